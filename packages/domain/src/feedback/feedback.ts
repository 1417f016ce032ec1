/** What a message to the house may be about. */
export const FEEDBACK_TYPES = ["deposit", "withdrawal", "game", "customer_service", "application", "other"] as const;
export type FeedbackType = (typeof FEEDBACK_TYPES)[number];

/** User-perceived characters of a message; the specification names two bounds and not their values. */
export const FEEDBACK_LENGTH = { min: 10, max: 500 } as const;
