import type { Handler } from "@baize/api/contract/contract";
import type { ServerContexts } from "../../../platform/context.ts";
import { fault } from "../../../platform/http/fault.ts";
import { writeAudit } from "../../../platform/audit/write-audit.ts";
import { isUuid } from "../../../platform/ids/uuid.ts";
import { listSteps } from "../payment-steps/queries.ts";
import { lockDeposit } from "./queries.ts";
import { settleDeposit } from "./settle-deposit.ts";
import { depositView } from "./view.ts";

/** Cancels a deposit that was not paid. One that is under way or has ended is answered unchanged. */
export const cancelDeposit: Handler<"deposits.cancel", ServerContexts> = async (ctx, { id }) =>
  await ctx.commit(async (tx) => {
    const row = isUuid(id) ? await lockDeposit(tx, { memberId: ctx.member.id, id }) : undefined;
    if (!row) throw fault("deposit.not_found");
    const done = await settleDeposit(tx, row, "failed", { by: "member", at: ctx.now });
    if (done) await writeAudit(tx, ctx, "deposit.cancel", row.memberId, { deposit: id });
    const now = done ? { ...row, state: "failed" as const, updatedAt: ctx.now } : row;
    return depositView(now, await listSteps(tx, row.memberId, [id]), ctx.now);
  });
