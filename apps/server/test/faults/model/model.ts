import type { Numbers } from "../watch.ts";
import { type Bonus, isLive } from "./bonus.ts";
import type { PendingReward } from "./pending-reward.ts";
import type { Day } from "./points.ts";
import type { Round } from "./round.ts";
import type { Sent } from "./transfer.ts";
import { add, type Wallets } from "./wallets.ts";

/**
 * What the server must hold for one member. The rules are written here a second time and call none of the product's own. Each
 * returns the answer that the product should give.
 */
export interface Model {
  readonly wallets: Wallets;
  /** The brand has one wallet for all vendors. */
  readonly isSingle: boolean;
  /** The amount of withdrawals that are neither paid nor cancelled. */
  held: bigint;
  exchanges: bigint;
  readonly pendingRewards: PendingReward[];
  /** In the order of their grants; ended ones stay, because their progress still counts. */
  readonly bonuses: Bonus[];
  /** Transfers whose vendor has not answered yet. */
  readonly sent: Sent[];
  readonly openRounds: Round[];
  /** Rounds whose result may be taken back. */
  readonly settledRounds: Round[];
  readonly days: Map<string, Day>;
}

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
