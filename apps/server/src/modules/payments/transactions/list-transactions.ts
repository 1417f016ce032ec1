import type { Handler } from "@baize/api/contract/contract";
import { toMoneyAmount } from "@baize/domain/money/amount";
import { recordType } from "@baize/domain/payments/record";
import type { MemberContext, ServerContexts } from "../../../platform/context.ts";
import { decodeCursor } from "../../../platform/lists/cursor.ts";
import { pageSortedBy, withFirstPage } from "../../../platform/lists/page.ts";
import { listEntries, loadEntryTotals } from "./queries.ts";

async function loadTotals(ctx: MemberContext, filters: Parameters<typeof loadEntryTotals>[1]) {
  const { count, into, out, net } = await loadEntryTotals(ctx, filters);
  const money = (minor: bigint) => toMoneyAmount({ minor, currency: ctx.brand.currency });
  return { count, in: money(into), out: money(out), net: money(net) };
}

/** The account record: each line has the wallet's balance before and after it, which explains the current balance. */
export const listTransactions: Handler<"transactions.list", ServerContexts> = async (ctx, input) => {
  const [before] = input.cursor ? decodeCursor(input.cursor, ["number"]) : [];
  const rows = await listEntries(ctx, input, before === undefined ? undefined : Number(before));
  const totals = await withFirstPage(input, async () => await loadTotals(ctx, input));
  const { page, next } = pageSortedBy(rows, input.limit, ({ version }) => [version]);
  const money = (minor: bigint) => toMoneyAmount({ minor, currency: ctx.brand.currency });
  return {
    items: page.map(({ id, kind, ref, at, ...line }) => ({
      id,
      type: recordType(kind),
      reference: ref,
      amount: money(line.amount),
      before: money(line.before),
      after: money(line.after),
      at: at.getTime(),
    })),
    next,
    totals,
    asOf: ctx.now.getTime(),
  };
};
