import type { MemberContext } from "../../../platform/context.ts";
import type { Transaction } from "../../../platform/database/database.ts";
import { fault } from "../../../platform/http/fault.ts";
import { isMoneyFrozen } from "./queries.ts";

/**
 * Refuses with `money.account_locked` to withdraw, send along the tree or exchange a frozen member's money. Call it with the
 * member locked: a freeze takes the same lock, so the two cannot pass each other.
 */
export async function guardFrozen(tx: Transaction, { member }: MemberContext): Promise<void> {
  if (await isMoneyFrozen(tx, member.id)) throw fault("money.account_locked");
}
