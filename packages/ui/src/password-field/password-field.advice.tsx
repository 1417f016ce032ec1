import type { Advice } from "../story/advice.tsx";

const rules = [
  { id: "length", text: "8 to 16 characters", met: true },
  { id: "upper", text: "one capital", met: true },
  { id: "digit", text: "one digit", met: false },
];
const made = { label: "New password", required: false, autoComplete: "new-password", defaultValue: "TeenPatti" };

/** Drawn on the page of the component. */
export const advice: readonly Advice[] = [
  {
    good: { says: "Every rule is listed, and marked once it is met.", args: { ...made, rules } },
    bad: {
      says: "The rules come one by one, each as an error.",
      args: { ...made, tone: "negative", message: "One digit is missing" },
    },
  },
];
