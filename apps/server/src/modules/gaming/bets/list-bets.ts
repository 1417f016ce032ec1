import type { Handler, OutputOf } from "@baize/api/contract/contract";
import { webAddress } from "@baize/api/schema/text";
import { BET_STATUSES, type BetStatus } from "@baize/domain/gaming/bet/status";
import { netOf } from "@baize/domain/gaming/bet/totals";
import { isCategory } from "@baize/domain/gaming/game/category";
import { toMoneyAmount } from "@baize/domain/money/amount";
import type { MemberContext, ServerContexts } from "../../../platform/context.ts";
import { localize } from "../../../platform/language/language.ts";
import { pageOf, readCursor, withFirstPage } from "../../../platform/lists/page.ts";
import { type BetRow, findBets, sumBets } from "./queries.ts";
import { isReturned } from "@baize/domain/gaming/bet/status";

type Item = OutputOf<"bets.list">["items"][number];

function statusOf(text: string): BetStatus {
  const status = BET_STATUSES.find((one) => one === text);
  if (!status) throw new Error(`${text} is no status of a bet`);
  return status;
}

function itemOf({ bet, game, vendorName }: BetRow, language: string): Item {
  const { currency, payout } = bet;
  const status = statusOf(bet.status);
  // A stake that was refunded in part is shown as what was really staked; one refunded in full as it was.
  const stake = isReturned(status) ? bet.stake : bet.stake - bet.refunded;
  if (!isCategory(game.category)) throw new Error(`${game.category} is no category`);
  return {
    id: bet.id,
    roundId: bet.roundId,
    gameId: game.id,
    gameName: localize(game.titles, language) ?? game.title,
    category: game.category,
    vassalage: game.vendor,
    vendorName,
    placedAt: bet.placedAt.getTime(),
    settledAt: bet.settledAt?.getTime() ?? null,
    status,
    stake: toMoneyAmount({ minor: stake, currency }),
    payout: toMoneyAmount({ minor: payout, currency }),
    net: toMoneyAmount({ minor: netOf({ status, stake, payout }), currency }),
    validBet: toMoneyAmount({ minor: bet.validBet, currency }),
    summary: bet.summary,
    proof: webAddress().safeParse(bet.verifyUrl).data ?? null,
  };
}

async function totalsOf(ctx: MemberContext, filters: Parameters<typeof sumBets>[1]) {
  const { count, stake, payout, net, validBet } = await sumBets(ctx, filters);
  const money = (minor: bigint) => toMoneyAmount({ minor, currency: ctx.brand.currency });
  return { count, stake: money(stake), payout: money(payout), net: money(net), validBet: money(validBet) };
}

export const listBets: Handler<"bets.list", ServerContexts> = async (ctx, input) => {
  const rows = await findBets(ctx, input, readCursor(input.cursor));
  const { page, next } = pageOf(rows, input.limit, ({ bet }) => ({ at: bet.placedAt, id: bet.id }));
  const totals = await withFirstPage(input, async () => await totalsOf(ctx, input));
  return { items: page.map((row) => itemOf(row, ctx.language)), next, totals, asOf: ctx.now.getTime() };
};
