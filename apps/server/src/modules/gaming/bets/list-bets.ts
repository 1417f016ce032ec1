import type { Handler } from "@baize/api/contract/contract";
import type { ServerContexts } from "../../../platform/context.ts";
import { pageOf, readCursor, withFirstPage } from "../../../platform/lists/page.ts";
import { findBets, sumBets } from "./queries.ts";
import { toBet, toBetSums } from "./view.ts";

export const listBets: Handler<"bets.list", ServerContexts> = async (ctx, input) => {
  const rows = await findBets(ctx, input, readCursor(input.cursor));
  const { page, next } = pageOf(rows, input.limit, ({ bet }) => ({ at: bet.placedAt, id: bet.id }));
  const totals = await withFirstPage(input, async () => toBetSums(await sumBets(ctx, input), ctx.brand.currency));
  return { items: page.map((row) => toBet(row, ctx.language)), next, totals, asOf: ctx.now.getTime() };
};
