import type { Advice } from "../story/advice.tsx";

/** Drawn on the page of the component. */
export const advice: readonly Advice[] = [
  {
    good: { says: "Say what a person agrees to.", args: { label: "I am 18 or older" } },
    bad: { says: "A double negative is read wrongly.", args: { label: "Do not leave me out of offers" } },
  },
];
