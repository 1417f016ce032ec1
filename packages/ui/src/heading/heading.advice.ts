import type { Advice } from "../story/advice.tsx";

/** Drawn on the page of the component. */
export const advice: readonly Advice[] = [
  {
    good: { says: "Sentence case.", args: { children: "Latest draws" } },
    bad: {
      says: "Capitals are slower to read, and Devanagari and Arabic have none.",
      args: { children: "LATEST DRAWS" },
    },
  },
  {
    good: { says: "Name what the section holds.", args: { children: "Bets of this week" } },
    bad: { says: "A greeting names nothing.", args: { children: "Hey there, welcome back!" } },
  },
];
