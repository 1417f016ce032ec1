import type { Model } from "./model.ts";
import { add } from "./wallets.ts";

/** What is promised with a bonus: how often it must be played, how long, and what a hundred of a slot's bets count. */
export interface Terms {
  readonly amount: bigint;
  /** 0 is cash at once. */
  readonly times: number;
  readonly days: number;
  readonly weight: number;
}

export interface Bonus extends Terms {
  readonly id: string;
  progress: bigint;
  state: "in play" | "played" | "over";
}

export const isLive = ({ state }: Bonus): boolean => state !== "over";

/** Cash, or a bonus that nothing can be staked from. */
export function give(model: Model, terms: Terms, id: string | null): void {
  if (terms.times === 0) add(model.wallets, "cash", terms.amount);
  else model.bonuses.push({ ...terms, id: id ?? "without an id", progress: 0n, state: "in play" });
}

/** A finished round counts towards one bonus: the oldest in play that lets it, of those that were there when it began. */
export function count({ bonuses }: Model, there: number, validBet: bigint): void {
  const bonus = bonuses.slice(0, there).find(({ state, weight }) => state === "in play" && weight > 0);
  if (!bonus) return;
  const required = bonus.amount * BigInt(bonus.times);
  bonus.progress += (validBet * BigInt(bonus.weight)) / 100n;
  if (bonus.progress < required) return;
  bonus.progress = required;
  bonus.state = "played";
}

/** Played through it becomes cash. */
export function takeBonus({ wallets }: Model, bonus: Bonus): string {
  if (bonus.state !== "played") return "bonus.not_ready";
  bonus.state = "over";
  add(wallets, "cash", bonus.amount);
  return "ok";
}

/** Played or not, it is the house's again. */
export function giveUp(bonus: Bonus): string {
  if (!isLive(bonus)) return "bonus.over";
  bonus.state = "over";
  return "ok";
}

export const endingWithin = ({ bonuses }: Model, days: number): Bonus[] =>
  bonuses.filter((bonus) => isLive(bonus) && bonus.days <= days);
