import type { Handler } from "@baize/api/contract/contract";
import type { ServerContexts } from "../../context.ts";
import { fault } from "../../fault.ts";
import { writeAudit } from "../../http/audit-store.ts";
import { isUuid } from "../../http/uuid.ts";
import { settleWithdrawal } from "../../payments/settle-withdrawal-store.ts";
import { stepsOf } from "../../payments/step-store.ts";
import { lockWithdrawal, withdrawalState } from "../../payments/withdrawal-store.ts";
import { withdrawalView } from "./view.ts";

/** Takes back a withdrawal that nobody has looked at yet: the amount returns to the balance. */
export const cancelWithdrawal: Handler<"withdrawals.cancel", ServerContexts> = async (ctx, { id }) =>
  await ctx.commit(async (tx) => {
    const row = isUuid(id) ? await lockWithdrawal(tx, id) : undefined;
    if (row?.memberId !== ctx.member.id) throw fault("withdraw.not_found");
    const after = await settleWithdrawal(ctx.system, tx, row, "cancelled", { by: "member", at: ctx.now });
    if (!after) throw fault("withdraw.not_possible", { state: withdrawalState(row) });
    await writeAudit(tx, ctx, "withdrawal.cancel", row.memberId, { withdrawal: id });
    return withdrawalView(after, await stepsOf(tx, row.memberId, [id]));
  });
