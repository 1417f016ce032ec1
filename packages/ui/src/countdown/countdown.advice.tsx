import { Group } from "../group/group.tsx";
import type { Advice } from "../story/advice.tsx";
import { Text } from "../text/text.tsx";
import { Countdown } from "./countdown.tsx";

const HOUR = 3_600_000;
const clock = () => 0;

/** Drawn on the page of the component. */
export const advice: readonly Advice[] = [
  {
    good: {
      says: "Words beside the figure say what ends.",
      scene: (
        <Group>
          <Text as="span">Bets close in</Text>
          <Countdown deadline={252_000} clock={clock} size="lg" />
        </Group>
      ),
    },
    bad: {
      says: "Until the draw, or until bets close?",
      scene: <Countdown deadline={252_000} clock={clock} size="lg" />,
    },
  },
  {
    good: {
      says: "A moment that is days away is a date.",
      scene: <Text>Starts on Tuesday, 24 Nov, 14:00</Text>,
    },
    bad: {
      says: "75 hours: which day is that?",
      scene: (
        <Group>
          <Text as="span">Starts in</Text>
          <Countdown deadline={75 * HOUR + 41_000} clock={clock} size="lg" />
        </Group>
      ),
    },
  },
];
