import type { MemberContext } from "../../../platform/context.ts";
import type { Transaction } from "../../../platform/database/database.ts";
import { runIn } from "../../../platform/database/raw.ts";
import { lockMembers } from "../../../ledger/locks.ts";

/**
 * Contracts of one tree change one after another: each is proven against the contracts above and below it. So every change
 * locks the top of the tree, and the caller for a freeze of money, in the one lock order.
 */
export async function lockTree(tx: Transaction, { id, path }: Pick<MemberContext["member"], "id" | "path">): Promise<void> {
  await lockMembers(runIn(tx), path[0] ?? id, id);
}
