import type { Advice } from "../story/advice.tsx";

/** Drawn on the page of the component. */
export const advice: readonly Advice[] = [
  {
    good: { says: "First and last buttons where a list has many pages.", args: { pageCount: 40, defaultValue: 20, edges: true } },
    bad: {
      says: "Buttons to the ends of three pages: each is one press away anyway.",
      args: { pageCount: 3, defaultValue: 2, edges: true },
    },
  },
];
