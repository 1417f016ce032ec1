import { setTimeout as pause } from "node:timers/promises";
import { toMinor, toMoneyAmount } from "../amounts.ts";
import { prizeOf } from "../engines/engine.ts";
import { titleOf } from "../engines/table.ts";
import { sharedTitleOf, type Tables } from "../tables/tables.ts";
import type { Result, Wallet } from "../wallet/client.ts";
import type { Alarms } from "./alarms.ts";
import type { Book } from "./book.ts";
import type { Entity, RoundRecord, RoundState } from "./records.ts";
import { drawOf, firstSeeds } from "./seeds.ts";

export interface StepTools {
  readonly book: Book;
  readonly wallet: Wallet;
  readonly tables: Tables;
  readonly alarms: Alarms;
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
  gameCode: round.gameCode,
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

/** The stake was taken: now the round gets its nonce, and with it its outcome. At a shared table both come by the clock. */
function take(round: RoundRecord, balance: string, tools: StepTools): readonly [RoundRecord, ...Entity[]] {
  if (round.decidedAt !== undefined) return [{ ...round, state: "placed", balance }];
  const seeds = tools.book.seedsOf(round.member) ?? firstSeeds(round.member);
  const title = titleOf(round.gameCode);
  if (!title) throw new RangeError(`round ${round.id} is of no game of ours: ${round.gameCode}`);
  const { engine, variant } = title;
  const played = engine.play(drawOf(seeds, seeds.nonce), round.choice ?? "", variant);
  const win = toMoneyAmount(prizeOf(played.total, toMinor(round.stake, round.digits), engine.parts), round.digits);
  const stops = played.stops.map((group) => Array.from(group));
  const taken: RoundRecord = { ...round, state: "taken", seeds: seeds.id, nonce: seeds.nonce, stops, win, balance };
  return [taken, { ...seeds, nonce: seeds.nonce + 1 }];
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

/** A bet at a shared table waits for its result; cashing out brings the moment forward. */
const decide: Step = async (placed, tools) => {
  tools.tables.count(placed);
  await tools.alarms.wait(placed.id, placed.decidedAt ?? 0, tools.signal);
  const round = tools.book.rounds.get(placed.id) ?? placed;
  const title = sharedTitleOf(round.gameCode);
  if (!title) throw new RangeError(`round ${round.id} is of no table of ours: ${round.gameCode}`);
  const { engine, variant } = title;
  const [choice, drawn] = [round.choice ?? "", tools.tables.stopsOf(round)];
  const chip = toMinor(round.stake, round.digits) / BigInt(engine.chips(choice));
  const win = toMoneyAmount(prizeOf(engine.pays(choice, drawn, variant), chip, engine.parts), round.digits);
  // A bet that is cashed out is paid while the round still runs for others.
  const stops = tools.tables.isOver(round) ? drawn.map((group) => Array.from(group)) : [];
  return [{ ...round, state: "taken", stops, win }];
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

/** The bet and what was drawn, in signs that need no language. */
function summaryOf({ choice, stops = [], gameCode }: RoundRecord): string {
  const signs = sharedTitleOf(gameCode)?.engine.signs;
  const drawn = signs ? stops.map(signs).join(" · ") : stops.map((group) => group.join("-")).join(" ");
  return choice ? `${choice}: ${drawn}` : drawn;
}

/** Closing moves no money, so a refusal closes the round too: the platform does not know it, or has closed it. */
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
      detail: { summary: summary.slice(0, 200), verifyUrl: tools.verifyUrl(round) },
    });
    if (result.kind === "unknown" || (result.kind === "refused" && PASSING.has(result.code))) return undefined;
    if (result.kind === "refused" && settled) tools.warn(`round ${round.id}: end-round answered ${result.code}`);
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
