import type { Advice } from "../story/advice.tsx";
import { RadioGroup } from "../radio-group/radio-group.tsx";
import { Select } from "./select.tsx";

const accounts = [
  { value: "sbi", label: "State Bank of India ··4821" },
  { value: "hdfc", label: "HDFC Bank ··0077" },
];

/** Drawn on the page of the component. */
export const advice: readonly Advice[] = [
  {
    good: {
      says: "The placeholder says what is to be chosen.",
      args: { description: undefined, placeholder: "Choose a currency" },
    },
    bad: { says: "“Select…” repeats what the arrow shows already.", args: { description: undefined, placeholder: "Select…" } },
  },
  {
    good: {
      says: "Two or three choices are visible at once in a RadioGroup.",
      scene: <RadioGroup label="Withdraw to" options={accounts} defaultValue="sbi" />,
    },
    bad: {
      says: "A list hides the second choice behind a press.",
      scene: <Select label="Withdraw to" options={accounts} defaultValue="sbi" />,
    },
  },
];
