import type { Category } from "../game/category.ts";
import { type BetStatus, isReturned } from "./status.ts";

/** Minor units of one currency. */
export interface Wager {
  status: BetStatus;
  stake: bigint;
  payout: bigint;
  validBet: bigint;
}

/** Sums over bets of one currency. A stake that was given back is counted as a bet, but in no sum. */
export interface BetTotals {
  count: number;
  stake: bigint;
  payout: bigint;
  net: bigint;
  validBet: bigint;
}

/** Payout less stake; nothing while open, nor when the stake was given back. */
export function netOf({ status, stake, payout }: Pick<Wager, "status" | "stake" | "payout">): bigint {
  return status === "open" || isReturned(status) ? 0n : payout - stake;
}

/** Categories whose valid bet is the smaller of the stake and what was won or lost on it. */
const RISKED: ReadonlySet<Category> = new Set(["LIVE", "SPORTS", "ESPORTS", "COCKFIGHT"]);

export interface ValidBetFacts {
  category: Category;
  status: BetStatus;
  stake: bigint;
  payout: bigint;
  /** The rake: the operator's share of a PVP pot. */
  rake?: bigint;
  /** Placed from a demo account, or from bonus money. */
  unreal?: boolean;
}

/** The part of a wager that counts towards rebates and commissions: see the decisions, agent contracts. */
export function validBet({ category, status, stake, payout, rake = 0n, unreal = false }: ValidBetFacts): bigint {
  if (unreal || (status !== "won" && status !== "lost")) return 0n;
  if (category === "PVP") return rake;
  if (!RISKED.has(category)) return stake;
  const result = payout > stake ? payout - stake : stake - payout;
  return result < stake ? result : stake;
}
