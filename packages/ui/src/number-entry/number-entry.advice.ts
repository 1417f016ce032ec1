import type { Advice } from "../story/advice.tsx";

/** Drawn on the page of the component. */
export const advice: readonly Advice[] = [
  {
    good: {
      says: "“7” stays as typed and is listed: the person knows whether it is 07 or 70.",
      args: { defaultValue: "04 17 7" },
    },
    bad: { says: "“7” has become “07”, a bet that may not be meant.", args: { defaultValue: "04 17 07" } },
  },
];
