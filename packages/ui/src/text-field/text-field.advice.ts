import type { Advice } from "../story/advice.tsx";

/** Drawn on the page of the component. */
export const advice: readonly Advice[] = [
  {
    good: { says: "A label that stays visible while a person types.", args: { label: "Bank account number" } },
    bad: {
      says: "A placeholder alone disappears with the first letter.",
      args: { label: "Bank account number", labelHidden: true, placeholder: "Bank account number" },
    },
  },
];
