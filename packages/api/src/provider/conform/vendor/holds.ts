import type { Operation } from "../../operations.ts";
import type { SeenCall } from "../test-platform/serve-platform.ts";
import type { Holds, CaseEvidence } from "./vendor-case.ts";

const fieldOf = ({ body }: SeenCall, name: string): string => {
  try {
    return String(Object(JSON.parse(body))[name]);
  } catch {
    return "";
  }
};

const callsOf = ({ seen }: CaseEvidence, operation: Operation): readonly SeenCall[] =>
  seen.filter((call) => call.operation === operation);
const idsOf = (calls: readonly SeenCall[]): readonly string[] => [
  ...new Set(calls.map((call) => fieldOf(call, "transactionId"))),
];

/** The codes that say that a vendor has broken the contract. */
const WRONG: ReadonlySet<string> = new Set([
  "invalid",
  "bad_signature",
  "stale",
  "not_found",
  "conflict",
  "round_closed",
  "tombstoned",
]);

/** No call was refused for what it said. */
export const callsAreRight: Holds = ({ seen }) => {
  const wrong = seen.find(({ code }) => code !== undefined && WRONG.has(code));
  return wrong && `its ${wrong.operation} was answered ${wrong.code}: ${wrong.body.slice(0, 300)}`;
};

/** So many bets were taken. */
export const betsAreTaken =
  (count: number): Holds =>
  ({ books }) =>
    books.bets.size === count ? undefined : `the platform took ${books.bets.size} bets where ${count} were played`;

/** Each bet has the stake that was played for, in its game. */
export const stakesAreRight: Holds = ({ books, stake, seen, gameCode }) => {
  const other = [...books.bets.values()].find((bet) => bet.stake !== stake);
  if (other) return `a bet took ${other.stake} minor units where ${stake} were played for`;
  const elsewhere = seen.find((call) => call.operation === "bet" && fieldOf(call, "gameCode") !== gameCode);
  return elsewhere && `a bet names the game ${fieldOf(elsewhere, "gameCode")}`;
};

/** Each round that took a stake is ended, or its stakes are given back. */
export const roundsAreOver: Holds = ({ books }) => {
  const open = [...books.rounds.values()].filter(({ stake, back, ended }) => !ended && back < stake).length;
  return open === 0 ? undefined : `${open} rounds were never ended and their stakes never given back`;
};

/** Each bet is on a free round, and its round is ended, or the free round given back. */
export const roundsAreFree: Holds = ({ books }) => {
  const bets = [...books.bets.values()];
  const staked = bets.find(({ campaign }) => campaign === undefined);
  if (staked) return `a bet took ${staked.stake} minor units where a free round was to be played`;
  const open = bets.filter(({ state, round }) => state !== "back" && !round.ended).length;
  return open === 0 ? undefined : `${open} free rounds were never ended`;
};

/** Every stake is back. */
export const stakesAreBack: Holds = ({ books }) => {
  const kept = [...books.bets.values()].filter(({ state }) => state !== "back").length;
  return kept === 0 ? undefined : `the stakes of ${kept} bets were not given back`;
};

/** At least one call of the operation came. */
export const comes =
  (operation: Operation): Holds =>
  (outcome) =>
    callsOf(outcome, operation).length > 0 ? undefined : `no ${operation} came`;

export const neverComes =
  (operation: Operation): Holds =>
  (outcome) =>
    callsOf(outcome, operation).length === 0 ? undefined : `a ${operation} came`;

/** A call whose outcome the vendor does not know comes again under its own id and with its own fields. */
export const isRepeated =
  (operation: Operation): Holds =>
  (outcome) => {
    const calls = callsOf(outcome, operation);
    const [first] = calls;
    if (!first) return `no ${operation} came`;
    const again = calls.filter((call) => fieldOf(call, "transactionId") === fieldOf(first, "transactionId"));
    if (again.length < 2) return `the ${operation} was not sent again under its id`;
    return new Set(again.map(({ body }) => body)).size === 1 ? undefined : `the ${operation} was sent again with other fields`;
  };

/** A bet whose outcome the vendor does not know is sent again under its own id, or rolled back. */
export const betIsResolved: Holds = (outcome) => {
  const [first, ...more] = callsOf(outcome, "bet");
  if (!first) return "no bet came";
  const id = fieldOf(first, "transactionId");
  const again = more.some((call) => fieldOf(call, "transactionId") === id);
  const back = callsOf(outcome, "rollback").some((call) => fieldOf(call, "betTransactionId") === id);
  return again || back ? undefined : "the bet was neither sent again under its id nor rolled back";
};

/** Calls that make no transaction id: the last three ask about some. */
const NOT_MOVES: ReadonlySet<Operation> = new Set(["session", "balance", "status", "transactions", "openRounds"]);

/** All rounds and all transactions have ids of their own. */
export const idsAreNew: Holds = (outcome) => {
  const moves = outcome.seen.filter(({ operation }) => !NOT_MOVES.has(operation));
  const uses = new Map<string, string>();
  for (const move of moves) {
    const id = fieldOf(move, "transactionId");
    const before = uses.get(id);
    if (before !== undefined && before !== move.body) return `the transaction id ${id} was used for two different calls`;
    uses.set(id, move.body);
  }
  const bets = callsOf(outcome, "bet");
  const rounds = new Set(bets.map((call) => fieldOf(call, "roundId"))).size;
  return rounds === idsOf(bets).length ? undefined : `${idsOf(bets).length} rounds have ${rounds} ids`;
};

/** Every call, a repeat too, has a nonce of its own. */
export const noncesAreNew: Holds = ({ seen }) =>
  new Set(seen.map(({ nonce }) => nonce)).size === seen.length ? undefined : "a nonce was used twice";

/** So many sessions were opened, each by a token of its own. */
export const sessionsAreOpened =
  (count: number): Holds =>
  ({ seen }) => {
    const opened = seen.filter(({ operation, code }) => operation === "session" && code === "ok").length;
    return opened === count ? undefined : `${opened} sessions were opened where ${count} tokens were launched`;
  };
