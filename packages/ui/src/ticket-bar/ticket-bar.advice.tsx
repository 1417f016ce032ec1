import type { Advice } from "../story/advice.tsx";

/** Drawn on the page of the component. */
export const advice: readonly Advice[] = [
  {
    good: {
      says: "The smallest unit is first, so it is the one that is chosen until a person decides.",
      args: { units: [1_000n, 10_000n, 50_000n], onRandom: undefined, returns: undefined },
    },
    bad: {
      says: "With the largest first, a person who only picks numbers stakes ₹500 a line.",
      args: { units: [50_000n, 10_000n, 1_000n], onRandom: undefined, returns: undefined },
    },
  },
];
