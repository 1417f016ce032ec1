/** The provider of the site's own lotteries, in the betting record and the ledger. */
export const LOTTERY_PROVIDER = "lottery";
