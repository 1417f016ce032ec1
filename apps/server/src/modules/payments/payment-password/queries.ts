import { eq } from "drizzle-orm";
import type { Executor, Transaction } from "../../../platform/database/database.ts";
import { paymentPasswords } from "../schema.ts";

export async function findPaymentPassword(db: Executor, memberId: string) {
  const [row] = await db.select().from(paymentPasswords).where(eq(paymentPasswords.memberId, memberId));
  return row;
}

export async function upsertPaymentPassword(tx: Transaction, memberId: string, hash: string, changedAt: Date): Promise<void> {
  await tx
    .insert(paymentPasswords)
    .values({ memberId, hash, changedAt })
    .onConflictDoUpdate({ target: paymentPasswords.memberId, set: { hash, changedAt } });
}

/** How many were deleted: none where the member had none. */
export async function deletePaymentPassword(tx: Transaction, memberId: string): Promise<number> {
  return (await tx.delete(paymentPasswords).where(eq(paymentPasswords.memberId, memberId)).returning()).length;
}
