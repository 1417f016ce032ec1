/** The reasons why points are earned or spent, as a points record names them. */
export const POINT_TYPES = ["live", "lottery", "pvp", "rng", "sports", "deposit", "redeem"] as const;
export type PointType = (typeof POINT_TYPES)[number];
/** The type of points for deposits; bets earn points by their category. */
export const DEPOSIT_POINTS = "deposit" satisfies PointType;

/** Kinds of an exchange in the points mall. */
export const REWARD_KINDS = ["discount", "lifestyle", "gift"] as const;
export type RewardKind = (typeof REWARD_KINDS)[number];

/** Whether a parcel is sent; discounts and services are given without one. */
export const isShipped = (kind: string): boolean => kind === ("gift" satisfies RewardKind);
