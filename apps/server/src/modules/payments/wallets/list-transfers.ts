import type { Handler } from "@baize/api/contract/contract";
import { toMoneyAmount } from "@baize/domain/money/amount";
import type { MemberContext, ServerContexts } from "../../../platform/context.ts";
import { fault } from "../../../platform/http/fault.ts";
import { pageOf, readCursor, withFirstPage } from "../../../platform/lists/page.ts";
import { findTransferByReference, listOwnTransfers, loadTransferTotals } from "./transfer-queries.ts";
import { transferView } from "./view.ts";

export const getTransfer: Handler<"wallets.transferStatus", ServerContexts> = async ({ system, member }, { reference }) => {
  const found = await findTransferByReference(system.db, member.id, reference);
  if (!found) throw fault("wallet.transfer_not_found");
  return transferView(found);
};

async function loadTotals(ctx: MemberContext, filters: Parameters<typeof loadTransferTotals>[1]) {
  const { count, into, out, underWay } = await loadTransferTotals(ctx, filters);
  const money = (minor: bigint) => toMoneyAmount({ minor, currency: ctx.brand.currency });
  return { count, in: money(into), out: money(out), underWay: money(underWay) };
}

export const listTransfers: Handler<"wallets.transfers", ServerContexts> = async (ctx, input) => {
  const rows = await listOwnTransfers(ctx, input, readCursor(input.cursor));
  const { page, next } = pageOf(rows, input.limit, ({ row: { at, id } }) => ({ at, id }));
  const totals = await withFirstPage(input, async () => await loadTotals(ctx, input));
  return { items: page.map(transferView), next, totals };
};
