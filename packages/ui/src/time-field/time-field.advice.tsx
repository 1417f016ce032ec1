import type { Advice } from "../story/advice.tsx";

const call = { label: "Call me at", required: false, defaultValue: "21:30" };

/** Drawn on the page of the component. */
export const advice: readonly Advice[] = [
  {
    good: {
      says: "Support is in India, so the field says whose time it is.",
      args: { ...call, description: "Time in India (IST)" },
    },
    bad: {
      says: "A member in Dubai is called an hour and a half early.",
      args: { ...call, description: undefined },
    },
  },
];
