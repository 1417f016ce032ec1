import type { LiveGame } from "../engines/live-game.ts";
import { cashOutParts, livePrices, SUSPENDED_MS, toldAfter } from "../engines/live.ts";
import { prizeOf, type Ratio } from "../engines/engine.ts";
import { isShared, type SharedTitle, titleOf } from "../engines/table.ts";
import type { Stops } from "../engines/shared.ts";
import { toMinor, toMoneyAmount } from "../amounts.ts";
import type { RoundRecord } from "../rounds/records.ts";
import type { Table } from "./table.ts";
import type { OpenTable } from "./tables.ts";

/** A match at one moment of the vendor's clock: all of it follows from what has been told. */
export interface LiveNow {
  readonly title: SharedTitle;
  /** Steps that have been told. */
  readonly step: number;
  readonly told: Stops;
  readonly suspended: boolean;
  /** When the next step is told, or the suspension ends if that is earlier. */
  readonly changesAt: number;
  /** When the next step is told: until then prices and quotes hold. */
  readonly holdsUntil: number;
  readonly chances: ReadonlyMap<string, Ratio>;
  /** The prices of the open spots, in hundredths. */
  readonly prices: Readonly<Record<string, number>>;
}

interface Times {
  readonly closesAt: number;
  readonly now: number;
}

/** The end of the suspension by an event that was told last; undefined where the market is open. */
function suspensionEnd(live: LiveGame, stops: Stops, step: number, { closesAt, now }: Times): number | undefined {
  for (let each = step; each > 0; each--) {
    const end = closesAt + toldAfter(live, each) + SUSPENDED_MS;
    if (end <= now) return undefined;
    if (live.isEvent(stops, each)) return end;
  }
  return undefined;
}

interface Known {
  readonly round: number;
  readonly step: number;
  readonly stops: Stops;
  readonly told: Stops;
  readonly chances: ReadonlyMap<string, Ratio>;
}
/** What was computed last of each table: every page asks for the same. */
const lastKnown = new WeakMap<Table, Known>();

function knownAt(table: Table, { engine, variant }: SharedTitle, round: number, step: number): Known | undefined {
  const last = lastKnown.get(table);
  if ((last?.round === round && last.step === step) || !engine.live) return last;
  const stops = last?.round === round ? last.stops : table.stops(round);
  const told = engine.live.told(stops, step);
  const known = { round, step, stops, told, chances: engine.live.chances(told, step, variant) };
  lastKnown.set(table, known);
  return known;
}

/** The match of a table while it is told; undefined at other times, and at other tables. */
export function liveAt({ table, moment }: OpenTable, now: number): LiveNow | undefined {
  const title = titleOf(table.record.game);
  if (moment.phase !== "play" || !title || !isShared(title)) return undefined;
  const { live } = title.engine;
  if (!live) return undefined;
  const { closesAt } = moment;
  const since = now - closesAt - toldAfter(live, 0);
  const step = Math.min(live.steps - 1, Math.max(0, Math.floor(since / live.stepMs)));
  const known = knownAt(table, title, moment.round, step);
  if (!known) return undefined;
  const { stops, told, chances } = known;
  const holdsUntil = closesAt + toldAfter(live, step + 1);
  const suspendedUntil = suspensionEnd(live, stops, step, { closesAt, now });
  return {
    title,
    step,
    told,
    suspended: suspendedUntil !== undefined,
    changesAt: Math.min(holdsUntil, suspendedUntil ?? holdsUntil),
    holdsUntil,
    chances,
    prices: livePrices(chances),
  };
}

/** What a bet is paid for a cash-out now: in parts of its smallest chip, and as an amount. Undefined where nothing is to be paid. */
export function quoteOf(
  { choice = "", stake, digits, state }: RoundRecord,
  { title, chances, suspended }: LiveNow,
): { readonly parts: number; readonly amount: string } | undefined {
  const parts = suspended || state !== "placed" ? undefined : cashOutParts(choice, chances, title);
  if (parts === undefined) return undefined;
  const chip = toMinor(stake, digits) / BigInt(title.engine.chips(choice));
  return { parts, amount: toMoneyAmount(prizeOf(parts, chip, title.engine.parts), digits) };
}
