import type { Handler } from "@baize/api/contract/contract";
import { maskAccount } from "@baize/domain/identity/member/mask";
import { toMoneyAmount } from "@baize/domain/money/amount";
import type { MemberContext, ServerContexts } from "../../../platform/context.ts";
import { pageOf, readCursor, withFirstPage } from "../../../platform/lists/page.ts";
import { listTransfersWithMembers, loadMemberTransferTotals } from "./queries.ts";

async function loadTotals(ctx: MemberContext, filters: Parameters<typeof loadMemberTransferTotals>[1]) {
  const { count, sent, received } = await loadMemberTransferTotals(ctx, filters);
  const money = (minor: bigint) => toMoneyAmount({ minor, currency: ctx.brand.currency });
  return { count, sent: money(sent), received: money(received) };
}

/** The member's transfers to and from the upline and downlines. */
export const listMemberTransfers: Handler<"upline.list", ServerContexts> = async (ctx, input) => {
  const rows = await listTransfersWithMembers(ctx, input, readCursor(input.cursor));
  const { page, next } = pageOf(rows, input.limit, ({ row }) => ({ at: row.at, id: row.id }));
  const totals = await withFirstPage(input, async () => await loadTotals(ctx, input));
  const money = (minor: bigint) => toMoneyAmount({ minor, currency: ctx.brand.currency });
  return {
    items: page.map(({ row, account, otherId }) => {
      const side = ctx.member.path.includes(otherId) ? ("upline" as const) : ("downline" as const);
      return {
        id: row.id,
        way: row.kind === "member-sent" ? ("sent" as const) : ("received" as const),
        side,
        account: side === "upline" ? maskAccount(account) : account,
        amount: money(row.amount),
        at: row.at.getTime(),
      };
    }),
    next,
    totals,
  };
};
