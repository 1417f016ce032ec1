import { eq } from "drizzle-orm";
import type { MemberContext } from "../../../platform/context.ts";
import type { Transaction } from "../../../platform/database/database.ts";
import { members } from "../schema.ts";
import { fault } from "../../../platform/http/fault.ts";

/**
 * Lets money leave, or throws `money.account_locked`: to be withdrawn, sent along the tree, or exchanged. Ask with the
 * member's cash row locked, as whoever freezes has it.
 */
export async function guardFrozen(tx: Transaction, { member }: MemberContext): Promise<void> {
  const [row] = await tx.select({ frozen: members.moneyFrozen }).from(members).where(eq(members.id, member.id));
  if (row?.frozen) throw fault("money.account_locked");
}
