import { transact } from "../../../platform/database/retry.ts";
import type { Operator } from "../../../platform/operator/operation.ts";
import { writeOperatorAudit } from "../../../platform/operator/write-operator-audit.ts";
import { loadMemberByName } from "../../identity/member/queries.ts";
import { clearTries } from "../../../platform/security/throttle.ts";
import type { System } from "../../../platform/system.ts";
import { deletePaymentPassword } from "./queries.ts";
import { paymentPasswordKey } from "./require-payment-password.ts";

interface Named {
  readonly brand: string;
  readonly member: string;
}

/** An operator removes a member's withdrawal password and its lock. */
export async function resetPaymentPassword(system: System, operator: Operator, { brand, member }: Named) {
  const { id: memberId } = await loadMemberByName(system.db, { brand, member });
  return await transact(system.db, async (tx) => {
    const removed = await deletePaymentPassword(tx, memberId);
    await clearTries(tx, paymentPasswordKey(memberId));
    await writeOperatorAudit(tx, system, operator, { brand, action: "payment-password.reset", memberId });
    return { member, paymentPassword: removed > 0 ? "forgotten" : "there was none" };
  });
}
