/** Reasons for declining a withdrawal that are known in every language. An operator gives one of these, or own words. */
export const DECLINE_REASONS = ["account_details", "identity", "unusual_play", "bonus_terms", "duplicate", "on_request"] as const;
export type DeclineReason = (typeof DECLINE_REASONS)[number];

export const isDeclineReason = (text: string): text is DeclineReason => DECLINE_REASONS.some((one) => one === text);
