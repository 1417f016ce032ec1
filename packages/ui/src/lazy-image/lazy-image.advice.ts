import type { Advice } from "../story/advice.tsx";

/** Drawn on the page of the component. */
export const advice: readonly Advice[] = [
  {
    good: { says: "The ratio of the picture: all of it is shown, and nothing moves when it loads.", args: { ratio: "16 / 9" } },
    bad: { says: "Another ratio cuts the picture off.", args: { ratio: "6 / 1" } },
  },
];
