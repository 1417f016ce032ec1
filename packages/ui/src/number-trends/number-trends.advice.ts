import type { Advice } from "../story/advice.tsx";

/** Drawn on the page of the component. */
export const advice: readonly Advice[] = [
  {
    wide: true,
    good: { says: "The note says that past draws decide nothing.", args: {} },
    bad: {
      says: "An absent number is not due: each draw has the same chance, and the text must not sell another.",
      args: { messages: { note: "4 is overdue. Play it now!" } },
    },
  },
];
