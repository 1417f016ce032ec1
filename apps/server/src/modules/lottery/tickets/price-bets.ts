import type { ParsedOf } from "@baize/api/contract/contract";
import type { LotteryGame } from "@baize/domain/lottery/games";
import { priceBet, type PricedBet, type WrittenBet } from "@baize/domain/lottery/price";
import { parseAmount } from "@baize/domain/money/amount";
import { fault } from "../../../platform/http/fault.ts";

/** Problems of numbers that one refusal names: whoever pasted thousands corrects some, and asks again. */
const MOST_PROBLEMS = 100;

/** The bets of a request, with units in minor units. */
export const toWrittenBets = (bets: ParsedOf<"lottery.quote">["bets"], currency: string): WrittenBet[] =>
  bets.map((bet) => ({ ...bet, unit: parseAmount(bet.unit, currency) ?? 0n }));

/** Reads and prices the bets of a ticket. Throws `lottery.bad_bet` for the first that is wrong. */
export const priceBets = (rules: LotteryGame, bets: readonly WrittenBet[], currency: string): PricedBet[] =>
  bets.map((bet, index) => {
    const priced = priceBet(rules, bet, currency);
    if (priced.ok) return priced.bet;
    const problems = priced.problems.slice(0, MOST_PROBLEMS).map((problem) => ({ ...problem }));
    throw fault("lottery.bad_bet", { bet: index, code: priced.code, problems });
  });

export const stakeOf = (bets: readonly PricedBet[]): bigint => bets.reduce((sum, { stake }) => sum + stake, 0n);
export const countLines = (bets: readonly PricedBet[]): number => bets.reduce((sum, { lines }) => sum + lines, 0);
