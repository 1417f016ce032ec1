import type { Advice } from "../story/advice.tsx";
import { Group } from "../group/group.tsx";
import { InlineMessage } from "../inline-message/inline-message.tsx";
import { Stack } from "../stack/stack.tsx";
import { Button } from "./button.tsx";

/** Drawn on the page of the component. */
export const advice: readonly Advice[] = [
  {
    good: { says: "Name what happens, with the amount.", args: { children: "Deposit ₹500", variant: "primary" } },
    bad: { says: "“OK” says nothing to a person who reads the button alone.", args: { children: "OK", variant: "primary" } },
  },
  {
    good: {
      says: "One main action in a view; others are outlined.",
      scene: (
        <Group>
          <Button variant="primary">Deposit</Button>
          <Button variant="outline">Withdraw</Button>
        </Group>
      ),
    },
    bad: {
      says: "Two main actions leave the choice to chance.",
      scene: (
        <Group>
          <Button variant="primary">Deposit</Button>
          <Button variant="primary">Withdraw</Button>
        </Group>
      ),
    },
  },
  {
    good: {
      says: "Say beside a disabled button what is missing.",
      scene: (
        <Stack gap={2} align="start">
          <Button disabled>Withdraw</Button>
          <InlineMessage>Add a bank account to withdraw.</InlineMessage>
        </Stack>
      ),
    },
    bad: { says: "A disabled button alone gives no way to go on.", scene: <Button disabled>Withdraw</Button> },
  },
  {
    good: {
      says: "Red is for what cannot be undone.",
      args: { children: "Close my account", variant: "danger" },
    },
    bad: { says: "In red, a step back looks like a loss.", args: { children: "Cancel", variant: "danger" } },
  },
];
