import type { Advice } from "../story/advice.tsx";
import { Heading } from "../heading/heading.tsx";
import { Stack } from "../stack/stack.tsx";
import { Text } from "../text/text.tsx";
import { Surface } from "./surface.tsx";

/** Drawn on the page of the component. */
export const advice: readonly Advice[] = [
  {
    good: {
      says: "One card holds one thing, and space orders what is in it.",
      scene: (
        <Surface>
          <Stack gap={2}>
            <Heading level={3} size="md">
              Withdrawal of ₹5,000
            </Heading>
            <Text>Account: State Bank of India ··4821</Text>
            <Text>Expected: 10 to 30 minutes</Text>
          </Stack>
        </Surface>
      ),
    },
    bad: {
      says: "Cards in a card: the edges are louder than the content.",
      scene: (
        <Surface>
          <Stack gap={2}>
            <Surface padding="sm">
              <Heading level={3} size="md">
                Withdrawal of ₹5,000
              </Heading>
            </Surface>
            <Surface padding="sm">
              <Text>Account: State Bank of India ··4821</Text>
            </Surface>
            <Surface padding="sm">
              <Text>Expected: 10 to 30 minutes</Text>
            </Surface>
          </Stack>
        </Surface>
      ),
    },
  },
];
