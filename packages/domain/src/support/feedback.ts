/** What a message to the house may be about. */
export const FEEDBACK_TYPES = ["deposit", "withdrawal", "game", "customer_service", "application", "other"] as const;
export type FeedbackType = (typeof FEEDBACK_TYPES)[number];

/** User-perceived characters of a message; the specification names two bounds and not their values. */
export const FEEDBACK_LENGTH = { min: 10, max: 500 } as const;

/** What became of a message: the house answers it, or lays it aside without a word. Both end it. */
export const FEEDBACK_STATES = ["open", "answered", "closed"] as const;
export type FeedbackState = (typeof FEEDBACK_STATES)[number];
