import { count } from "./bonus.ts";
import type { Model } from "./model.ts";
import { play } from "./points.ts";
import { add, take } from "./wallets.ts";

export interface Bet {
  readonly transactionId: string;
  readonly amount: bigint;
  state: "taken" | "paid" | "back";
}

export interface Round {
  readonly roundId: string;
  /** The wallet that it began with: all of its stakes come from there, and all that it pays goes there. */
  readonly purse: string;
  /** How many bonuses there were when it began. */
  readonly bonuses: number;
  readonly bets: Bet[];
  won: bigint;
}

export const newRound = ({ bonuses }: Model, roundId: string, purse: string): Round => ({
  roundId,
  purse,
  bonuses: bonuses.length,
  bets: [],
  won: 0n,
});

/** What was staked and not given back. */
export const stakeOf = ({ bets }: Round): bigint =>
  bets.reduce((total, { amount, state }) => total + (state === "back" ? 0n : amount), 0n);

const isOpen = ({ openRounds }: Model, round: Round): boolean => openRounds.includes(round);
const close = ({ openRounds }: Model, round: Round) => openRounds.splice(openRounds.indexOf(round), 1);

export function stake(model: Model, round: Round, bet: Bet): string {
  if (round.bets.length > 0 && !isOpen(model, round)) return "conflict";
  if (!take(model.wallets, round.purse, bet.amount)) return "insufficient";
  if (round.bets.length === 0) model.openRounds.push(round);
  round.bets.push(bet);
  return "ok";
}

export function win(model: Model, round: Round, bet: Bet, amount: bigint): string {
  if (bet.state === "back" || !isOpen(model, round)) return "conflict";
  bet.state = "paid";
  round.won += amount;
  add(model.wallets, round.purse, amount);
  return "ok";
}

/** A stake comes back whole unless something was paid on it; a round of which nothing is left is over. */
export function giveBack(model: Model, round: Round, bet: Bet): string {
  if (bet.state !== "taken" || !isOpen(model, round)) return "conflict";
  bet.state = "back";
  add(model.wallets, round.purse, bet.amount);
  if (stakeOf(round) === 0n) close(model, round);
  return "ok";
}

/** A slot's stake counts whole, won or lost; void or a tie it counts nothing. */
export function end(model: Model, round: Round, { isVoid, day }: { readonly isVoid: boolean; readonly day: string }): string {
  if (!isOpen(model, round)) return stakeOf(round) === 0n ? "ok" : "conflict";
  close(model, round);
  const staked = stakeOf(round);
  const validBet = isVoid || round.won === staked ? 0n : staked;
  count(model, round.bonuses, validBet);
  play(model, day, validBet);
  return "ok";
}
