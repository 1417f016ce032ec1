/** The obstacles to closing an account. */
export const CLOSING_OBSTACLES = ["money", "bets", "withdrawals", "deposits", "bonuses", "goods", "team", "contracts"] as const;
export type ClosingObstacle = (typeof CLOSING_OBSTACLES)[number];
