import { newId } from "../../platform/ids/new-id.ts";
import type { Seat } from "../seats.ts";

/** The outcomes of the match, each with as many bets. */
export const OUTCOMES = 3;
const STAKE = "1.00";
const PRIZE = "2.90";
/** What a bet and a won one change, in minor units. */
export const [STAKED, WON] = [100n, 290n];

/** A bet on one outcome of a match, in a round of its own. */
export interface OpenBet {
  readonly seat: Seat;
  readonly outcome: number;
  readonly id: string;
}

/** Bets of all players, one after the other, so that bets that are neighbours are of different players. */
export function listBets(seats: readonly Seat[], count: number): OpenBet[] {
  return Array.from({ length: count }, (_, place) => {
    const seat = seats[place % seats.length];
    if (!seat) throw new RangeError("There is no player");
    return { seat, outcome: Math.floor(place / seats.length + (place % seats.length)) % OUTCOMES, id: newId() };
  });
}

const moveOf = ({ seat: { member, currency, gameCode }, id }: OpenBet) => ({ member, currency, gameCode, roundId: `r_${id}` });
const totalsOf = ({ outcome }: OpenBet, result: number) => ({
  totalBet: STAKE,
  totalWin: outcome === result ? PRIZE : "0.00",
  status: "settled",
  detail: { summary: `Match 1 · ${outcome}` },
});

export const betOf = (bet: OpenBet) => ({
  operation: "bet",
  request: { ...moveOf(bet), session: bet.seat.session, transactionId: `b_${bet.id}`, amount: STAKE },
});

export const winOf = (bet: OpenBet) => ({
  operation: "win",
  request: { ...moveOf(bet), transactionId: `w_${bet.id}`, betTransactionId: `b_${bet.id}`, amount: PRIZE },
});

export const endOf = (bet: OpenBet, result: number) => ({
  operation: "endRound",
  request: { ...moveOf(bet), transactionId: `e_${bet.id}`, ...totalsOf(bet, result) },
});

/** Replaces a first result by another. */
export const resettleOf = (bet: OpenBet, first: number, second: number) => ({
  ...moveOf(bet),
  transactionId: `f_${bet.id}`,
  endTransactionId: `e_${bet.id}`,
  amount: bet.outcome === first ? PRIZE : "0.00",
  ...totalsOf(bet, second),
  wins: bet.outcome === second ? [{ transactionId: `v_${bet.id}`, betTransactionId: `b_${bet.id}`, amount: PRIZE }] : [],
});
