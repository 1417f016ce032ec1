import type { Advice } from "../story/advice.tsx";

/** Drawn on the page of the component. */
export const advice: readonly Advice[] = [
  {
    good: {
      says: "Say the bounds before they are broken.",
      args: { required: false, description: "₹100 to ₹50,000" },
    },
    bad: {
      says: "The bound is learned only by an error.",
      args: { required: false, description: undefined, tone: "negative", message: "At least ₹100.", defaultValue: 5_000n },
    },
  },
];
