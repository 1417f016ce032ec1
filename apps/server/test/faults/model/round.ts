import { count, takeBackCounted } from "./bonus.ts";
import { play } from "./points.ts";
import { add, take } from "./wallets.ts";
import type { Bet, Model, Round } from "./types.ts";

export const newRound = ({ bonuses }: Model, roundId: string, wallet: string): Round => ({
  roundId,
  wallet,
  bonuses: bonuses.length,
  bets: [],
  won: 0n,
});

/** The stakes that were not refunded. */
export const stakeOf = ({ bets }: Round): bigint =>
  bets.reduce((total, { amount, state }) => total + (state === "back" ? 0n : amount), 0n);

const isOpen = ({ openRounds }: Model, round: Round): boolean => openRounds.includes(round);
const close = ({ openRounds }: Model, round: Round) => openRounds.splice(openRounds.indexOf(round), 1);

export function stake(model: Model, round: Round, bet: Bet): string {
  if (round.bets.length > 0 && !isOpen(model, round)) return "round_closed";
  if (!take(model.wallets, round.wallet, bet.amount)) return "insufficient";
  if (round.bets.length === 0) model.openRounds.push(round);
  round.bets.push(bet);
  return "ok";
}

export function win(model: Model, round: Round, bet: Bet, amount: bigint): string {
  if (bet.state === "back") return "already_rolled_back";
  if (!isOpen(model, round)) return "round_closed";
  bet.state = "paid";
  round.won += amount;
  add(model.wallets, round.wallet, amount);
  return "ok";
}

/** A rollback refunds the whole stake unless a win was paid on it; a second one changes nothing. Its round stays open. */
export function giveBack(model: Model, round: Round, bet: Bet): string {
  if (bet.state === "back") return "ok";
  if (!isOpen(model, round)) return "round_closed";
  if (bet.state === "paid") return "conflict";
  bet.state = "back";
  add(model.wallets, round.wallet, bet.amount);
  return "ok";
}

/** A slot stake counts in full, won or lost; a void or a tie counts nothing. A void gives back what no win has returned. */
export function end(
  model: Model,
  round: Round,
  { isVoid, day, transactionId }: { readonly isVoid: boolean; readonly day: string; readonly transactionId: string },
): string {
  if (!isOpen(model, round)) return "round_closed";
  const staked = stakeOf(round);
  const isRefunded = staked === 0n && round.won === 0n;
  if (isVoid && !isRefunded) {
    if (round.won > staked) return "conflict";
    add(model.wallets, round.wallet, staked - round.won);
    for (const bet of round.bets) if (bet.state === "taken") bet.state = "back";
  }
  close(model, round);
  const validBet = isVoid || round.won === staked ? 0n : staked;
  round.counted ??= count(model, round.bonuses, validBet);
  play(model, day, validBet);
  if (!isVoid && !isRefunded) {
    round.result = { transactionId, day, validBet };
    model.settledRounds.push(round);
  }
  return "ok";
}

/** Takes a wrong result back: the wins leave the wallet, and the round is open again with its stakes. False where they were spent. */
export function unsettle(model: Model, round: Round): boolean {
  if (!round.result || !take(model.wallets, round.wallet, round.won)) return false;
  play(model, round.result.day, -round.result.validBet);
  if (round.counted && takeBackCounted(round.counted)) round.counted = undefined;
  for (const bet of round.bets) if (bet.state === "paid") bet.state = "taken";
  round.won = 0n;
  round.result = undefined;
  model.settledRounds.splice(model.settledRounds.indexOf(round), 1);
  model.openRounds.push(round);
  return true;
}
