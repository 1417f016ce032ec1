import { setTimeout as pause } from "node:timers/promises";
import { toMinor, toMoneyAmount } from "../amounts.ts";
import { prizeOf } from "../engines/engine.ts";
import { hasTurns, type SharedTitle, sharedTitleOf, type TurnsTitle, titleOf, turnsTitleOf } from "../engines/table.ts";
import type { Clock } from "../clock.ts";
import { readSpots } from "../engines/shared.ts";
import { spotNameIn } from "../engines/spot-names.ts";
import { speechOf } from "../messages/messages.ts";
import type { Tables } from "../tables/tables.ts";
import type { Result, Wallet } from "../wallet/client.ts";
import type { Alarms } from "./alarms.ts";
import type { Book } from "./book.ts";
import type { Entity, RoundRecord, RoundState, SeedsRecord } from "./records.ts";
import { drawOf, firstSeeds } from "./seeds.ts";

export interface StepTools {
  readonly book: Book;
  readonly wallet: Wallet;
  readonly tables: Tables;
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
    title && hasTurns(title)
      ? { ...begun, state: "placed", stops: shownIn(begun, title, seeds), ...untilOf(title, tools.now()) }
      : { ...begun, state: "taken", ...outcomeOf(round, seeds, nonce) };
  return [taken, { ...seeds, nonce: nonce + 1 }];
}

const bet: Step = async (round, tools) => {
  let doubt = false;
  for (const wait of [...tools.betPauses, undefined]) {
    const result = await tools.wallet("bet", { ...move(round, "bet"), session: round.session, amount: round.stake });
    if (result.kind === "ok") return take(round, result.answer.balance, tools);
    if (result.kind === "refused" && result.code !== "stale") {
      // A lost try may still arrive after this refusal: only a rollback, which leaves a tombstone, makes the outcome certain.
      const balance = result.balance ?? round.balance;
      return [{ ...round, state: doubt ? "undoing" : "refused", code: result.code, balance }];
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

/** A bet at a shared table waits for its result, a round of several turns for its player; cashing out brings the moment forward. */
const decide: Step = async (placed, tools) => {
  const shared = sharedTitleOf(placed.gameCode);
  if (shared) tools.tables.count(placed);
  const waited = await decided(placed, tools);
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
  const result = await tools.wallet("win", { ...move(round, "win"), ...onBet(round), amount: round.win });
  const next = after(round, result, "ending", tools);
  return next && [next];
};

const undo: Step = async (round, tools) => {
  const result = await tools.wallet("rollback", { ...move(round, "undo"), ...onBet(round), amount: round.stake });
  const next = after(round, result, "voiding", tools);
  return next && [next];
};

/** What was drawn in signs that need no language, and the bet; the spots of a table have their names in the player's language. */
function summaryOf({ choice = "", stops = [], gameCode, language }: RoundRecord): string {
  const turns = turnsTitleOf(gameCode);
  if (turns?.engine.summary) return turns.engine.summary(choice, stops, turns.variant);
  const shared = sharedTitleOf(gameCode);
  const signs = shared?.engine.signs;
  const drawn = signs ? stops.map(signs).join(" · ") : stops.map((group) => group.join("-")).join(" ");
  const spots = shared && readSpots(choice);
  const nameOf = (spot: string): string => (shared ? spotNameIn(speechOf(language).messages, shared.name, spot) : spot);
  const laid = spots ? [...spots].map(([spot, chips]) => `${nameOf(spot)} × ${chips}`).join(" · ") : choice;
  // The end of a long text is cut off: what was drawn comes first.
  return laid ? `${drawn} · ${laid}` : drawn;
}

/** A refusal to close a void round closes it too: the platform does not know it. A settled one that is refused is still open there. */
function end(status: "settled" | "void"): Step {
  return async (round, tools) => {
    const settled = status === "settled";
    const zero = toMoneyAmount(0n, round.digits);
    const summary = summaryOf(round);
    const result = await tools.wallet("endRound", {
      ...move(round, "end"),
      totalBet: settled ? round.stake : zero,
      totalWin: settled ? round.win : zero,
      status,
      rake: settled ? round.rake : undefined,
      // A round without a result has no proof.
      detail: { summary: summary.slice(0, 200), verifyUrl: settled ? tools.verifyUrl(round) : undefined },
    });
    if (result.kind === "unknown" || (result.kind === "refused" && PASSING.has(result.code))) return undefined;
    if (result.kind === "refused" && settled) {
      tools.warn(`round ${round.id}: the platform answered ${result.code} to its end; a person must look`);
      return [{ ...round, state: "unclosed", code: result.code }];
    }
    return [{ ...round, state: settled ? "done" : "void" }];
  };
}

/** The step of each state that is not final. */
export const STEPS: Partial<Record<RoundState, Step>> = {
  betting: bet,
  placed: decide,
  taken: win,
  ending: end("settled"),
  undoing: undo,
  voiding: end("void"),
};
