import { add } from "./wallets.ts";
import type { Bonus, Counted, Model, Terms } from "./types.ts";

export const isLive = ({ state }: Bonus): boolean => state !== "over";

/** Adds cash, or a bonus whose money cannot be staked. */
export function give(model: Model, terms: Terms, id: string | null): void {
  if (terms.times === 0) add(model.wallets, "cash", terms.amount);
  else model.bonuses.push({ ...terms, id: id ?? "without an id", progress: 0n, state: "in play" });
}

/**
 * Counts a finished round towards one bonus: the oldest in play that accepts it, of those that existed when the round began.
 */
export function count({ bonuses }: Model, there: number, validBet: bigint): Counted | undefined {
  const bonus = bonuses.slice(0, there).find(({ state, weight }) => state === "in play" && weight > 0);
  if (!bonus) return undefined;
  const required = bonus.amount * BigInt(bonus.times);
  const before = bonus.progress;
  bonus.progress += (validBet * BigInt(bonus.weight)) / 100n;
  if (bonus.progress >= required) {
    bonus.progress = required;
    bonus.state = "played";
  }
  return bonus.progress > before ? { bonus, amount: bonus.progress - before } : undefined;
}

/** Takes back what a wrong result counted. False where the bonus has ended: it keeps its progress, and the round counts no more. */
export function takeBackCounted({ bonus, amount }: Counted): boolean {
  if (!isLive(bonus)) return false;
  bonus.progress -= amount;
  bonus.state = "in play";
  return true;
}

/** A wagered bonus becomes cash. */
export function takeBonus({ wallets }: Model, bonus: Bonus): string {
  if (bonus.state !== "played") return "bonus.not_ready";
  bonus.state = "over";
  add(wallets, "cash", bonus.amount);
  return "ok";
}

/** Returns the bonus to the brand, wagered or not. */
export function giveUp(bonus: Bonus): string {
  if (!isLive(bonus)) return "bonus.over";
  bonus.state = "over";
  return "ok";
}

export const endingWithin = ({ bonuses }: Model, days: number): Bonus[] =>
  bonuses.filter((bonus) => isLive(bonus) && bonus.days <= days);
