import type { Advice } from "../story/advice.tsx";

/** Drawn on the page of the component. */
export const advice: readonly Advice[] = [
  {
    good: {
      says: "The note says what a choice means: time and cost.",
      args: {
        description: undefined,
        required: false,
        options: [
          { value: "upi", label: "UPI", note: "10 minutes, no fee" },
          { value: "bank", label: "Bank transfer", note: "1 working day, ₹15" },
        ],
      },
    },
    bad: {
      says: "Names alone: a person has to try each to learn the difference.",
      args: {
        description: undefined,
        required: false,
        options: [
          { value: "upi", label: "UPI" },
          { value: "bank", label: "Bank transfer" },
        ],
      },
    },
  },
];
