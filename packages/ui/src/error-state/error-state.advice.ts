import type { Advice } from "../story/advice.tsx";

/** Drawn on the page of the component. */
export const advice: readonly Advice[] = [
  {
    good: { says: "Say what it means for the money, and offer what to do.", args: { actions: undefined } },
    bad: {
      says: "A code and no way on.",
      args: { title: "Error 504", children: "Gateway timeout.", actions: undefined, onRetry: undefined },
    },
  },
];
