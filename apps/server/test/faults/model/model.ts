import type { Numbers } from "../watch.ts";
import { isLive } from "./bonus.ts";
import { add } from "./wallets.ts";
import type { Model } from "./types.ts";

export function newModel(isSingle: boolean, wallets: Readonly<Record<string, bigint>>): Model {
  const nothing = {
    held: 0n,
    exchanges: 0n,
    pendingRewards: [],
    bonuses: [],
    sent: [],
    openRounds: [],
    settledRounds: [],
    days: new Map(),
  };
  return { ...nothing, isSingle, wallets: new Map(Object.entries(wallets)) };
}

function sum<T>(items: readonly T[], of: (item: T) => bigint): bigint {
  return items.reduce((total, item) => total + of(item), 0n);
}

/** The model under the names of `watch.ts`; a missing name is zero. */
export function modelled({ wallets, held, exchanges, pendingRewards, bonuses, sent }: Model): Numbers {
  const all = new Map(wallets);
  add(all, "locked", held + sum(sent, ({ amount }) => amount));
  add(
    all,
    "bonus",
    sum(bonuses.filter(isLive), ({ amount }) => amount),
  );
  const played = sum(bonuses, ({ progress }) => progress);
  return { ...Object.fromEntries(all), played, exchanges, owed: sum(pendingRewards, ({ amount }) => amount) };
}
