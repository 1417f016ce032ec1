import type { Handler } from "@baize/api/contract/contract";
import { toMoneyAmount } from "@baize/domain/money/amount";
import type { ServerContexts } from "../../../platform/context.ts";
import { fault } from "../../../platform/http/fault.ts";
import { decodeCursor } from "../../../platform/lists/cursor.ts";
import { pageSortedBy, readInstant, withFirstPage } from "../../../platform/lists/page.ts";
import { findIncomeReader, type IncomeReader } from "./find-income-reader.ts";
import {
  type DayRow,
  listIncomeDays,
  listOwnStatements,
  type StatementCursor,
  sumIncomeDays,
  sumOwnStatements,
} from "./queries.ts";
import { readStatementId, statementId } from "./statement-id.ts";
import { statementView } from "./view.ts";

function readCursor(text: string | undefined): StatementCursor | undefined {
  if (text === undefined) return undefined;
  const [end, id = ""] = decodeCursor(text, ["number", "string"]);
  const key = readStatementId(String(id));
  if (!key) throw fault("input.bad_cursor");
  return { ...key, windowEnd: readInstant(end) };
}

/** The caller's statements of one side. */
export const listIncome: Handler<"income.list", ServerContexts> = async (ctx, input) => {
  const reader = await findIncomeReader(ctx);
  const rows = await listOwnStatements(reader, input, readCursor(input.cursor));
  const { page, next } = pageSortedBy(rows, input.limit, ({ row }) => [row.windowEnd.getTime(), statementId(row)]);
  const totals = await withFirstPage(input, async () => {
    const { count, amount } = await sumOwnStatements(reader, input);
    return { count, amount: toMoneyAmount({ minor: amount, currency: ctx.brand.currency }) };
  });
  return {
    items: page.map((row) => statementView(reader, row)),
    next,
    totals,
    asOf: ctx.now.getTime(),
  };
};

const DAY = /^\d{4}-\d{2}-\d{2}$/;

function readDay(text: string | undefined): string | undefined {
  if (text === undefined) return undefined;
  const [day = ""] = decodeCursor(text, ["string"]).map(String);
  if (!DAY.test(day) || Number.isNaN(Date.parse(day))) throw fault("input.bad_cursor");
  return day;
}

function dayView({ brand: { currency } }: IncomeReader, { statements, sums }: DayRow) {
  const money = (minor: bigint) => toMoneyAmount({ minor, currency });
  const { dividend, daily, hourly, realTime, total } = sums;
  const amounts = { dividend: money(dividend), daily: money(daily), hourly: money(hourly) };
  return { statements, ...amounts, realTime: money(realTime), total: money(total) };
}

/** What the caller was paid, or paid, day by day. */
export const listDays: Handler<"income.days", ServerContexts> = async (ctx, input) => {
  const reader = await findIncomeReader(ctx);
  const rows = await listIncomeDays(reader, input, readDay(input.cursor));
  const { page, next } = pageSortedBy(rows, input.limit, ({ day }) => [day]);
  return {
    items: page.map((row) => ({ day: row.day, ...dayView(reader, row) })),
    next,
    totals: await withFirstPage(input, async () => dayView(reader, await sumIncomeDays(reader, input))),
    asOf: ctx.now.getTime(),
  };
};
