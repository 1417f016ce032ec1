import type { Advice } from "../story/advice.tsx";
import { Text } from "../text/text.tsx";
import { DateTime } from "./date-time.tsx";

/** Drawn on the page of the component. */
export const advice: readonly Advice[] = [
  {
    good: {
      says: "The month in words: it is read the same everywhere.",
      scene: <DateTime value={Date.UTC(2026, 3, 5, 6, 30)} locale="en" />,
    },
    bad: { says: "The 4th of May or the 5th of April?", scene: <Text as="span">04/05/2026</Text> },
  },
];
