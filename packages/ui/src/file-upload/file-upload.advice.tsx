import type { Advice } from "../story/advice.tsx";

/** Drawn on the page of the component. */
export const advice: readonly Advice[] = [
  {
    good: {
      says: "Say what the picture has to show.",
      args: { required: false, description: "The amount and the reference number must be readable" },
    },
    bad: {
      says: "A slip that is cut off comes back, and the deposit waits.",
      args: { required: false, description: undefined },
    },
  },
];
