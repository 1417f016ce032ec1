import type { TransferKind } from "../../src/ledger/postings.ts";
import type { World } from "../harness/world.ts";
import type { Act } from "./act.ts";
import type { Who } from "./watch.ts";

/** Everything is there; only the act is missing. Goes through JSON unchanged. */
export interface Prepared {
  readonly act: Act;
  readonly who: Who;
  /** What the act changes of the numbers of `watch.ts`; all others stay. */
  readonly change: Readonly<Record<string, string>>;
  /** What a server does next by itself, as soon as it runs again: the change may be found alone, or with all of this. */
  readonly next?: Readonly<Record<string, string>>;
}

/** One thing that moves money or decides about it. */
export interface Operation<Kind extends TransferKind = TransferKind> {
  /** Kinds of transfer that it posts. */
  readonly kinds: readonly Kind[];
  readonly prepare: (world: World) => Promise<Prepared>;
  /** A job does it when it falls due, whichever server comes first. */
  readonly byClock?: boolean;
}

/** Keeps the kinds by name, so that the table can be compared with all that there are. */
export const operation = <const Kind extends TransferKind>(
  kinds: readonly Kind[],
  prepare: Operation["prepare"],
): Operation<Kind> => ({ kinds, prepare });

export const dueOperation = <const Kind extends TransferKind>(
  kinds: readonly Kind[],
  prepare: Operation["prepare"],
): Operation<Kind> => ({ kinds, prepare, byClock: true });
