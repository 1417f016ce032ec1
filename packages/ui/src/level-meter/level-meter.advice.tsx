import type { Advice } from "../story/advice.tsx";

/** Drawn on the page of the component. */
export const advice: readonly Advice[] = [
  {
    good: { says: "What is missing, in bets, and until when it counts.", args: {} },
    bad: {
      says: "It urges, and a person cannot see what it costs.",
      args: { missing: "Hurry! Only a little more to VIP 4!" },
    },
  },
];
