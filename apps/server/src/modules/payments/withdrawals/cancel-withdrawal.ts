import type { Handler } from "@baize/api/contract/contract";
import type { ServerContexts } from "../../../platform/context.ts";
import { fault } from "../../../platform/http/fault.ts";
import { writeAudit } from "../../../platform/audit/write-audit.ts";
import { isUuid } from "../../../platform/ids/uuid.ts";
import { settleWithdrawal } from "./settle-withdrawal.ts";
import { listSteps } from "../payment-steps/queries.ts";
import { lockWithdrawal } from "./queries.ts";
import { withdrawalView } from "./view.ts";

/** Cancels a withdrawal that no operator has decided on yet: the amount returns to the balance. */
export const cancelWithdrawal: Handler<"withdrawals.cancel", ServerContexts> = async (ctx, { id }) =>
  await ctx.commit(async (tx) => {
    const row = isUuid(id) ? await lockWithdrawal(tx, { memberId: ctx.member.id, id }) : undefined;
    if (!row) throw fault("withdraw.not_found");
    const after = await settleWithdrawal(ctx.system, tx, row, "cancelled", { by: "member", at: ctx.now });
    if (!after) throw fault("withdraw.not_possible", { state: row.state });
    await writeAudit(tx, ctx, "withdrawal.cancel", row.memberId, { withdrawal: id });
    return withdrawalView(after, await listSteps(tx, row.memberId, [id]), ctx.language);
  });
