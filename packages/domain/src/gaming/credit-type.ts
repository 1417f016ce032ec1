/** The reasons for which a provider credits a member without a bet. */
export const CREDIT_TYPES = ["promotion", "jackpot", "tournament"] as const;
export type CreditType = (typeof CREDIT_TYPES)[number];
