/** The reasons of a reward, as the reward centre names them. */
export const REWARD_SOURCES = ["promotion", "raffle", "rebate", "mission", "referral", "vip", "points", "welcome"] as const;
export type RewardSource = (typeof REWARD_SOURCES)[number];
