import type { Advice } from "../story/advice.tsx";

/** Drawn on the page of the component. */
export const advice: readonly Advice[] = [
  {
    good: { says: "The word as the brand owns it.", args: { name: "Baize" } },
    bad: { says: "Capitals that the brand does not own make another word of it.", args: { name: "BAIZE" } },
  },
];
