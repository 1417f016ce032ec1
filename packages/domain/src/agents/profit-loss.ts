/** What a person or a branch paid, played and was paid in some days, in minor units. Gains are positive. */
export interface ProfitLoss {
  readonly deposits: bigint;
  readonly withdrawals: bigint;
  readonly validBet: bigint;
  readonly payout: bigint;
  /** Payouts less stakes of what is settled. */
  readonly winLoss: bigint;
  readonly rebates: bigint;
  readonly bonuses: bigint;
  readonly commission: bigint;
}

/** The figures of a report, in the order of its columns. */
export const PROFIT_LOSS_FIGURES = [
  "deposits",
  "withdrawals",
  "validBet",
  "payout",
  "winLoss",
  "rebates",
  "bonuses",
  "commission",
  "net",
] as const;
export type ProfitLossFigure = (typeof PROFIT_LOSS_FIGURES)[number];

export const PROFIT_LOSS_SORTS = ["account", ...PROFIT_LOSS_FIGURES] as const;
export const SORT_DIRECTIONS = ["ascending", "descending"] as const;

export const NO_PROFIT_LOSS: ProfitLoss = {
  deposits: 0n,
  withdrawals: 0n,
  validBet: 0n,
  payout: 0n,
  winLoss: 0n,
  rebates: 0n,
  bonuses: 0n,
  commission: 0n,
};

export const addProfitLoss = (one: ProfitLoss, two: ProfitLoss): ProfitLoss => ({
  deposits: one.deposits + two.deposits,
  withdrawals: one.withdrawals + two.withdrawals,
  validBet: one.validBet + two.validBet,
  payout: one.payout + two.payout,
  winLoss: one.winLoss + two.winLoss,
  rebates: one.rebates + two.rebates,
  bonuses: one.bonuses + two.bonuses,
  commission: one.commission + two.commission,
});

/** What remains of play, rebates, bonuses and commission. Deposits and withdrawals are the person's own money. */
export const netOfProfitLoss = ({ winLoss, rebates, bonuses, commission }: ProfitLoss): bigint =>
  winLoss + rebates + bonuses + commission;

export const figureAmount = (figures: ProfitLoss, figure: ProfitLossFigure): bigint =>
  figure === "net" ? netOfProfitLoss(figures) : figures[figure];
