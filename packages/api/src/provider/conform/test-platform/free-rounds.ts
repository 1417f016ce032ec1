import type { RefusalAnswer } from "../../answer.ts";
import type { FreeRoundsAnswer, FreeRoundsRequest } from "../../free-rounds.ts";
import type { BetRequest } from "../../wallet.ts";
import { type Bet, betsOf, type Books, refuse, refusedWithBalance, type Round } from "./books.ts";
import type { Effect } from "./effect.ts";

/** Uses a free round of a campaign. */
export function freeBet(
  books: Books,
  { transactionId, gameCode }: BetRequest,
  round: Round,
  campaign: string,
): Effect | RefusalAnswer {
  const granted = books.campaigns.get(campaign);
  if (granted?.gameCode !== gameCode) return refuse("not_found");
  if (granted.used >= granted.granted) return refusedWithBalance(books, "limit_reached");
  const note = () => {
    granted.used += 1;
    books.bets.set(transactionId, { stake: 0n, round, campaign, state: "taken" });
  };
  return { change: 0n, note };
}

/** Whether a bet and the round that it joins are both free, of one campaign and with no other bet, or both are not. */
export function mayJoin(books: Books, { campaign }: BetRequest, round: Round): boolean {
  const others = betsOf(books, round);
  if (campaign === undefined) return others.every((bet) => bet.campaign === undefined);
  return others.every((bet) => bet.campaign === campaign && bet.state === "back");
}

/** Gives a stake back, and the free round that it used. */
export function giveBack({ campaigns }: Books, bet: Bet): void {
  bet.state = "back";
  const granted = bet.campaign === undefined ? undefined : campaigns.get(bet.campaign);
  if (granted) granted.used -= 1;
}

/** The free rounds of a game, or of one campaign. */
export const answerFreeRounds = ({ campaigns }: Books, { gameCode, campaign: asked }: FreeRoundsRequest): FreeRoundsAnswer => ({
  code: "ok",
  items: [...campaigns]
    .map(([campaign, { stake, granted, used, validUntil, ...of }]) => ({
      gameCode: of.gameCode,
      item: { campaign, stake, granted, used, cancelled: 0, expired: 0, open: granted - used, validUntil },
    }))
    .filter(({ gameCode: its, item }) => its === gameCode && (asked === undefined ? item.open > 0 : item.campaign === asked))
    .map(({ item }) => item),
});
