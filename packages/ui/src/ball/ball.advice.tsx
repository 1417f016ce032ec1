import { Group } from "../group/group.tsx";
import type { Advice } from "../story/advice.tsx";
import { Text } from "../text/text.tsx";
import { Ball } from "./ball.tsx";

/** Drawn on the page of the component. */
export const advice: readonly Advice[] = [
  {
    good: {
      says: "A ball is a number that was drawn.",
      scene: (
        <Group>
          <Text as="span">Special</Text>
          <Ball number="07" />
        </Group>
      ),
    },
    bad: {
      says: "A count of bets in the same look seems to be a result.",
      scene: (
        <Group>
          <Text as="span">Bets today</Text>
          <Ball number="12" />
        </Group>
      ),
    },
  },
];
