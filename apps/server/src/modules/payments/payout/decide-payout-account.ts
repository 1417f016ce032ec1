import type { PayoutAccountState } from "@baize/domain/payments/payout-account";
import { transact } from "../../../platform/database/retry.ts";
import { type Operator, Refused } from "../../../platform/operator/operation.ts";
import { writeOperatorAudit } from "../../../platform/operator/write-operator-audit.ts";
import type { System } from "../../../platform/system.ts";
import { loadMemberBrand } from "../../identity/member/queries.ts";
import { notifyMember } from "../../inbox/send-message.ts";
import { decideState, findAccountState, type PayoutKey } from "./queries.ts";

interface Decision {
  readonly account: PayoutKey;
  readonly to: Exclude<PayoutAccountState, "waiting">;
  /** The reason of a refusal, for the member. */
  readonly reason?: string;
}

/** An operator's decision on an account that waits. Throws `Refused` for any other. */
export async function decidePayoutAccount(system: System, operator: Operator, { account: key, to, reason }: Decision) {
  return await transact(system.db, async (tx) => {
    const row = await decideState(tx, key, to);
    if (!row) {
      const state = await findAccountState(tx, key);
      throw new Refused(state ? `The account is ${state} already.` : "There is no such account.");
    }
    const facts = { to: `${row.bank} ${row.masked}`.trim(), reason };
    await notifyMember(tx, row.memberId, `payout_${to}`, facts, system.now());
    await writeOperatorAudit(tx, system, operator, {
      brand: await loadMemberBrand(tx, row.memberId),
      action: `payout.${to}`,
      memberId: row.memberId,
      details: { account: row.id, masked: row.masked, reason },
    });
    return { account: row.masked, holder: row.holder, state: to };
  });
}
