import type { Handler } from "@baize/api/contract/contract";
import { toMoneyAmount } from "@baize/domain/money/amount";
import { stateAfter } from "@baize/domain/state-machine/machine";
import { PENDING_REWARD } from "@baize/domain/rewards/pending-reward";
import type { ServerContexts } from "../../../platform/context.ts";
import { languageMark, localize } from "../../../platform/language/language.ts";
import { pageOf, readCursor, withFirstPage } from "../../../platform/lists/page.ts";
import { listPendingRewards, sumPendingRewards } from "./queries.ts";

export const getPendingRewards: Handler<"rewards.list", ServerContexts> = async (ctx, input) => {
  const rows = await listPendingRewards(ctx, input, readCursor(input.cursor));
  const { page, next } = pageOf(rows, input.limit, ({ at, id }) => ({ at, id }));
  const loadSums = async (filters: Parameters<typeof sumPendingRewards>[1]) => {
    const { count, amount } = await sumPendingRewards(ctx, filters);
    return { count, amount: toMoneyAmount({ minor: amount, currency: ctx.brand.currency }) };
  };
  return {
    items: page.map((row) => ({
      id: row.id,
      source: row.source,
      title: localize(row.titles, ctx.language) ?? row.source,
      ...languageMark(Object.keys(row.titles), ctx.language),
      amount: toMoneyAmount({ minor: row.amount, currency: row.currency }),
      times: row.times,
      days: row.days,
      state: row.state,
      at: row.at.getTime(),
      expiresAt: row.expiresAt?.getTime() ?? null,
      closedAt: row.closedAt?.getTime() ?? null,
    })),
    next,
    totals: await withFirstPage(input, async () => await loadSums(input)),
    open: await loadSums({ state: stateAfter(PENDING_REWARD, "add") }),
  };
};
