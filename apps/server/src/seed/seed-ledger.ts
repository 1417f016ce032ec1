import type { Transaction } from "../platform/database/database.ts";
import { runIn } from "../platform/database/raw.ts";
import type { Account } from "../ledger/account.ts";
import type { Move } from "../ledger/post.ts";
import { postHistory } from "../ledger/post-history.ts";
import { seededId } from "./random.ts";

/** `txId`: of moves that share a transaction. */
export type SeedMove = Move & { readonly at: Date; readonly txId?: string };

/** Accounts and moves of the seed. */
export interface SeedLedger {
  readonly accounts: Account[];
  readonly moves: SeedMove[];
}

/** Posts the moves in the order of their times. Ids follow from the moves, so the same seed makes the same rows. */
export async function postSeed(tx: Transaction, { accounts, moves }: SeedLedger): Promise<void> {
  const inOrder = moves.toSorted((one, other) => one.at.getTime() - other.at.getTime());
  const past = inOrder.map((move, index) => {
    const id = seededId("transfer", move.owner.id, index);
    return { txId: seededId("tx", id), ...move, id };
  });
  await postHistory(runIn(tx), accounts, past);
}
