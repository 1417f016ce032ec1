import type { Handler, OutputOf } from "@baize/api/contract/contract";
import { parseDate } from "@baize/domain/calendar/date";
import { isCategory } from "@baize/domain/gaming/game/category";
import { toMoneyAmount } from "@baize/domain/money/amount";
import type { MemberContext, ServerContexts } from "../../../platform/context.ts";
import { fault } from "../../../platform/http/fault.ts";
import { decodeCursor } from "../../../platform/lists/cursor.ts";
import { gameNameOf } from "../../../platform/language/language.ts";
import { pageOf, pageSortedBy, readCursor, withFirstPage } from "../../../platform/lists/page.ts";
import { findRebate, findRebateBets, findRebates, type RebateRow, sumRebateBets, sumRebates } from "./queries.ts";

type Shown = OutputOf<"rebates.list">["items"][number];

const moneyIn = (ctx: MemberContext) => (minor: bigint) => toMoneyAmount({ minor, currency: ctx.brand.currency });

const isDay = (text: unknown): text is string => typeof text === "string" && parseDate(text) !== undefined;

function cursorOf(cursor: string | undefined) {
  if (cursor === undefined) return undefined;
  const [day, category] = decodeCursor(cursor, ["string", "string"]);
  if (!isDay(day) || !isCategory(category)) throw fault("input.bad_cursor");
  return { day, category };
}

/** None for a category that the product no longer knows. */
function shown(ctx: MemberContext, { line, state }: RebateRow): Shown[] {
  const { day, category, level, ratePpm, validBet, amount } = line;
  const money = moneyIn(ctx);
  if (!isCategory(category)) return [];
  return [{ day, category, level, ratePpm, validBet: money(validBet), amount: money(amount), state: state ?? "open" }];
}

export const listRebates: Handler<"rebates.list", ServerContexts> = async (ctx, input) => {
  const rows = await findRebates(ctx, input.limit, cursorOf(input.cursor));
  const { page, next } = pageSortedBy(rows, input.limit, ({ line }) => [line.day, line.category]);
  const totals = await withFirstPage(input, async () => await sumRebates(ctx));
  const money = moneyIn(ctx);
  return {
    items: page.flatMap((row) => shown(ctx, row)),
    next,
    totals: totals && { count: totals.count, validBet: money(totals.validBet), amount: money(totals.amount) },
  };
};

/** A line of a rebate with exactly the bets that it was counted from. */
export const listRebateLines: Handler<"rebates.lines", ServerContexts> = async (ctx, input) => {
  const place = readCursor(input.cursor);
  const row = await findRebate(ctx, input);
  const [rebate] = row ? shown(ctx, row) : [];
  if (!rebate) throw fault("reward.not_found");
  const rows = await findRebateBets(ctx, input, place);
  const { page, next } = pageOf(rows, input.limit, ({ at, betId }) => ({ at, id: betId }));
  const { count, validBet } = await sumRebateBets(ctx, input);
  const money = moneyIn(ctx);
  return {
    rebate,
    items: page.map(({ betId, roundId, at, stake, validBet: own, title, titles }) => ({
      betId,
      roundId,
      ...gameNameOf({ title, titles }, ctx.language),
      at: at.getTime(),
      stake: money(stake),
      validBet: money(own),
    })),
    next,
    count,
    validBet: money(validBet),
  };
};
