/** What a reward is paid for, as the reward centre names it. */
export const REWARD_SOURCES = ["promotion", "raffle", "rebate", "mission", "referral", "vip", "points", "welcome"] as const;
export type RewardSource = (typeof REWARD_SOURCES)[number];
