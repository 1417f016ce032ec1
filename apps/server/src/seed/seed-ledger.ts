import type { Transaction } from "../platform/database/database.ts";
import { runIn } from "../platform/database/raw.ts";
import type { Account } from "../ledger/account.ts";
import type { Move } from "../ledger/post.ts";
import { postHistory } from "../ledger/post-history.ts";
import { seededId } from "./random.ts";

export type SeedMove = Move & { readonly at: Date };

/** Accounts and moves of the seed, in the order in which they are posted. */
export interface SeedLedger {
  readonly accounts: Account[];
  readonly moves: SeedMove[];
}

/** Ids follow from the moves, so the same seed makes the same rows. */
export async function postSeed(tx: Transaction, { accounts, moves }: SeedLedger): Promise<void> {
  const past = moves.map((move, index) => {
    const id = seededId("transfer", move.owner.id, index);
    return { ...move, id, txId: seededId("tx", id) };
  });
  await postHistory(runIn(tx), accounts, past);
}
