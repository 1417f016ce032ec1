import { eq } from "drizzle-orm";
import type * as z from "zod";
import { transact } from "../../../platform/database/retry.ts";
import { paymentPasswords } from "../schema.ts";
import { clearFailures } from "../../../platform/security/throttle.ts";
import { paymentPasswordKey } from "./require-payment-password.ts";
import type { System } from "../../../platform/system.ts";
import { who } from "../../../platform/operator/fields.ts";
import { type Operation, operation, type Operator } from "../../../platform/operator/operation.ts";
import { loadMemberByName } from "../../identity/member/member-rows.ts";
import { writeOperatorAudit } from "../../../platform/operator/write-operator-audit.ts";

async function reset(system: System, input: z.infer<typeof who>, operator: Operator) {
  const { id: memberId } = await loadMemberByName(system.db, input);
  return await transact(system.db, async (tx) => {
    const gone = await tx.delete(paymentPasswords).where(eq(paymentPasswords.memberId, memberId)).returning();
    await clearFailures(tx, paymentPasswordKey(memberId));
    await writeOperatorAudit(tx, system, operator, { brand: input.brand, action: "payment-password.reset", memberId });
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
