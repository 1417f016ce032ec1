import type { Advice } from "../story/advice.tsx";

const limit = { value: 100n, valueLabel: "₹10,000 of ₹10,000" };

/** Drawn on the page of the component. */
export const advice: readonly Advice[] = [
  {
    good: { says: "The note says what the colour means, and what follows.", args: limit },
    bad: { says: "A colour alone: is full good or bad?", args: { ...limit, notes: undefined } },
  },
];
