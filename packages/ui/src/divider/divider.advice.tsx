import type { Advice } from "../story/advice.tsx";
import { Heading } from "../heading/heading.tsx";
import { Stack } from "../stack/stack.tsx";
import { Text } from "../text/text.tsx";
import { Divider } from "./divider.tsx";

/** Drawn on the page of the component. */
export const advice: readonly Advice[] = [
  {
    good: {
      says: "Between items of the same kind.",
      scene: (
        <Stack gap={3}>
          <Text>Pearl Monsoon, ₹500</Text>
          <Divider />
          <Text>Crown of Mysore, ₹200</Text>
        </Stack>
      ),
    },
    bad: {
      says: "Under a heading the space already divides.",
      scene: (
        <Stack gap={3}>
          <Heading level={3}>Bets</Heading>
          <Divider />
          <Text>Pearl Monsoon, ₹500</Text>
        </Stack>
      ),
    },
  },
];
