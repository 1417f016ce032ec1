import type { TransferKind } from "../../src/ledger/postings.ts";
import type { World } from "../harness/world.ts";
import type { Act } from "./act.ts";
import type { Who } from "./watch.ts";

/** An action that is ready to be performed. It can be serialized as JSON. */
export interface Prepared {
  readonly act: Act;
  readonly who: Who;
  /** The changes of the numbers of `watch.ts`; all others stay. */
  readonly change: Readonly<Record<string, string>>;
  /** Some numbers before it, where a job of the real server may come first: then it is prepared anew. */
  readonly begins?: Readonly<Record<string, string>>;
  /** The effects of a restarted server's own jobs: the change may come alone or together with all of this. */
  readonly next?: Readonly<Record<string, string>>;
}

/** One thing that moves money or decides about it. */
export interface Operation<Kind extends TransferKind = TransferKind> {
  /** Kinds of transfer that it posts. */
  readonly kinds: readonly Kind[];
  readonly prepare: (world: World) => Promise<Prepared>;
  /** A job performs it when it is due, on whichever server runs first. */
  readonly byClock?: boolean;
}

/** Keeps the kinds as literal types, so that `operations.ts` can check that every kind is covered. */
export const operation = <const Kind extends TransferKind>(
  kinds: readonly Kind[],
  prepare: Operation["prepare"],
): Operation<Kind> => ({ kinds, prepare });

export const dueOperation = <const Kind extends TransferKind>(
  kinds: readonly Kind[],
  prepare: Operation["prepare"],
): Operation<Kind> => ({ kinds, prepare, byClock: true });
