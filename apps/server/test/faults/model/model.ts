import type { Numbers } from "../watch.ts";
import { type Bonus, isLive } from "./bonus.ts";
import type { Due } from "./due.ts";
import type { Day } from "./points.ts";
import type { Round } from "./round.ts";
import type { Sent } from "./transfer.ts";
import { add, type Wallets } from "./wallets.ts";

/**
 * What one thread would have counted of one member, by rules that are written down a second time here: none of the
 * product's own is called. Each rule answers what the product should.
 */
export interface Model {
  readonly wallets: Wallets;
  /** The brand keeps one wallet for all vendors. */
  readonly isSingle: boolean;
  /** By withdrawals that nobody has paid or called off yet. */
  held: bigint;
  exchanges: bigint;
  readonly dues: Due[];
  /** In the order that they were granted; those that are over stay, for their progress does. */
  readonly bonuses: Bonus[];
  /** Transfers whose vendor has not answered yet. */
  readonly sent: Sent[];
  readonly openRounds: Round[];
  readonly days: Map<string, Day>;
}

export function newModel(isSingle: boolean, wallets: Readonly<Record<string, bigint>>): Model {
  const nothing = { held: 0n, exchanges: 0n, dues: [], bonuses: [], sent: [], openRounds: [], days: new Map() };
  return { ...nothing, isSingle, wallets: new Map(Object.entries(wallets)) };
}

function sum<T>(items: readonly T[], of: (item: T) => bigint): bigint {
  return items.reduce((total, item) => total + of(item), 0n);
}

/** The model in the words of `watch.ts`: what is not named is nothing. */
export function modelled({ wallets, held, exchanges, dues, bonuses, sent }: Model): Numbers {
  const all = new Map(wallets);
  add(all, "locked", held + sum(sent, ({ amount }) => amount));
  add(
    all,
    "bonus",
    sum(bonuses.filter(isLive), ({ amount }) => amount),
  );
  const played = sum(bonuses, ({ progress }) => progress);
  return { ...Object.fromEntries(all), played, exchanges, owed: sum(dues, ({ amount }) => amount) };
}
