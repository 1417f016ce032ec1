import type { MemberContext } from "../../../platform/context.ts";
import type { Transaction } from "../../../platform/database/database.ts";
import { fault } from "../../../platform/http/fault.ts";
import { areWithdrawalsHeld, isMoneyFrozen } from "./queries.ts";

/**
 * Throws `money.account_locked` before a withdrawal, a transfer along the tree or an exchange of frozen money, or by a member who owes. Call it with the
 * member locked: a freeze takes the same lock, so the two cannot interleave.
 */
export async function guardFrozen(tx: Transaction, { member }: Pick<MemberContext, "member">): Promise<void> {
  if (await isMoneyFrozen(tx, member.id)) throw fault("money.account_locked");
}

/** Throws `withdraw.held` before a withdrawal that an operator holds. Call it with the member locked, too. */
export async function guardHeld(tx: Transaction, { member }: MemberContext): Promise<void> {
  if (await areWithdrawalsHeld(tx, member.id)) throw fault("withdraw.held");
}
