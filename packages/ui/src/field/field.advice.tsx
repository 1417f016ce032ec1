import type { Advice } from "../story/advice.tsx";
import { TextField } from "../text-field/text-field.tsx";

const mobile = { label: "Mobile", inputMode: "numeric", dir: "ltr", defaultValue: "98200 4157", tone: "negative" } as const;

/** Drawn on the page of the component. */
export const advice: readonly Advice[] = [
  {
    good: {
      says: "A sign and a sentence: what is wrong, and how to correct it.",
      scene: <TextField {...mobile} message="One digit is missing: a number has 10." />,
    },
    bad: {
      says: "A red edge alone: it is not seen by everyone, and explains nothing.",
      scene: <TextField {...mobile} />,
    },
  },
];
