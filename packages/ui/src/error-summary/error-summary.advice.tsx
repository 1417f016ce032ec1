import type { Advice } from "../story/advice.tsx";
import { ErrorSummary } from "./error-summary.tsx";

/** Drawn on the page of the component. */
export const advice: readonly Advice[] = [
  {
    good: {
      says: "Each error names its field, and what to do.",
      scene: (
        <ErrorSummary
          title="Please check 2 fields"
          attempt={1}
          errors={[{ text: "Enter your full name" }, { text: "Choose a way of payment" }]}
        />
      ),
    },
    bad: {
      says: "Which field is each of them about?",
      scene: (
        <ErrorSummary
          title="Please check 2 fields"
          attempt={1}
          errors={[{ text: "This field is required" }, { text: "Invalid selection" }]}
        />
      ),
    },
  },
];
