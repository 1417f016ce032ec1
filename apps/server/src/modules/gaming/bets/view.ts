import type { OutputOf } from "@baize/api/contract/contract";
import { webAddress } from "@baize/api/schema/text";
import { BET_STATUSES, type BetStatus, isReturned } from "@baize/domain/gaming/bet/status";
import { type BetTotals, netOf } from "@baize/domain/gaming/bet/totals";
import { isCategory } from "@baize/domain/gaming/game/category";
import { toMoneyAmount } from "@baize/domain/money/amount";
import { LOTTERY_PROVIDER } from "@baize/domain/lottery/provider";
import { gameNameOf } from "../../../platform/language/language.ts";
import type { BetRow } from "./queries.ts";

type Item = OutputOf<"bets.list">["items"][number];

function statusOf(text: string): BetStatus {
  const status = BET_STATUSES.find((one) => one === text);
  if (!status) throw new Error(`${text} is no status of a bet`);
  return status;
}

/** A wager as a betting record shows it. */
export function toBet({ bet, game, vendorName }: BetRow, language: string): Item {
  const { currency, payout } = bet;
  const status = statusOf(bet.status);
  // A stake that was refunded in part is shown as what was really staked; one refunded in full as it was.
  const stake = isReturned(status) ? bet.stake : bet.stake - bet.refunded;
  if (!isCategory(game.category)) throw new Error(`${game.category} is no category`);
  return {
    id: bet.id,
    roundId: bet.roundId,
    gameId: game.id,
    ...gameNameOf(game, language),
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
    voidReason: bet.voidReason,
    isCorrected: bet.firstSettledAt !== null,
    isFree: bet.campaign !== null,
    proof: webAddress().safeParse(bet.verifyUrl).data ?? null,
    lotteryGameCode: bet.provider === LOTTERY_PROVIDER ? bet.gameCode : null,
  };
}

/** Sums of wagers as an answer shows them. */
export function toBetSums({ count, stake, payout, net, validBet }: BetTotals, currency: string) {
  const money = (minor: bigint) => toMoneyAmount({ minor, currency });
  return { count, stake: money(stake), payout: money(payout), net: money(net), validBet: money(validBet) };
}
