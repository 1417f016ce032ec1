import type { Handler } from "@baize/api/contract/contract";
import type { BlockKind } from "@baize/domain/responsible-gambling/block";
import { writeAudit } from "../../platform/audit/write-audit.ts";
import type { MemberContext, ServerContexts } from "../../platform/context.ts";
import { invalid } from "../../platform/http/fault.ts";
import { insertBlock } from "./queries.ts";

const DAY_MS = 86_400_000;

/** A time without play from now; `until` null: for good. */
async function blockPlay(ctx: MemberContext, kind: BlockKind, until: Date | null): Promise<void> {
  await ctx.commit(async (tx) => {
    await insertBlock(tx, ctx, kind, until);
    await writeAudit(tx, ctx, `responsible_gambling.${kind}`, ctx.member.id, { until: until?.toISOString() ?? null });
  });
}

export const coolOff: Handler<"responsibleGambling.coolOff", ServerContexts> = async (ctx, { days }) => {
  if (!ctx.brand.profile.play.coolOffDays.includes(days)) throw invalid("days", "not_allowed");
  const until = new Date(ctx.now.getTime() + days * DAY_MS);
  await blockPlay(ctx, "cool_off", until);
  return { until: until.getTime() };
};

/** The same day so many months later; where that month is shorter, its last day. */
function monthsAfter(now: Date, months: number): Date {
  const end = new Date(now);
  end.setUTCDate(1);
  end.setUTCMonth(end.getUTCMonth() + months);
  const last = new Date(Date.UTC(end.getUTCFullYear(), end.getUTCMonth() + 1, 0)).getUTCDate();
  end.setUTCDate(Math.min(now.getUTCDate(), last));
  return end;
}

export const selfExclude: Handler<"responsibleGambling.selfExclude", ServerContexts> = async (ctx, { months }) => {
  if (months !== undefined && !ctx.brand.profile.play.exclusionMonths.includes(months)) throw invalid("months", "not_allowed");
  const until = months === undefined ? null : monthsAfter(ctx.now, months);
  await blockPlay(ctx, "self_exclusion", until);
  return { until: until?.getTime() ?? null };
};
