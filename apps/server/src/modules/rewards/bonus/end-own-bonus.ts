import type { Handler } from "@baize/api/contract/contract";
import { toMoneyAmount } from "@baize/domain/money/amount";
import type { MemberContext, ServerContexts } from "../../../platform/context.ts";
import { fault } from "../../../platform/http/fault.ts";
import { writeAudit } from "../../../platform/audit/write-audit.ts";
import { beneficiaryOf } from "../grants/beneficiary.ts";
import { endBonus } from "./end-bonus.ts";
import { lockBeneficiary } from "../grants/grant-reward.ts";
import { findBonus, loadBonus } from "./queries.ts";

/** Ends a bonus at the member's request, once: a second request is answered that it is over. */
async function end(ctx: MemberContext, id: string, event: "claim" | "give_up", refused: "bonus.not_ready" | "bonus.over") {
  const known = await findBonus(ctx, id);
  if (!known) throw fault("bonus.not_found");
  return await ctx.commit(async (tx) => {
    const to = beneficiaryOf(ctx, ctx.member);
    await lockBeneficiary(tx, to);
    const bonus = await loadBonus(tx, ctx.member.id, known.id);
    if (!bonus || !(await endBonus(tx, to, bonus, event))) throw fault(refused);
    await writeAudit(tx, ctx, event === "claim" ? "bonus.claim" : "bonus.giveUp", ctx.member.id, { bonus: bonus.id });
    return { amount: toMoneyAmount({ minor: bonus.amount, currency: bonus.currency }) };
  });
}

export const claimBonus: Handler<"bonus.claim", ServerContexts> = async (ctx, { id }) =>
  await end(ctx, id, "claim", "bonus.not_ready");
export const giveUpBonus: Handler<"bonus.giveUp", ServerContexts> = async (ctx, { id }) =>
  await end(ctx, id, "give_up", "bonus.over");
