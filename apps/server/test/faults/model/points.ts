import { give } from "./bonus.ts";
import { add, inWallet, take } from "./wallets.ts";
import type { Model } from "./types.ts";

/** Minor units of valid slot bets for one point, as the test brand configures it. */
const BETS_A_POINT = 10_000n;

/** Of the standard brand: 100 points are ₹1.00, to be wagered once within 30 days. */
const STEP = { points: 100n, amount: 100n, times: 1, days: 30, weight: 100 };

export function play({ days }: Model, day: string, validBet: bigint): void {
  const { played, paid } = days.get(day) ?? { played: 0n, paid: 0n };
  days.set(day, { played: played + validBet, paid });
}

/** Pays the points of each day that were earned and not paid yet, and takes back what was not spent of those that a day lost. */
export function earn({ days, wallets }: Model): void {
  for (const [day, { played, paid }] of days) {
    const earned = played / BETS_A_POINT;
    const held = inWallet(wallets, "points");
    const change = paid - earned > held ? -held : earned - paid;
    add(wallets, "points", change);
    days.set(day, { played, paid: paid + change });
  }
}

/** Points become a bonus; `bonusId` is the server's id of it. */
export function convert(model: Model, steps: bigint, bonusId: string | null): string {
  if (!take(model.wallets, "points", steps * STEP.points)) return "points.insufficient";
  give(model, { ...STEP, amount: steps * STEP.amount }, bonusId);
  return "ok";
}

export interface Price {
  readonly points: bigint;
  readonly amount: bigint;
}

/** Takes points and money together, or neither. */
export function exchange(model: Model, { points, amount }: Price): string {
  const { wallets } = model;
  if (inWallet(wallets, "points") < points) return "points.insufficient";
  if (!take(wallets, "cash", amount)) return "money.insufficient";
  add(wallets, "points", -points);
  model.exchanges += 1n;
  return "ok";
}

export function decline(model: Model, { points, amount }: Price): void {
  add(model.wallets, "points", points);
  add(model.wallets, "cash", amount);
  model.exchanges -= 1n;
}
