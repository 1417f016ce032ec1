import type { OutputOf } from "@baize/api/contract/contract";
import type { LotteryGame } from "@baize/domain/lottery/games";
import { toMoneyAmount } from "@baize/domain/money/amount";
import type { RunSql } from "../../../platform/database/database.ts";
import { gameNameOf } from "../../../platform/language/language.ts";
import { stakeOf } from "../tickets/price-bets.ts";
import { loadChaseOutcome } from "../tickets/queries.ts";
import { betView } from "../tickets/view.ts";
import type { NamedChase } from "./queries.ts";
import { acceptedBets } from "./stored-bets.ts";

type View = OutputOf<"lottery.chases">["items"][number];

/** A chase as its member sees it. */
export async function loadChaseView(
  run: RunSql,
  { chase, game }: NamedChase,
  rules: LotteryGame,
  { currency, language }: { readonly currency: string; readonly language: string },
): Promise<View> {
  const { memberId, id, issue, state, at, multiples, bought, stopOnWin, bets, reason } = chase;
  const money = (minor: bigint) => toMoneyAmount({ minor, currency });
  const accepted = acceptedBets(rules, bets);
  const stake = stakeOf(accepted);
  const { staked, payout } = await loadChaseOutcome(run, memberId, id);
  return {
    id,
    gameId: game.id,
    gameCode: chase.game,
    ...gameNameOf(game, language),
    state,
    at: at.getTime(),
    issue,
    draws: multiples.length,
    bought,
    stopOnWin,
    stakes: multiples.map((times) => money(stake * BigInt(times))),
    staked: money(staked),
    payout: money(payout),
    bets: accepted.map((bet) => betView(bet, currency)),
    reason: reason === "" ? null : reason,
  };
}
