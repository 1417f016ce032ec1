import type { Handler, OutputOf } from "@baize/api/contract/contract";
import { formatDate } from "@baize/domain/calendar/date";
import { addDays } from "@baize/domain/calendar/days";
import { toMoneyAmount } from "@baize/domain/money/amount";
import {
  hasPeriod,
  LIMIT_KINDS,
  LIMIT_PERIODS,
  type LimitKind,
  type LimitPeriod,
  NO_LIMIT,
} from "@baize/domain/responsible-gambling/limit";
import { windowOf } from "@baize/domain/responsible-gambling/window";
import type { MemberContext, ServerContexts } from "../../platform/context.ts";
import { today } from "./limits-queries.ts";
import { loadLimitStatus, whoOf } from "./queries.ts";

type Shown = OutputOf<"responsibleGambling.status">["limits"][number];
type Status = Awaited<ReturnType<typeof loadLimitStatus>>;

function usedOf({ stakes, deposits, minutes }: Status, kind: LimitKind, period: LimitPeriod): bigint {
  if (kind === "time") return minutes;
  return kind === "deposit" ? deposits[period] : stakes[kind][period];
}

/** Every possible limit, set or not: what is used is shown for each. */
function shownLimits(ctx: MemberContext, status: Status): Shown[] {
  const { currency } = ctx.brand;
  const measure = (kind: LimitKind, value: bigint | null) => ({
    amount: kind === "time" || value === null ? null : toMoneyAmount({ minor: value, currency }),
    minutes: kind === "time" && value !== null ? Number(value) : null,
  });
  const day = today(whoOf(ctx));
  return LIMIT_KINDS.flatMap((kind) =>
    LIMIT_PERIODS.filter((period) => hasPeriod(kind, period)).map((period) => {
      const limit = status.limits.find((one) => one.kind === kind && one.period === period) ?? NO_LIMIT;
      const { from, to } = windowOf(period, day);
      return {
        kind,
        period,
        ...measure(kind, limit.value),
        next: limit.nextAt === null ? null : { ...measure(kind, limit.nextValue), at: limit.nextAt },
        used: measure(kind, usedOf(status, kind, period)),
        from: formatDate(from),
        resets: formatDate(addDays(to, 1)),
      };
    }),
  );
}

export const getPlayStatus: Handler<"responsibleGambling.status", ServerContexts> = async (ctx) => {
  const status = await loadLimitStatus(ctx);
  const { coolOffDays, exclusionMonths, raiseHours, realityMinutes } = ctx.brand.profile.play;
  const { block } = status;
  return {
    limits: shownLimits(ctx, status),
    block: block ? { kind: block.kind, from: block.from, until: block.until } : null,
    reality: { minutes: status.reality, choices: [...realityMinutes] },
    coolOffDays: [...coolOffDays],
    exclusionMonths: [...exclusionMonths],
    raiseHours,
    asOf: ctx.now.getTime(),
  };
};
