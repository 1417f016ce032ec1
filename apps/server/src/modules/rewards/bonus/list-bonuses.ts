import type { Handler } from "@baize/api/contract/contract";
import { toMoneyAmount } from "@baize/domain/money/amount";
import type { MemberContext, ServerContexts } from "../../../platform/context.ts";
import { pageOf, readCursor, withFirstPage } from "../../../platform/lists/page.ts";
import { findBonuses, sumBonuses } from "./queries.ts";
import { bonusView } from "./view.ts";

async function loadTotals(ctx: MemberContext, filters: Parameters<typeof sumBonuses>[1]) {
  const { count, amount, claimed, inPlay } = await sumBonuses(ctx, filters);
  const money = (minor: bigint) => toMoneyAmount({ minor, currency: ctx.brand.currency });
  return { count, amount: money(amount), claimed: money(claimed), inPlay: money(inPlay) };
}

export const listBonuses: Handler<"bonus.list", ServerContexts> = async (ctx, input) => {
  const rows = await findBonuses(ctx, input, readCursor(input.cursor));
  const { page, next } = pageOf(rows, input.limit, ({ grantedAt, id }) => ({ at: grantedAt, id }));
  const totals = await withFirstPage(input, async () => await loadTotals(ctx, input));
  return { items: page.map((row) => bonusView(row, ctx.language)), next, totals };
};
