/** An amount in minor units (paise, cents) and its ISO 4217 code. Never a float. */
export interface Money {
  minor: bigint;
  currency: string;
}

/** An amount as requests and answers carry it: a decimal string with exactly the currency's digits (`"1250.50"`), and the code. */
export interface MoneyAmount {
  amount: string;
  currency: string;
}
