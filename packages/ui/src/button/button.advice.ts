import type { Advice } from "../story/advice.tsx";

/** Drawn on the page of the component. */
export const advice: readonly Advice[] = [
  {
    good: { says: "Name what happens, with the amount.", args: { children: "Deposit ₹500", variant: "primary" } },
    bad: { says: "“OK” says nothing to a person who reads the button alone.", args: { children: "OK", variant: "primary" } },
  },
  {
    good: { says: "One main action in a view; others are outlined.", args: { children: "Withdraw", variant: "outline" } },
    bad: { says: "Two main actions leave the choice to chance.", args: { children: "Deposit", variant: "primary" }, times: 2 },
  },
];
