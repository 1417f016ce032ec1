import type { LotteryGame } from "@baize/domain/lottery/games";
import type { PricedBet, WrittenBet } from "@baize/domain/lottery/price";
import { priceBets } from "../tickets/price-bets.ts";
import type { StoredBet } from "../schema.ts";

export const toStored = (bets: readonly WrittenBet[]): StoredBet[] =>
  bets.map(({ play, selection, unit, multiple, rebatePpm }) => ({ play, selection, unit: unit.toString(), multiple, rebatePpm }));

/** The bets of a chase for one of its draws. Throws `lottery.bad_bet` where they are outside the limits. */
export const betsFor = (rules: LotteryGame, bets: readonly StoredBet[], times: number, currency: string): PricedBet[] =>
  priceBets(
    rules,
    bets.map((bet) => ({ ...bet, unit: BigInt(bet.unit), multiple: bet.multiple * times })),
    currency,
  );
