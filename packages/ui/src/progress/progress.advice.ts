import type { Advice } from "../story/advice.tsx";

/** Drawn on the page of the component. */
export const advice: readonly Advice[] = [
  {
    good: {
      says: "The value in the player’s terms.",
      args: { label: "Bets for the bonus", value: 62, valueLabel: "₹6,200 of ₹10,000" },
    },
    bad: { says: "62 percent of what?", args: { label: "Bets for the bonus", value: 62, valueLabel: "62%" } },
  },
];
