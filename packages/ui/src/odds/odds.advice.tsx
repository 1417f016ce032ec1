import type { Advice } from "../story/advice.tsx";

const market = (first: string, second: string, third: string) => ({
  items: [
    { id: "first", label: first, odds: "1.62" },
    { id: "second", label: second, odds: "2.35" },
    { id: "third", label: third, odds: "34.00" },
  ],
});

/** Drawn on the page of the component. */
export const advice: readonly Advice[] = [
  {
    good: { says: "Each label is the outcome in words.", args: market("Mumbai", "Chennai", "Tie") },
    bad: { says: "“1”, “2” and “X” are known only to people who bet often.", args: market("1", "2", "X") },
  },
];
