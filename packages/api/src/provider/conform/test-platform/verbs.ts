import type { RefusalAnswer } from "../../answer.ts";
import type { CreditRequest } from "../../credit.ts";
import type { BetRequest, EndRoundRequest, ResettleRequest, RollbackRequest, UnsettleRequest, WinRequest } from "../../wallet.ts";
import { type Books, betsOf, isPotRight, minorOf, refuse, refusedWithBalance, type Round, roundOf, wonBet } from "./books.ts";
import type { Effect, Verb } from "./effect.ts";
import { freeBet, giveBack, mayJoin } from "./free-rounds.ts";
import { resettle } from "./resettle.ts";
import { unsettle } from "./unsettle.ts";

export interface Verbs {
  readonly bet: Verb<BetRequest>;
  readonly win: Verb<WinRequest>;
  readonly rollback: Verb<RollbackRequest>;
  readonly endRound: Verb<EndRoundRequest>;
  readonly unsettle: Verb<UnsettleRequest>;
  readonly resettle: Verb<ResettleRequest>;
  readonly credit: Verb<CreditRequest>;
}

const nothing: Effect = { change: 0n, note: () => undefined };

function bet(books: Books, request: BetRequest): Effect | RefusalAnswer {
  const { transactionId, session, gameCode, roundId, amount, campaign } = request;
  const { facts, sessions, tombstones, bets, balance } = books;
  const stake = minorOf(books, amount);
  if (stake === undefined || !isPotRight(books, request)) return refuse("invalid");
  if (tombstones.has(transactionId)) return refuse("tombstoned");
  const game = sessions.get(session);
  if (game === undefined) return refuse("session_expired");
  if (game !== gameCode || (stake === 0n) !== (campaign !== undefined)) return refuse("invalid");
  const round = roundOf(books, { gameCode, roundId });
  if (round.ended) return refuse("round_closed");
  if (!mayJoin(books, request, round)) return refuse("invalid");
  if (campaign !== undefined) return freeBet(books, request, round, campaign);
  if (stake < facts.minBet || stake > facts.maxBet) return refusedWithBalance(books, "limit_reached");
  if (stake > balance) return refusedWithBalance(books, "insufficient");
  const note = () => {
    round.stake += stake;
    bets.set(transactionId, { stake, round, state: "taken" });
  };
  return { change: -stake, note };
}

function win(books: Books, request: WinRequest): Effect | RefusalAnswer {
  const prize = minorOf(books, request.amount);
  if (prize === undefined || prize === 0n || !isPotRight(books, request)) return refuse("invalid");
  const won = wonBet(books, request);
  if (!won) return refuse("not_found");
  if (won.bet.campaign !== undefined && request.pot) return refuse("invalid");
  if (won.bet.state === "back") return refuse("already_rolled_back");
  const { round } = won;
  const isTakenLate = books.policy.lateWin === "pay" && !round.isVoid;
  if (round.ended && !isTakenLate) return refuse("round_closed");
  const isHeld = round.paid + round.held + prize > books.facts.maxWin;
  const note = () => {
    won.bet.state = "paid";
    round[isHeld ? "held" : "paid"] += prize;
  };
  return { change: isHeld ? 0n : prize, note };
}

function rollback(books: Books, request: RollbackRequest): Effect | RefusalAnswer {
  const { betTransactionId } = request;
  const { bets, tombstones } = books;
  const amount = minorOf(books, request.amount);
  if (amount === undefined) return refuse("invalid");
  const taken = bets.get(betTransactionId);
  if (!taken && books.policy.unknownRollback === "refuse") return refuse("not_found");
  if (!taken) return { change: 0n, note: () => void tombstones.add(betTransactionId) };
  if (taken.stake !== amount) return refuse("conflict");
  if (taken.state === "back") return nothing;
  if (taken.round.ended) return refuse("round_closed");
  if (taken.state === "paid") return refuse("conflict");
  const note = () => {
    giveBack(books, taken);
    taken.round.back += amount;
  };
  return { change: amount, note };
}

/** Gives the stakes of a round back, as far as no win has returned them. */
function voidRound(books: Books, round: Round): Effect | RefusalAnswer {
  const left = round.stake - round.back - round.paid;
  if (left < 0n || round.held > 0n) return refuse("conflict");
  const note = () => {
    round.ended = true;
    round.isVoid = true;
    for (const each of betsOf(books, round)) if (each.state === "taken") giveBack(books, each);
  };
  return { change: left, note };
}

function endRound(books: Books, request: EndRoundRequest): Effect | RefusalAnswer {
  const [staked, won, rake] = [request.totalBet, request.totalWin, request.rake ?? request.totalBet].map((text) =>
    minorOf(books, text),
  );
  if (staked === undefined || won === undefined || rake === undefined || rake > staked) return refuse("invalid");
  const round = roundOf(books, request);
  if (round.ended) return refuse("round_closed");
  if (betsOf(books, round).length === 0 && (staked > 0n || won > 0n)) return refuse("not_found");
  if (staked !== round.stake - round.back || won !== round.paid + round.held) return refuse("conflict");
  if (request.status === "void") return voidRound(books, round);
  return { change: 0n, note: () => void (round.ended = true) };
}

function credit(books: Books, { transactionId, gameCode, amount }: CreditRequest): Effect | RefusalAnswer {
  const paid = minorOf(books, amount);
  if (paid === undefined || paid === 0n) return refuse("invalid");
  if (books.tombstones.has(transactionId)) return refuse("tombstoned");
  if (!books.games.has(gameCode)) return refuse("not_found");
  return paid > books.facts.maxWin ? nothing : { ...nothing, change: paid };
}

/** What each call of the contract does with the books. */
export const VERBS: Verbs = { bet, win, rollback, endRound, unsettle, resettle, credit };
