import type { Handler } from "@baize/api/contract/contract";
import type { ServerContexts } from "../../../platform/context.ts";
import { pageOf, readCursor, withFirstPage } from "../../../platform/lists/page.ts";
import { toBet, toBetSums } from "../../gaming/bets/view.ts";
import { listTeamBets, sumTeamBets } from "./bet-queries.ts";
import { findScope } from "./find-scope.ts";

export const getTeamBets: Handler<"teamReports.bets", ServerContexts> = async (ctx, input) => {
  const cursor = readCursor(input.cursor);
  const scope = await findScope(ctx, input);
  const rows = await listTeamBets(ctx, scope, input, cursor);
  const { page, next } = pageOf(rows, input.limit, ({ bet }) => ({ at: bet.placedAt, id: bet.id }));
  const totals = await withFirstPage(input, async () => toBetSums(await sumTeamBets(ctx, scope, input), ctx.brand.currency));
  return {
    items: page.map(({ account, level, ...row }) => ({ ...toBet(row, ctx.language), account, level })),
    next,
    totals,
    asOf: ctx.now.getTime(),
  };
};
