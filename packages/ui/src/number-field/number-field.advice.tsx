import type { Advice } from "../story/advice.tsx";
import { TextField } from "../text-field/text-field.tsx";
import { NumberField } from "./number-field.tsx";

/** Drawn on the page of the component. */
export const advice: readonly Advice[] = [
  {
    good: { says: "Say the bounds before they are broken.", args: { required: false, description: "From 1 to 5,000" } },
    bad: {
      says: "The bound is learned only by an error.",
      args: { required: false, description: undefined, defaultValue: 9_000, tone: "negative", message: "At most 5,000." },
    },
  },
  {
    good: {
      says: "An account number is a text: its digits stay as the bank prints them.",
      scene: <TextField label="Account number" inputMode="numeric" dir="ltr" defaultValue="0050100234567" />,
    },
    bad: {
      says: "As a quantity it loses its zeros, gets commas, and can be counted up.",
      scene: <NumberField label="Account number" locale="en-IN" steppers defaultValue={50_100_234_567} />,
    },
  },
];
