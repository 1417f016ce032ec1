import type { Advice } from "../story/advice.tsx";

/** Drawn on the page of the component. */
export const advice: readonly Advice[] = [
  {
    good: {
      says: "What happened, what it means for the money, what to do.",
      args: { title: "UPI is slow", children: "Your deposit is safe. Allow 40 minutes." },
    },
    bad: { says: "A code that only the maker understands.", args: { title: "Error 504", children: "Gateway timeout" } },
  },
];
