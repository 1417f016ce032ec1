import type { RefusalAnswer } from "../../answer.ts";
import type { CreditRequest } from "../../credit.ts";
import type { BetRequest, EndRoundRequest, RollbackRequest, UnsettleRequest, WinRequest } from "../../wallet.ts";
import { type Bet, type Books, minorOf, refusedWithBalance, type Round, roundOf } from "./books.ts";

/** What an accepted call does: the move of money, and what is noted with it. */
interface Effect {
  readonly change: bigint;
  readonly note: () => void;
}

export type Verb<Request> = (books: Books, request: Request) => Effect | RefusalAnswer;

export interface Verbs {
  readonly bet: Verb<BetRequest>;
  readonly win: Verb<WinRequest>;
  readonly rollback: Verb<RollbackRequest>;
  readonly endRound: Verb<EndRoundRequest>;
  readonly unsettle: Verb<UnsettleRequest>;
  readonly credit: Verb<CreditRequest>;
}

const refuse = (code: RefusalAnswer["code"]): RefusalAnswer => ({ code });
const nothing: Effect = { change: 0n, note: () => undefined };

function bet(books: Books, { transactionId, session, gameCode, roundId, amount }: BetRequest): Effect | RefusalAnswer {
  const { facts, sessions, tombstones, bets, balance } = books;
  const stake = minorOf(books, amount);
  if (stake === undefined) return refuse("invalid");
  if (tombstones.has(transactionId)) return refuse("tombstoned");
  const game = sessions.get(session);
  if (game === undefined) return refuse("session_expired");
  if (game !== gameCode || stake === 0n) return refuse("invalid");
  const round = roundOf(books, { gameCode, roundId });
  if (round.ended) return refuse("round_closed");
  if (stake < facts.minBet || stake > facts.maxBet) return refusedWithBalance(books, "limit_reached");
  if (stake > balance) return refusedWithBalance(books, "insufficient");
  const note = () => {
    round.stake += stake;
    bets.set(transactionId, { stake, round, state: "taken" });
  };
  return { change: -stake, note };
}

/** The bet that a win names, in the win's own round. */
function wonBet(books: Books, request: WinRequest): { readonly bet: Bet; readonly round: Round } | undefined {
  const won = books.bets.get(request.betTransactionId);
  return won && won.round === roundOf(books, request) ? { bet: won, round: won.round } : undefined;
}

function win(books: Books, request: WinRequest): Effect | RefusalAnswer {
  const prize = minorOf(books, request.amount);
  if (prize === undefined || prize === 0n) return refuse("invalid");
  const won = wonBet(books, request);
  if (!won) return refuse("not_found");
  if (won.bet.state === "back") return refuse("already_rolled_back");
  const { round } = won;
  if (round.ended) return refuse("round_closed");
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
  if (!taken) return { change: 0n, note: () => void tombstones.add(betTransactionId) };
  if (taken.stake !== amount) return refuse("conflict");
  if (taken.state === "back") return nothing;
  if (taken.round.ended) return refuse("round_closed");
  if (taken.state === "paid") return refuse("conflict");
  const note = () => {
    taken.state = "back";
    taken.round.back += amount;
  };
  return { change: amount, note };
}

/** Gives the stakes of a round back, as far as no win has returned them. */
function voidRound({ bets }: Books, round: Round): Effect | RefusalAnswer {
  const left = round.stake - round.back - round.paid;
  if (left < 0n || round.held > 0n) return refuse("conflict");
  const note = () => {
    round.ended = true;
    round.isVoid = true;
    for (const each of bets.values()) if (each.round === round && each.state === "taken") each.state = "back";
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
  if (round.stake === 0n && (staked > 0n || won > 0n)) return refuse("not_found");
  if (staked !== round.stake - round.back || won !== round.paid + round.held) return refuse("conflict");
  if (request.status === "void") return voidRound(books, round);
  return { change: 0n, note: () => void (round.ended = true) };
}

/** The wins and the end of a round are taken back, and its bets may win or be rolled back again. */
function reopen({ stored, bets, unsettled }: Books, round: Round, { gameCode, roundId }: UnsettleRequest): void {
  Object.assign(round, { ended: false, paid: 0n, held: 0n });
  for (const each of bets.values()) if (each.round === round && each.state === "paid") each.state = "taken";
  for (const [id, { call }] of stored)
    if (call.gameCode === gameCode && call.roundId === roundId && ["win", "endRound"].includes(call.operation)) unsettled.add(id);
}

function unsettle(books: Books, request: UnsettleRequest): Effect | RefusalAnswer {
  const end = books.stored.get(request.endTransactionId)?.call;
  const round = roundOf(books, request);
  const isEnd = end?.operation === "endRound" && end.gameCode === request.gameCode && end.roundId === request.roundId;
  if (!isEnd || round.stake === 0n) return refuse("not_found");
  if (books.unsettled.has(request.endTransactionId)) return nothing;
  const { paid, held } = round;
  if (round.isVoid || round.back === round.stake || minorOf(books, request.amount) !== paid + held) return refuse("conflict");
  // What is missing the member owes.
  return { change: paid < books.balance ? -paid : -books.balance, note: () => reopen(books, round, request) };
}

function credit(books: Books, { transactionId, gameCode, amount }: CreditRequest): Effect | RefusalAnswer {
  const paid = minorOf(books, amount);
  if (paid === undefined || paid === 0n) return refuse("invalid");
  if (books.tombstones.has(transactionId)) return refuse("tombstoned");
  if (!books.games.has(gameCode)) return refuse("not_found");
  return paid > books.facts.maxWin ? nothing : { ...nothing, change: paid };
}

/** What each call of the contract does with the books. */
export const VERBS: Verbs = { bet, win, rollback, endRound, unsettle, credit };
