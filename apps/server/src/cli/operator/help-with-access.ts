import { and, eq } from "drizzle-orm";
import * as z from "zod";
import { transact } from "../../db/retry.ts";
import { members } from "../../db/schema/member.ts";
import { paymentPasswords } from "../../db/schema/payments.ts";
import { writeAudit } from "../../http/audit-store.ts";
import { clearFailures } from "../../http/throttle-store.ts";
import { paymentPasswordKey } from "../../payments/payment-password-store.ts";
import { handleOf } from "../../security/handle.ts";
import type { System } from "../../system.ts";
import { type Operation, operation, type Operator, Refused } from "./operation.ts";

const who = z.object({ brand: z.string().min(1), member: z.string().min(1) });

async function reset({ db, now }: System, { brand, member }: z.infer<typeof who>, { name }: Operator) {
  const found = and(eq(members.brand, brand), eq(members.handle, handleOf(member)));
  const [row] = await db.select({ id: members.id }).from(members).where(found);
  if (!row) throw new Refused(`There is no member ${member} of ${brand}.`);
  return await transact(db, async (tx) => {
    const gone = await tx.delete(paymentPasswords).where(eq(paymentPasswords.memberId, row.id)).returning();
    await clearFailures(tx, paymentPasswordKey(row.id));
    const ctx = { brand: { code: brand }, requestId: `operator ${name}`, address: "operator", now: now() };
    await writeAudit(tx, ctx, "payment-password.reset", row.id);
    return { member, removed: gone.length };
  });
}

export const accessOperations: Readonly<Record<string, Operation>> = {
  "payment-password reset": operation({
    summary: "Forgets a member's withdrawal password and opens its lock; the member sets another, by the sign-in password",
    usage: "--brand <code> --member <name>",
    changes: "state",
    input: who,
    run: reset,
  }),
};
