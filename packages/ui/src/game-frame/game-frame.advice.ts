import type { Advice } from "../story/advice.tsx";

/** Drawn on the page of the component. */
export const advice: readonly Advice[] = [
  {
    good: { says: "What happened, what it means for the money, and a way on.", args: { state: "timeout" } },
    bad: { says: "It loads without end, and a person does not know whether a bet was placed.", args: { state: "loading" } },
  },
];
