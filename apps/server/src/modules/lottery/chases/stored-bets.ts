import type { LotteryGame } from "@baize/domain/lottery/games";
import { priceAccepted, type PricedBet, type WrittenBet } from "@baize/domain/lottery/price";
import { priceBets } from "../tickets/price-bets.ts";
import type { StoredBet } from "../schema.ts";

export const toStored = (bets: readonly WrittenBet[]): StoredBet[] =>
  bets.map(({ play, selection, unit, multiple, rebatePpm }) => ({ play, selection, unit: unit.toString(), multiple, rebatePpm }));

const toWritten = (bet: StoredBet, times: number): WrittenBet => ({
  ...bet,
  unit: BigInt(bet.unit),
  multiple: bet.multiple * times,
});

/** The bets of a chase for one of its draws. Throws `lottery.bad_bet` where they are outside the limits. */
export const betsFor = (rules: LotteryGame, bets: readonly StoredBet[], times: number, currency: string): PricedBet[] =>
  priceBets(
    rules,
    bets.map((bet) => toWritten(bet, times)),
    currency,
  );

/** The bets of a chase as they were accepted, to be shown: limits may have changed since. */
export const acceptedBets = (rules: LotteryGame, bets: readonly StoredBet[]): PricedBet[] =>
  bets.map((bet) => {
    const priced = priceAccepted(rules, toWritten(bet, 1));
    if (!priced) throw new Error(`${rules.code} has no play ${bet.play}`);
    return priced;
  });
