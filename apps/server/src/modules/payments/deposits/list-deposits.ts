import type { Handler } from "@baize/api/contract/contract";
import { toMoneyAmount } from "@baize/domain/money/amount";
import type { MemberContext, ServerContexts } from "../../../platform/context.ts";
import { pageOf, readCursor, withFirstPage } from "../../../platform/lists/page.ts";
import { listSteps } from "../payment-steps/queries.ts";
import { listOwnDeposits, loadDepositTotals } from "./queries.ts";
import { depositView } from "./view.ts";

type Filters = Parameters<typeof loadDepositTotals>[1];

async function loadTotals(ctx: MemberContext, filters: Filters) {
  const { count, paid, fees, underWay } = await loadDepositTotals(ctx, filters);
  const money = (minor: bigint) => toMoneyAmount({ minor, currency: ctx.brand.currency });
  return { count, paid: money(paid), fees: money(fees), underWay: money(underWay) };
}

export const listDeposits: Handler<"deposits.list", ServerContexts> = async (ctx, input) => {
  const rows = await listOwnDeposits(ctx, input, readCursor(input.cursor));
  const { page, next } = pageOf(rows, input.limit, ({ createdAt: at, id }) => ({ at, id }));
  const ids = page.map(({ id }) => id);
  const steps = await listSteps(ctx.system.db, ctx.member.id, ids);
  const totals = await withFirstPage(input, async () => await loadTotals(ctx, input));
  return { items: page.map((row) => depositView(row, steps, ctx.now)), next, totals };
};
