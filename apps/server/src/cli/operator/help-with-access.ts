import { eq } from "drizzle-orm";
import type * as z from "zod";
import { transact } from "../../db/retry.ts";
import { paymentPasswords } from "../../db/schema/payments.ts";
import { clearFailures } from "../../http/throttle-store.ts";
import { paymentPasswordKey } from "../../payments/payment-password-store.ts";
import type { System } from "../../system.ts";
import { who } from "./fields.ts";
import { type Operation, operation, type Operator } from "./operation.ts";
import { leaveTrail, memberNamed } from "./trail.ts";

async function reset(system: System, input: z.infer<typeof who>, operator: Operator) {
  const { id: memberId } = await memberNamed(system.db, input);
  return await transact(system.db, async (tx) => {
    const gone = await tx.delete(paymentPasswords).where(eq(paymentPasswords.memberId, memberId)).returning();
    await clearFailures(tx, paymentPasswordKey(memberId));
    await leaveTrail(tx, system, operator, { brand: input.brand, action: "payment-password.reset", memberId });
    return { member: input.member, removed: gone.length };
  });
}

export const accessOperations: Readonly<Record<string, Operation>> = {
  "payment-password reset": operation({
    summary: "Forgets a member's withdrawal password and opens its lock; the member sets another, by the sign-in password",
    access: "state",
    input: who,
    run: reset,
  }),
};
