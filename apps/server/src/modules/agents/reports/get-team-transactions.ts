import type { Handler, ParsedOf } from "@baize/api/contract/contract";
import { isCategory } from "@baize/domain/gaming/game/category";
import { toMoneyAmount } from "@baize/domain/money/amount";
import type { MemberContext, ServerContexts } from "../../../platform/context.ts";
import { pageOf, readCursor, withFirstPage } from "../../../platform/lists/page.ts";
import { findScope } from "./find-scope.ts";
import { listTeamMoves, sumTeamMoves } from "./move-queries.ts";
import type { Scope } from "./scope-queries.ts";
import { inSnapshot, sumDays, sumOfLines } from "./sum-days.ts";

/** Totals of all levels are stored by day; those of one are sums of the rows. */
async function sum(ctx: MemberContext, scope: Scope, input: ParsedOf<"teamReports.transactions">) {
  const { level, type } = input;
  if (level !== undefined) return await sumTeamMoves(ctx, scope, input);
  const lines = await inSnapshot(ctx, async (tx) => await sumDays(tx, ctx, scope, input));
  return sumOfLines(lines.filter(({ kind }) => (type === undefined ? !isCategory(kind) : kind === type)));
}

/** Lines name only members of the team, and only the amount of a payment. */
export const getTeamTransactions: Handler<"teamReports.transactions", ServerContexts> = async (ctx, input) => {
  const cursor = readCursor(input.cursor);
  const scope = await findScope(ctx, input);
  const rows = await listTeamMoves(ctx, scope, input, cursor);
  const { page, next } = pageOf(rows, input.limit, ({ at, id }) => ({ at, id }));
  const money = (minor: bigint) => toMoneyAmount({ minor, currency: ctx.brand.currency });
  const totals = await withFirstPage(input, async () => {
    const { count, came, went } = await sum(ctx, scope, input);
    return { count, in: money(came), out: money(went), net: money(came - went) };
  });
  return {
    items: page.map(({ amount, at, ...row }) => ({ ...row, amount: money(amount), at: at.getTime() })),
    next,
    totals,
    asOf: ctx.now.getTime(),
  };
};
