import type { Handler, ParsedOf } from "@baize/api/contract/contract";
import { changeLimit, hasPeriod, type LimitValue } from "@baize/domain/responsible-gambling/limit";
import { writeAudit } from "../../platform/audit/write-audit.ts";
import type { MemberContext, ServerContexts } from "../../platform/context.ts";
import { invalid } from "../../platform/http/fault.ts";
import { lockLimit, updateLimit } from "./queries.ts";
import { minorIn } from "./read-amount.ts";

function wanted(ctx: MemberContext, { kind, amount, minutes }: ParsedOf<"responsibleGambling.setLimit">): LimitValue {
  if (kind === "time") return minutes === undefined ? null : BigInt(minutes);
  return amount === undefined ? null : minorIn(ctx, amount);
}

/** Answers when the change holds: now, or after the wait. */
export const setPlayLimit: Handler<"responsibleGambling.setLimit", ServerContexts> = async (ctx, input) => {
  const { kind, period } = input;
  if (!hasPeriod(kind, period)) throw invalid("period", "not_allowed");
  const value = wanted(ctx, input);
  const now = ctx.now.getTime();
  const { nextAt } = await ctx.commit(async (tx) => {
    const kept = await lockLimit(tx, ctx, { kind, period });
    const limit = changeLimit(kept, value, now, ctx.brand.profile.play.raiseHours);
    await updateLimit(tx, ctx, { kind, period }, limit);
    await writeAudit(tx, ctx, "responsibleGambling.setLimit", ctx.member.id, {
      kind,
      period,
      value: limit.value?.toString() ?? null,
      nextValue: limit.nextValue?.toString() ?? null,
      nextAt: limit.nextAt,
    });
    return limit;
  });
  return { at: nextAt ?? now, waits: nextAt !== null };
};
