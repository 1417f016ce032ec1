import { add, take } from "./wallets.ts";
import type { Model } from "./types.ts";

/** A withdrawal is held in the locked wallet until it is paid or cancelled. */
export function hold(model: Model, amount: bigint): string {
  if (!take(model.wallets, "cash", amount)) return "money.insufficient";
  model.held += amount;
  return "ok";
}

export function release(model: Model, amount: bigint): void {
  model.held -= amount;
  add(model.wallets, "cash", amount);
}

export function paid(model: Model, amount: bigint): void {
  model.held -= amount;
}
