import type { Advice } from "../story/advice.tsx";

/** Drawn on the page of the component. */
export const advice: readonly Advice[] = [
  {
    good: { says: "A way on for people who cannot read the picture.", args: { required: false } },
    bad: { says: "People who cannot read the picture cannot go on.", args: { required: false, alternative: undefined } },
  },
];
