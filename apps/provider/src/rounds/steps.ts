import { setTimeout as pause } from "node:timers/promises";
import { toMinor, toMoneyAmount } from "../amounts.ts";
import { prizeOf } from "../engines/engine.ts";
import {
  hasTurns,
  isSportsbook,
  type SharedTitle,
  sharedTitleOf,
  type Title,
  type TurnsTitle,
  titleOf,
  turnsTitleOf,
} from "../engines/table.ts";
import type { Clock } from "../clock.ts";
import { POT_ID, POT_NUMBERS, potShare } from "../engines/slot/pot.ts";
import { annulmentEnd, legStates, prizeAt, slipEnd, slipOf } from "../sportsbook/settle-slip.ts";
import type { Fixtures } from "../sportsbook/fixtures.ts";
import type { Tables } from "../tables/tables.ts";
import type { BulkCalls } from "../wallet/bulk-calls.ts";
import type { Result, Wallet } from "../wallet/client.ts";
import type { Alarms } from "./alarms.ts";
import type { Book } from "./book.ts";
import type { Pots } from "./pots.ts";
import type { Entity, RoundRecord, RoundState, SeedsRecord } from "./records.ts";
import { drawOf, firstSeeds } from "./seeds.ts";
import { summaryOf } from "./summary.ts";

export interface StepTools {
  readonly book: Book;
  readonly wallet: Wallet;
  /** Many players bet, and are paid, in the same moment. */
  readonly bulk: BulkCalls;
  readonly tables: Tables;
  readonly fixtures: Fixtures;
  readonly pots: Pots;
  readonly alarms: Alarms;
  readonly now: Clock;
  /** Address of the page that proves a round. */
  readonly verifyUrl: (round: RoundRecord) => string;
  /** Milliseconds between tries of a bet whose outcome is unknown; after the last one the bet is rolled back. */
  readonly betPauses: readonly number[];
  readonly signal: AbortSignal;
  readonly warn: (text: string) => void;
}

/** The records after a step, to be saved together; undefined: the outcome is unknown, try again later. */
type Step = (round: RoundRecord, tools: StepTools) => Promise<readonly [RoundRecord, ...Entity[]] | undefined>;

const move = (round: RoundRecord, what: string) => ({
  member: round.member,
  currency: round.currency,
  gameCode: round.launched ?? round.gameCode,
  roundId: round.id,
  transactionId: `${round.id}.${what}`,
});
/** What the player pays for the round. */
const paidFor = ({ campaign, stake, digits }: RoundRecord): string => (campaign ? toMoneyAmount(0n, digits) : stake);
const onBet = (round: RoundRecord) => ({ betTransactionId: `${round.id}.bet` });

/** Refusals that are worth a repeat. Any other one is final. */
const PASSING: ReadonlySet<string> = new Set([
  "stale",
  "maintenance",
  "bad_signature",
  "locked",
  "session_expired",
  "limit_reached",
]);

/** Refusals of a free round that mean that the player has none left. */
const NONE_LEFT: ReadonlySet<string> = new Set(["limit_reached", "not_found"]);

/** A round of several turns waits so many milliseconds for its player; then it pays what was reached. */
const TURNS_WAIT = 7 * 86_400_000;

/** What the turns of a round have shown of its draws. */
export const shownIn = (
  { choice = "", nonce = 0 }: RoundRecord,
  { engine, variant }: TurnsTitle,
  seeds: SeedsRecord,
): number[][] => engine.shown(drawOf(seeds, nonce), choice, variant).map((group) => Array.from(group));

/** When a round has to be decided whose next turn begins now. `bank`: what is left in its time bank. */
export function untilOf(
  { engine }: TurnsTitle,
  now: number,
  bank = engine.clock?.bankMs,
): Pick<RoundRecord, "decidedAt" | "bank"> {
  const { clock } = engine;
  return clock && bank !== undefined ? { decidedAt: now + clock.turnMs + bank, bank } : { decidedAt: now + TURNS_WAIT };
}

/** What was drawn on these seeds, and the prize. */
function outcomeOf(round: RoundRecord, seeds: SeedsRecord, nonce: number): Pick<RoundRecord, "stops" | "win" | "rake"> {
  const title = titleOf(round.gameCode);
  if (!title) throw new RangeError(`round ${round.id} is of no game of ours: ${round.gameCode}`);
  const { engine, variant } = title;
  const { stops, total, rake = 0 } = engine.play(drawOf(seeds, nonce), round.choice ?? "", variant);
  const money = (parts: number) => toMoneyAmount(prizeOf(parts, toMinor(round.stake, round.digits), engine.parts), round.digits);
  const paid = { stops: stops.map((group) => Array.from(group)), win: money(total) };
  return rake > 0 ? { ...paid, rake: money(rake) } : paid;
}

/** Whether the player has a turn. In a room the bots may end the hand before the first one. */
const waitsForTurn = (title: Title, { choice = "", nonce = 0 }: RoundRecord, seeds: SeedsRecord): title is TurnsTitle =>
  hasTurns(title) && !title.engine.isOver(drawOf(seeds, nonce), choice, title.variant);

/**
 * The stake was taken: now the round gets its nonce, and with it what is drawn. Only the turns of the player say when it is over
 * where there are several. At a shared table both come by the clock.
 */
function take(round: RoundRecord, balance: string, tools: StepTools): readonly [RoundRecord, ...Entity[]] {
  if (round.decidedAt !== undefined) return [{ ...round, state: "placed", balance }];
  const seeds = tools.book.seedsOf(round.member) ?? firstSeeds(round.member);
  const { id, nonce } = seeds;
  const title = titleOf(round.gameCode);
  const begun = { ...round, seeds: id, nonce, balance };
  const taken: RoundRecord =
    title && waitsForTurn(title, begun, seeds)
      ? { ...begun, state: "placed", stops: shownIn(begun, title, seeds), ...untilOf(title, tools.now()) }
      : { ...begun, state: "taken", ...outcomeOf(round, seeds, nonce) };
  const used = { ...seeds, nonce: nonce + 1 };
  if (!title?.hasPot) return [taken, used];
  const { round: part, pot } = tools.pots.play(taken, taken.stops?.at(-1)?.[0] ?? POT_NUMBERS);
  return [{ ...taken, pot: part, win: withPot(taken, part.won) }, used, pot];
}

/** The prize of the lines with what came out of the pot. */
const withPot = ({ win, digits }: RoundRecord, won: string | undefined): string =>
  won === undefined ? win : toMoneyAmount(toMinor(win, digits) + toMinor(won, digits), digits);

/** The share of the stake that goes into the pot, where the title has one. */
function shareOf({ gameCode, stake, digits }: RoundRecord): { readonly id: string; readonly amount: string } | undefined {
  const share = titleOf(gameCode)?.hasPot ? potShare(toMinor(stake, digits)) : 0n;
  return share > 0n ? { id: POT_ID, amount: toMoneyAmount(share, digits) } : undefined;
}

const bet: Step = async (round, tools) => {
  let doubt = false;
  const { campaign, session } = round;
  const request = { ...move(round, "bet"), pot: shareOf(round), campaign, session, amount: paidFor(round) };
  for (const wait of [...tools.betPauses, undefined]) {
    const result = await tools.bulk.send({ operation: "bet", request });
    if (result.kind === "ok") return take(round, result.answer.balance, tools);
    if (result.kind === "refused" && result.code !== "stale") {
      // A lost try may still arrive after this refusal: only a rollback, which leaves a tombstone, makes the outcome certain.
      const balance = result.balance ?? round.balance;
      const code = campaign && NONE_LEFT.has(result.code) ? "free_over" : result.code;
      return [{ ...round, state: doubt ? "undoing" : "refused", code, balance }];
    }
    doubt ||= result.kind === "unknown";
    if (wait !== undefined) await pause(wait, undefined, { signal: tools.signal });
  }
  return [{ ...round, state: doubt ? "undoing" : "refused", code: doubt ? "unknown" : "stale" }];
};

/** What the table's round brings a bet. */
function outcomeAtTable(
  round: RoundRecord,
  { engine, variant }: SharedTitle,
  tables: Tables,
): Pick<RoundRecord, "stops" | "win"> {
  const [choice, drawn] = [round.choice ?? "", tables.stopsOf(round)];
  const chip = toMinor(round.stake, round.digits) / BigInt(engine.chips(choice));
  const win = toMoneyAmount(prizeOf(engine.pays(choice, drawn, variant), chip, engine.parts), round.digits);
  // A bet that is cashed out is paid while the round still runs for others.
  return { stops: tables.isOver(round) ? drawn.map((group) => Array.from(group)) : [], win };
}

/** Waits until the round is to be decided; each turn may put that off. */
async function decided(placed: RoundRecord, { book, alarms, signal, now }: StepTools): Promise<RoundRecord> {
  let round = placed;
  do {
    await alarms.wait(round.id, round.decidedAt ?? 0, signal);
    round = book.rounds.get(placed.id) ?? placed;
  } while ((round.decidedAt ?? 0) > now());
  return round;
}

/** The round with what its player's time has brought, where it ran out before the last turn. */
function withLate(round: RoundRecord, seeds: SeedsRecord): RoundRecord {
  const title = turnsTitleOf(round.gameCode);
  const { choice = "", nonce = 0 } = round;
  if (!title?.engine.clock || title.engine.isOver(drawOf(seeds, nonce), choice, title.variant)) return round;
  return { ...round, choice: title.engine.clock.late(choice) };
}

/**
 * A slip is decided by its fixtures, as they were known when the last of them was over; one whose fixtures all do not count is given
 * back. A fixture that takes longer by a later version of its match is waited for.
 */
function decideSlip(round: RoundRecord, { fixtures }: StepTools): RoundRecord {
  const states = legStates(round, fixtures, round.decidedAt ?? 0);
  if (states.includes("open")) return { ...round, decidedAt: slipEnd(slipOf(round), fixtures) };
  if (states.every((state) => state === "void")) return { ...round, state: "undoing", code: "fixture_void" };
  return { ...round, state: "taken", win: prizeAt(round, states), stops: [] };
}

/** A bet at a shared table waits for its result, a round of several turns for its player; cashing out brings the moment forward. */
const decide: Step = async (placed, tools) => {
  const shared = sharedTitleOf(placed.gameCode);
  if (shared) tools.tables.count(placed);
  const waited = await decided(placed, tools);
  if (isSportsbook(placed.gameCode)) return [decideSlip(waited, tools)];
  if (shared) return [{ ...waited, state: "taken", ...outcomeAtTable(waited, shared, tools.tables) }];
  const seeds = tools.book.seeds(waited.seeds ?? "");
  if (!seeds) throw new RangeError(`round ${waited.id} has no seeds`);
  const round = withLate(waited, seeds);
  return [{ ...round, state: "taken", ...outcomeOf(round, seeds, round.nonce ?? 0) }];
};

function after(
  round: RoundRecord,
  result: Result<{ balance: string }>,
  next: RoundState,
  tools: StepTools,
): RoundRecord | undefined {
  if (result.kind === "ok") return { ...round, state: next, balance: result.answer.balance };
  if (result.kind === "unknown" || PASSING.has(result.code)) return undefined;
  tools.warn(`round ${round.id}: the platform answered ${result.code} in state ${round.state}; a person must look`);
  return { ...round, state: "stuck", code: result.code };
}

const win: Step = async (round, tools) => {
  if (toMinor(round.win, round.digits) === 0n) return [{ ...round, state: "ending" }];
  const won = round.pot?.won;
  const pot = won === undefined ? undefined : { id: POT_ID, amount: won };
  const request = { ...move(round, "win"), ...onBet(round), amount: round.win, pot };
  const result = await tools.bulk.send({ operation: "win", request });
  const next = after(round, result, "ending", tools);
  return next && [next];
};

const undo: Step = async (round, tools) => {
  const request = { ...move(round, "undo"), ...onBet(round), amount: paidFor(round) };
  const result = await tools.bulk.send({ operation: "rollback", request });
  const next = after(round, result, "voiding", tools);
  return next && [next];
};

/** A refusal to close a void round closes it too: the platform does not know it. A settled one that is refused is still open there. */
function end(status: "settled" | "void"): Step {
  return async (round, tools) => {
    const settled = status === "settled";
    const zero = toMoneyAmount(0n, round.digits);
    const summary = summaryOf(round, tools);
    const request = {
      ...move(round, "end"),
      totalBet: settled ? paidFor(round) : zero,
      totalWin: settled ? round.win : zero,
      status,
      rake: settled ? round.rake : undefined,
      // A round without a result has no proof.
      detail: { summary: summary.slice(0, 200), verifyUrl: settled ? tools.verifyUrl(round) : undefined },
    };
    const result = await tools.bulk.send({ operation: "endRound", request });
    if (result.kind === "unknown" || (result.kind === "refused" && PASSING.has(result.code))) return undefined;
    if (result.kind === "refused" && settled) {
      tools.warn(`round ${round.id}: the platform answered ${result.code} to its end; a person must look`);
      return [{ ...round, state: "unclosed", code: result.code }];
    }
    const mayBeAnnulled = isSportsbook(round.gameCode) && annulmentEnd(round, tools.fixtures) !== undefined;
    return [{ ...round, state: !settled ? "void" : mayBeAnnulled ? "correctable" : "done" }];
  };
}

/** A slip with a fixture whose result is annulled is settled again when that is known, by the right result. */
const correct: Step = async (round, tools) => {
  const { fixtures, alarms, signal } = tools;
  const at = Math.max(round.decidedAt ?? 0, annulmentEnd(round, fixtures) ?? 0);
  await alarms.wait(round.id, at, signal);
  const right = prizeAt(round, legStates(round, fixtures, at));
  if (right === round.win) return [{ ...round, decidedAt: at, state: "done" }];
  const summary = summaryOf({ ...round, decidedAt: at }, tools);
  const result = await tools.wallet("resettle", {
    ...move(round, "end2"),
    endTransactionId: `${round.id}.end`,
    amount: round.win,
    totalBet: round.stake,
    totalWin: right,
    detail: { summary: summary.slice(0, 200), verifyUrl: tools.verifyUrl(round) },
    wins: toMinor(right, round.digits) > 0n ? [{ transactionId: `${round.id}.win2`, ...onBet(round), amount: right }] : [],
  });
  const next = after(round, result, "done", tools);
  return next && [next.state === "done" ? { ...next, win: right, decidedAt: at } : next];
};

/** The step of each state that is not final. */
export const STEPS: Partial<Record<RoundState, Step>> = {
  betting: bet,
  placed: decide,
  taken: win,
  ending: end("settled"),
  correctable: correct,
  undoing: undo,
  voiding: end("void"),
};
