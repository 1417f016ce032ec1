/** What the house owes a member for, as the reward centre names it. */
export const REWARD_SOURCES = ["promotion", "raffle", "rebate", "mission", "referral", "vip", "points"] as const;
export type RewardSource = (typeof REWARD_SOURCES)[number];

/** A reward waits, is taken, or was left until its time ran out. */
export const PENDING_REWARD_STATES = ["open", "claimed", "expired"] as const;
export type PendingRewardState = (typeof PENDING_REWARD_STATES)[number];
