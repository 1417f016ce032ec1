import { netOfProfitLoss, type ProfitLoss } from "@baize/domain/agents/profit-loss";
import { toMoneyAmount } from "@baize/domain/money/amount";

/** Profit and loss as an answer shows it. */
export function toFigures(figures: ProfitLoss, currency: string) {
  const money = (minor: bigint) => toMoneyAmount({ minor, currency });
  const { deposits, withdrawals, validBet, payout, winLoss, rebates, bonuses, commission } = figures;
  return {
    deposits: money(deposits),
    withdrawals: money(withdrawals),
    validBet: money(validBet),
    payout: money(payout),
    winLoss: money(winLoss),
    rebates: money(rebates),
    bonuses: money(bonuses),
    commission: money(commission),
    net: money(netOfProfitLoss(figures)),
  };
}
