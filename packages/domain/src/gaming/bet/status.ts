/** States of one wager as the betting record shows them. */
export const BET_STATUSES = ["open", "won", "lost", "tie", "void", "refunded"] as const;
export type BetStatus = (typeof BET_STATUSES)[number];
