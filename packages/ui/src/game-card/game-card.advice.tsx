import type { Advice } from "../story/advice.tsx";

/** Drawn on the page of the component. */
export const advice: readonly Advice[] = [
  {
    good: { says: "A game under maintenance keeps its place, greyed, and says why.", args: { maintenance: true } },
    bad: { says: "It looks open, and a press ends at a notice.", args: {} },
  },
];
