import type { Handler } from "@baize/api/contract/contract";
import type { ServerContexts } from "../../../platform/context.ts";
import { fault } from "../../../platform/http/fault.ts";
import { writeAudit } from "../../../platform/audit/write-audit.ts";
import { isUuid } from "../../../platform/ids/uuid.ts";
import { lockDeposit } from "./step-deposit.ts";
import { settleDeposit } from "./settle-deposit.ts";
import { stepsOf } from "../steps/queries.ts";
import { depositView } from "./view.ts";

/** Gives up a deposit that was not paid. One that is under way, or over, stays what it is. */
export const cancelDeposit: Handler<"deposits.cancel", ServerContexts> = async (ctx, { id }) =>
  await ctx.commit(async (tx) => {
    const row = isUuid(id) ? await lockDeposit(tx, id) : undefined;
    if (row?.memberId !== ctx.member.id) throw fault("deposit.not_found");
    const done = await settleDeposit(tx, row, "failed", { by: "member", at: ctx.now });
    if (done) await writeAudit(tx, ctx, "deposit.cancel", row.memberId, { deposit: id });
    const now = done ? { ...row, state: "failed", updatedAt: ctx.now } : row;
    return depositView(now, await stepsOf(tx, row.memberId, [id]), ctx.now);
  });
