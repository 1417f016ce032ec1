/** What must be gone before a member can close the account. */
export const CLOSING_OBSTACLES = ["money", "bets", "withdrawals", "bonuses"] as const;
export type ClosingObstacle = (typeof CLOSING_OBSTACLES)[number];
