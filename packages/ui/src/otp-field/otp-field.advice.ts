import type { Advice } from "../story/advice.tsx";

/** Drawn on the page of the component. */
export const advice: readonly Advice[] = [
  {
    good: { says: "Say where the code was sent.", args: { required: false, description: "Sent to +91 •••• ••42 10" } },
    bad: { says: "By SMS, by email, to which number?", args: { required: false, description: "Enter the code" } },
  },
];
