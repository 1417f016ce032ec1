import type { Transaction } from "../../platform/database/database.ts";
import { runIn } from "../../platform/database/raw.ts";
import { memberAccount, type Owner } from "../../ledger/account.ts";
import { lockAccounts } from "../../ledger/post.ts";

/**
 * Locks a member's cash and locked wallet, in the order that every move takes them: until the end of the transaction no
 * bet, withdrawal or other transfer of this member runs. A vendor's wallet is only ever touched after them.
 */
export async function lockWallets(tx: Transaction, owner: Owner): Promise<void> {
  await lockAccounts(runIn(tx), [memberAccount(owner, "cash"), memberAccount(owner, "locked")]);
}
