import type { Handler, ParsedOf } from "@baize/api/contract/contract";
import type { BetTotals } from "@baize/domain/gaming/bet/totals";
import { isCategory } from "@baize/domain/gaming/game/category";
import type { MemberContext, ServerContexts } from "../../../platform/context.ts";
import { pageOf, readCursor, withFirstPage } from "../../../platform/lists/page.ts";
import { toBet, toBetSums } from "../../gaming/bets/view.ts";
import { listTeamBets, sumTeamBets } from "./bet-queries.ts";
import { findScope } from "./find-scope.ts";
import type { Scope } from "./scope-queries.ts";
import { inSnapshot, sumDays, sumOfBets } from "./sum-days.ts";

/** Totals of all bets of some days are stored by day; those of other filters are sums of the rows. */
async function sum(ctx: MemberContext, scope: Scope, input: ParsedOf<"teamReports.bets">): Promise<BetTotals> {
  const { level, vassalage, status, search, category } = input;
  if (level !== undefined || vassalage || status || search) return await sumTeamBets(ctx, scope, input);
  const lines = await inSnapshot(ctx, async (tx) => await sumDays(tx, ctx, scope, input));
  return sumOfBets(lines.filter(({ kind }) => (category === undefined ? isCategory(kind) : kind === category)));
}

export const getTeamBets: Handler<"teamReports.bets", ServerContexts> = async (ctx, input) => {
  const cursor = readCursor(input.cursor);
  const scope = await findScope(ctx, input);
  const rows = await listTeamBets(ctx, scope, input, cursor);
  const { page, next } = pageOf(rows, input.limit, ({ bet }) => ({ at: bet.placedAt, id: bet.id }));
  const totals = await withFirstPage(input, async () => toBetSums(await sum(ctx, scope, input), ctx.brand.currency));
  return {
    items: page.map(({ account, level, ...row }) => ({ ...toBet(row, ctx.language), account, level })),
    next,
    totals,
    asOf: ctx.now.getTime(),
  };
};
