import type { Advice } from "../story/advice.tsx";

/** Drawn on the page of the component. */
export const advice: readonly Advice[] = [
  {
    good: { says: "What waits, and when the figures were true.", args: {} },
    bad: {
      says: "Is the bet placed or lost, and how old is the balance?",
      args: { children: "You are offline.", asOf: undefined },
    },
  },
];
