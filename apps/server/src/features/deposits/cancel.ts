import type { Handler } from "@baize/api/contract/contract";
import type { ServerContexts } from "../../context.ts";
import { fault } from "../../fault.ts";
import { writeAudit } from "../../http/audit-store.ts";
import { isUuid } from "../../http/uuid.ts";
import { lockDeposit } from "../../payments/deposit-store.ts";
import { settleDeposit } from "../../payments/settle-deposit-store.ts";
import { stepsOf } from "../../payments/step-store.ts";
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
