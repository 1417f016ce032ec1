import { type AnswerPolicy, STANDARD_POLICY } from "@baize/domain/gaming/answer-policy";
import { type AnswerCode, type Refusal, type RefusalAnswer, REFUSALS, type WalletAnswer } from "../../answer.ts";
import type { BulkCall, BulkRequest } from "../../bulk.ts";
import { OPERATIONS, type Operation, type OperationAnswer } from "../../operations.ts";
import type { FreeRoundsRequest } from "../../free-rounds.ts";
import type { SessionRequest } from "../../session.ts";
import { type ArrivedCall, verifyCall } from "../../sign.ts";
import type { AcceptedCall, StatusRequest } from "../../status.ts";
import type { BalanceRequest } from "../../wallet.ts";
import { type Books, moneyOf, openBooks, refuse, textOf, type WalletFacts } from "./books.ts";
import type { Verb } from "./effect.ts";
import { answerFreeRounds } from "./free-rounds.ts";
import { answerOpenRounds, answerStatus, answerTransactions, type MoveRequest } from "./status.ts";
import { intentOf, store } from "./store.ts";
import { VERBS, type Verbs } from "./verbs.ts";

export type Reply = OperationAnswer | RefusalAnswer;

export interface TestPlatformOptions {
  readonly provider: string;
  readonly secret: string;
  readonly facts: WalletFacts;
  readonly now: () => number;
  readonly verbs?: Verbs;
  /** How it answers where vendors differ. */
  readonly policy?: AnswerPolicy;
}

export interface TestPlatform {
  readonly books: Books;
  /** The answer to a call of this operation; a refusal where one is given and the call is rightly signed. */
  readonly answer: (operation: Operation, call: ArrivedCall, refusal?: Refusal) => Reply;
}

export const statusOf = ({ code }: { readonly code: AnswerCode }): number => (code === "ok" ? 200 : REFUSALS[code]);

function openSession(books: Books, { token, gameCode }: SessionRequest): Reply {
  const game = books.tokens.get(token);
  if (game === undefined) return refuse("session_expired");
  books.tokens.delete(token);
  if (game !== gameCode) return refuse("invalid");
  const session = `test-session-${books.sessions.size + 1}`;
  books.sessions.set(session, gameCode);
  books.games.add(gameCode);
  const { digits, minBet, maxBet } = books.facts;
  return {
    code: "ok",
    ...moneyOf(books),
    session,
    member: books.member,
    currencyDigits: digits,
    language: "en",
    game: { code: gameCode, title: "Conformance" },
    limits: { minBet: textOf(books, minBet), maxBet: textOf(books, maxBet) },
    expiresAt: "2099-01-01T00:00:00.000Z",
  };
}

const isKnown = ({ member, facts }: Books, request: { readonly member: string; readonly currency: string }): boolean =>
  request.member === member && request.currency === facts.currency;

function tellBalance(books: Books, request: BalanceRequest): Reply {
  if (!isKnown(books, request)) return refuse("not_found");
  return books.sessions.has(request.session) ? { code: "ok", ...moneyOf(books) } : refuse("session_expired");
}

const statusReply = (books: Books, request: StatusRequest): Reply =>
  isKnown(books, request) ? answerStatus(books, request) : refuse("not_found");

const freeRoundsReply = (books: Books, request: FreeRoundsRequest): Reply =>
  isKnown(books, request) ? answerFreeRounds(books, request) : refuse("not_found");

/** Runs a call with a transaction id: a known id gets its answer again, or a conflict. */
function move<Request extends MoveRequest>(
  books: Books,
  operation: AcceptedCall["operation"],
  request: Request,
  verb: Verb<Request>,
): WalletAnswer | RefusalAnswer {
  if (!isKnown(books, request)) return refuse("not_found");
  const before = books.stored.get(request.transactionId);
  if (before && before.fields !== intentOf(operation, request)) return refuse("conflict");
  if (before) return { ...before.answer, ...(books.policy.replayBalance === "current" && moneyOf(books)), replayed: true };
  const effect = verb(books, request);
  if ("code" in effect) return effect;
  books.balance += effect.change;
  effect.note();
  return store(books, operation, request, effect);
}

function moveOne(books: Books, verbs: Verbs, { operation, request }: BulkCall): WalletAnswer | RefusalAnswer {
  if (operation === "bet") return move(books, operation, request, verbs.bet);
  if (operation === "win") return move(books, operation, request, verbs.win);
  if (operation === "rollback") return move(books, operation, request, verbs.rollback);
  return move(books, operation, request, verbs.endRound);
}

const moveAll = (books: Books, verbs: Verbs, { calls }: BulkRequest): Reply => ({
  code: "ok",
  answers: calls.map((one) => moveOne(books, verbs, one)),
});

interface Schema<Request> {
  readonly safeParse: (body: unknown) => { readonly success: true; readonly data: Request } | { readonly success: false };
}

function read<Request>(
  { request }: { readonly request: Schema<Request> },
  body: unknown,
  verb: (request: Request) => Reply,
): Reply {
  const parsed = request.safeParse(body);
  return parsed.success ? verb(parsed.data) : refuse("invalid");
}

type Handler = (books: Books, body: unknown) => Reply;

const handlersOf = (verbs: Verbs): Readonly<Record<Operation, Handler>> => ({
  session: (books, body) => read(OPERATIONS.session, body, (request) => openSession(books, request)),
  balance: (books, body) => read(OPERATIONS.balance, body, (request) => tellBalance(books, request)),
  bet: (books, body) => read(OPERATIONS.bet, body, (request) => move(books, "bet", request, verbs.bet)),
  win: (books, body) => read(OPERATIONS.win, body, (request) => move(books, "win", request, verbs.win)),
  rollback: (books, body) => read(OPERATIONS.rollback, body, (request) => move(books, "rollback", request, verbs.rollback)),
  endRound: (books, body) => read(OPERATIONS.endRound, body, (request) => move(books, "endRound", request, verbs.endRound)),
  unsettle: (books, body) => read(OPERATIONS.unsettle, body, (request) => move(books, "unsettle", request, verbs.unsettle)),
  resettle: (books, body) => read(OPERATIONS.resettle, body, (request) => move(books, "resettle", request, verbs.resettle)),
  credit: (books, body) => read(OPERATIONS.credit, body, (request) => move(books, "credit", request, verbs.credit)),
  bulk: (books, body) => read(OPERATIONS.bulk, body, (request) => moveAll(books, verbs, request)),
  status: (books, body) => read(OPERATIONS.status, body, (request) => statusReply(books, request)),
  transactions: (books, body) => read(OPERATIONS.transactions, body, (request) => answerTransactions(books, request)),
  openRounds: (books, body) => read(OPERATIONS.openRounds, body, (request) => answerOpenRounds(books, request)),
  freeRounds: (books, body) => read(OPERATIONS.freeRounds, body, (request) => freeRoundsReply(books, request)),
});

function jsonOf(body: ArrivedCall["body"]): unknown {
  try {
    return JSON.parse(typeof body === "string" ? body : new TextDecoder().decode(body));
  } catch {
    return undefined;
  }
}

const NAMES = Object.keys(OPERATIONS).filter((name): name is Operation => name in OPERATIONS);

/** The operation that a path calls. */
export const operationAt = (path: string): Operation | undefined => NAMES.find((name) => OPERATIONS[name].path === path);

/** A platform with one member, in memory, that answers every call as the contract says. */
export function openTestPlatform({
  provider,
  secret,
  facts,
  now,
  verbs = VERBS,
  policy = STANDARD_POLICY,
}: TestPlatformOptions): TestPlatform {
  const books = openBooks(facts, policy);
  const nonces = new Set<string>();
  const handlers = handlersOf(verbs);
  const answer = (operation: Operation, call: ArrivedCall, refusal?: Refusal): Reply => {
    const verified = verifyCall(call, (name) => (name === provider ? secret : undefined), now());
    if (!verified.ok) return refuse(verified.code);
    if (nonces.has(verified.nonce)) return refuse("stale");
    nonces.add(verified.nonce);
    if (refusal) return refuse(refusal);
    const isJson = call.header("content-type")?.split(";")[0] === "application/json";
    return isJson ? handlers[operation](books, jsonOf(call.body)) : refuse("invalid");
  };
  return { books, answer };
}
