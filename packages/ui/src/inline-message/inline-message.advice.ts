import type { Advice } from "../story/advice.tsx";

/** Drawn on the page of the component. */
export const advice: readonly Advice[] = [
  {
    good: {
      says: "Say how to correct it.",
      args: { tone: "negative", children: "You can withdraw up to ₹41,830.75" },
    },
    bad: { says: "What amount would be right?", args: { tone: "negative", children: "Amount not allowed" } },
  },
  {
    good: {
      says: "Name the bound before it is broken.",
      args: { children: "₹100 to ₹50,000" },
    },
    bad: { says: "A sentence that helps with nothing is read by everyone.", args: { children: "Please fill in this field." } },
  },
];
