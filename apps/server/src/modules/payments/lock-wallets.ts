import type { Transaction } from "../../platform/database/database.ts";
import { runIn } from "../../platform/database/raw.ts";
import type { Owner } from "../../ledger/account.ts";
import { lockMembers } from "../../ledger/locks.ts";

/** Until the end of the transaction no bet, withdrawal or other transfer of this member runs. */
export async function lockWallets(tx: Transaction, owner: Owner): Promise<void> {
  await lockMembers(runIn(tx), owner.id);
}
