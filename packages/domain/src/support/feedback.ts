import { machine } from "../state-machine/machine.ts";

/** The subjects of feedback. */
export const FEEDBACK_TYPES = ["deposit", "withdrawal", "game", "customer_service", "application", "other"] as const;
export type FeedbackType = (typeof FEEDBACK_TYPES)[number];

/** User-perceived characters of a message; the specification names two bounds and not their values. */
export const FEEDBACK_LENGTH = { min: 10, max: 500 } as const;

export const FEEDBACK_STATES = ["open", "answered", "closed"] as const;
export type FeedbackState = (typeof FEEDBACK_STATES)[number];

/** An operator answers feedback, or closes it without an answer. */
export const FEEDBACK = machine({
  name: "Feedback",
  states: FEEDBACK_STATES,
  edges: [
    { from: null, event: "send", to: "open", actors: ["member"] },
    { from: "open", event: "answer", to: "answered", actors: ["operator"] },
    { from: "open", event: "close", to: "closed", actors: ["operator"] },
  ],
});
