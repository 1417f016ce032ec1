/**
 * The member centre's pages by the specification's ids, in the order of the menu. The rest of a page: `app/member-pages.ts`.
 */
export const memberPageNames = [
  "securityCenter",
  "responsiblePlay",
  "transferFund",
  "depositv2",
  "withdraw",
  "transferUpline",
  "personalHistoryCopy",
  "transactionHistory",
  "personalProfit",
  "bonusDetails",
  "rewardCenter",
  "redEnvelope",
  "referral",
  "missionLeaderboard",
  "pointsDetails",
  "redeemHistory",
  "messageV2",
] as const;

export type MemberPageName = (typeof memberPageNames)[number];
