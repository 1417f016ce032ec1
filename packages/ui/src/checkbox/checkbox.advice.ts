import type { Advice } from "../story/advice.tsx";

/** Drawn on the page of the component. */
export const advice: readonly Advice[] = [
  {
    good: { says: "Say what a person agrees to: a tick means yes.", args: { label: "I am 18 or older" } },
    bad: { says: "A double negative is read wrongly.", args: { label: "Do not leave me out of offers" } },
  },
  {
    good: { says: "The person ticks an agreement.", args: { label: "Send me offers by SMS" } },
    bad: {
      says: "What is ticked beforehand is no agreement.",
      args: { label: "Send me offers by SMS", defaultChecked: true },
    },
  },
];
