import type { Advice } from "../story/advice.tsx";
import { Group } from "../group/group.tsx";
import { Stack } from "../stack/stack.tsx";
import { Text } from "../text/text.tsx";
import { Spinner } from "./spinner.tsx";

const rows = ["Balance", "Bonus", "Rebate"];

/** Drawn on the page of the component. */
export const advice: readonly Advice[] = [
  {
    good: {
      says: "Words say what is awaited.",
      scene: (
        <Group>
          <Spinner size="text" />
          <Text as="span">Opening Pearl Monsoon…</Text>
        </Group>
      ),
    },
    bad: { says: "The game, the page, or the network?", scene: <Spinner size="md" /> },
  },
  {
    good: {
      says: "One for the region that waits.",
      scene: (
        <Group>
          <Spinner size="text" />
          <Text as="span">Loading your wallet…</Text>
        </Group>
      ),
    },
    bad: {
      says: "Three at once look like three problems.",
      scene: (
        <Stack gap={2} align="start">
          {rows.map((row) => (
            <Group key={row}>
              <Text as="span">{row}</Text>
              <Spinner size="text" />
            </Group>
          ))}
        </Stack>
      ),
    },
  },
];
