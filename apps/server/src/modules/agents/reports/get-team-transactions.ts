import type { Handler } from "@baize/api/contract/contract";
import { toMoneyAmount } from "@baize/domain/money/amount";
import type { ServerContexts } from "../../../platform/context.ts";
import { pageOf, readCursor, withFirstPage } from "../../../platform/lists/page.ts";
import { findScope } from "./find-scope.ts";
import { listTeamMoves, sumTeamMoves } from "./move-queries.ts";

/** Lines name only members of the team, and only the amount of a payment. */
export const getTeamTransactions: Handler<"teamReports.transactions", ServerContexts> = async (ctx, input) => {
  const cursor = readCursor(input.cursor);
  const scope = await findScope(ctx, input);
  const rows = await listTeamMoves(ctx, scope, input, cursor);
  const { page, next } = pageOf(rows, input.limit, ({ at, id }) => ({ at, id }));
  const money = (minor: bigint) => toMoneyAmount({ minor, currency: ctx.brand.currency });
  const totals = await withFirstPage(input, async () => {
    const { count, into, out } = await sumTeamMoves(ctx, scope, input);
    return { count, in: money(into), out: money(out), net: money(into - out) };
  });
  return {
    items: page.map(({ amount, at, ...row }) => ({ ...row, amount: money(amount), at: at.getTime() })),
    next,
    totals,
    asOf: ctx.now.getTime(),
  };
};
