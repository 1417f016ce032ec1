import type { Advice } from "../story/advice.tsx";

const step = { min: 0, max: 20, step: 1, defaultValue: 9, description: undefined };

/** Drawn on the page of the component. */
export const advice: readonly Advice[] = [
  {
    good: { says: "The value as a person would say it.", args: { description: undefined } },
    bad: { says: "“9” is a place on the slider: nine what?", args: { ...step, format: String } },
  },
];
