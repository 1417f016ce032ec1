import type { Handler } from "@baize/api/contract/contract";
import { toMoneyAmount } from "@baize/domain/money/amount";
import type { MemberContext, ServerContexts } from "../../../platform/context.ts";
import { pageOf, readCursor, withFirstPage } from "../../../platform/lists/page.ts";
import { listSteps } from "../payment-steps/queries.ts";
import { listOwnWithdrawals, loadWithdrawalTotals } from "./queries.ts";
import { withdrawalView } from "./view.ts";

type Filters = Parameters<typeof loadWithdrawalTotals>[1];

async function loadTotals(ctx: MemberContext, filters: Filters) {
  const { count, paid, fees, underWay } = await loadWithdrawalTotals(ctx, filters);
  const money = (minor: bigint) => toMoneyAmount({ minor, currency: ctx.brand.currency });
  return { count, paid: money(paid), fees: money(fees), underWay: money(underWay) };
}

export const listWithdrawals: Handler<"withdrawals.list", ServerContexts> = async (ctx, input) => {
  const rows = await listOwnWithdrawals(ctx, input, readCursor(input.cursor));
  const { page, next } = pageOf(rows, input.limit, ({ createdAt: at, id }) => ({ at, id }));
  const ids = page.map(({ id }) => id);
  const steps = await listSteps(ctx.system.db, ctx.member.id, ids);
  const totals = await withFirstPage(input, async () => await loadTotals(ctx, input));
  return { items: page.map((row) => withdrawalView(row, steps, ctx.language)), next, totals };
};
