import type { Handler, ParsedOf } from "@baize/api/contract/contract";
import { changeLimit, hasPeriod, type LimitValue } from "@baize/domain/responsible-gambling/limit";
import type { MemberContext, ServerContexts } from "../../platform/context.ts";
import { invalid } from "../../platform/http/fault.ts";
import { minorIn } from "./read-amount.ts";
import { addBlock, replaceLimit, setReality } from "./queries.ts";

const DAY_MS = 86_400_000;

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
  const limit = await replaceLimit(ctx, { kind, period }, (kept) =>
    changeLimit(kept, value, now, ctx.brand.profile.play.raiseHours),
  );
  return { at: limit.nextAt ?? now, waits: limit.nextAt !== null };
};

export const coolOff: Handler<"responsibleGambling.coolOff", ServerContexts> = async (ctx, { days }) => {
  if (!ctx.brand.profile.play.coolOffDays.includes(days)) throw invalid("days", "not_allowed");
  const until = new Date(ctx.now.getTime() + days * DAY_MS);
  await addBlock(ctx, "cool_off", until);
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
  await addBlock(ctx, "self_exclusion", until);
  return { until: until?.getTime() ?? null };
};

export const setRealityCheck: Handler<"responsibleGambling.setReality", ServerContexts> = async (ctx, { minutes = null }) => {
  if (minutes !== null && !ctx.brand.profile.play.realityMinutes.includes(minutes)) throw invalid("minutes", "not_allowed");
  await setReality(ctx, minutes);
  return { minutes };
};
