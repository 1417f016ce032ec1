import type { Advice } from "../story/advice.tsx";

/** Drawn on the page of the component. */
export const advice: readonly Advice[] = [
  {
    good: { says: "The description says how many may be chosen.", args: { description: "Choose as many as you like" } },
    bad: { says: "Without it, some people stop after one.", args: { description: undefined } },
  },
];
