import type { Advice } from "../story/advice.tsx";

/** Drawn on the page of the component. */
export const advice: readonly Advice[] = [
  {
    good: { says: "Its spec gives the birthday a date field.", args: { name: "birthday" } },
    bad: {
      says: "Without a spec it is a plain text field, which takes any words.",
      args: { name: "birthday", spec: undefined },
    },
  },
];
