import type { Advice } from "../story/advice.tsx";
import { Stepper } from "./stepper.tsx";

const row = (...labels: readonly string[]) => (
  <Stepper
    aria-label="Steps of the deposit"
    steps={labels.map((label, index) => ({ id: `step-${index}`, label }))}
    current="step-0"
  />
);

/** Drawn on the page of the component. */
export const advice: readonly Advice[] = [
  {
    wide: true,
    good: { says: "One or two words say what is done in a step.", scene: row("Amount", "Method", "Pay") },
    bad: {
      says: "Sentences belong in the step itself.",
      scene: row("Enter the amount to deposit", "Choose how you pay", "Confirm in your app"),
    },
  },
];
