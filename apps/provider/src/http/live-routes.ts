import * as z from "zod/mini";
import { cashedOutText, liveBetText, readBet } from "../engines/match-bet.ts";
import { readSpots } from "../engines/shared.ts";
import type { LiveView, PlayError, PricePolicy, Refusal, RoundView } from "../play/contract.ts";
import { roundView } from "../play/view.ts";
import type { RoundRecord, SessionRecord } from "../rounds/records.ts";
import { liveAt, type LiveNow, quoteOf } from "../tables/live.ts";
import type { OpenTable } from "../tables/tables.ts";
import type { TableTools } from "./table-tools.ts";

/** Open bets of a member on one match, from which on none is taken while it is told: the one before the match counts too. */
const MOST_BETS = 10;

const price = z.int().check(z.gte(1), z.lte(100_000));
/** The prices that the page showed, and what the player takes if they are others now. */
export const livePart = z.object({
  prices: z.record(z.string().check(z.maxLength(24)), price),
  accept: z.optional(z.enum(["same", "better", "any"])),
});
export const quoteBody = z.object({
  intent: z.string().check(z.regex(/^[A-Za-z0-9_-]{16,64}$/)),
  quote: z.string().check(z.maxLength(24)),
});

function betsOf({ table, moment }: OpenTable, member: string, { book }: TableTools): readonly RoundRecord[] {
  return book.openBetsAt(member, table.record.id, moment.round);
}

/** The match as a member sees it. */
export function liveView(open: OpenTable, member: string, tools: TableTools): LiveView | undefined {
  const live = liveAt(open, tools.now());
  if (!live) return undefined;
  const { step, told, suspended, holdsUntil, prices } = live;
  const bets = betsOf(open, member, tools).map((round) => ({ round: roundView(round), quote: quoteOf(round, live)?.amount }));
  return { step, told, suspended, holdsUntil, prices, bets };
}

const TAKES: Readonly<Record<PricePolicy, (now: number, shown: number) => boolean>> = {
  same: (now, shown) => now === shown,
  better: (now, shown) => now >= shown,
  any: () => true,
};

/** The text of a bet at the prices of this moment, or why it is refused. */
function toBetText(
  choice: string,
  { prices: shown, accept = "same" }: z.infer<typeof livePart>,
  live: LiveNow,
): { text: string } | PlayError {
  const spots = [...(readSpots(choice) ?? [])].map(([spot, chips]) => [spot, chips, live.prices[spot] ?? 0] as const);
  if (live.suspended) return "suspended";
  if (spots.some(([, , now]) => now === 0)) return "spot_closed";
  if (spots.some(([spot, , now]) => !TAKES[accept](now, shown[spot] ?? Infinity))) return "odds_changed";
  return { text: liveBetText(live.step, spots) };
}

interface AskedLive {
  readonly intent: string;
  readonly stake: string;
  readonly choice: string;
  readonly live: z.infer<typeof livePart>;
}

/**
 * Lays a bet while the match is told, at the vendor's clock as this is called. Only what has been told decides whether it is taken and
 * at which price: a bet that is refused was refused whatever comes next.
 */
export async function liveBet(
  session: SessionRecord,
  open: OpenTable,
  { intent, stake, choice, live: asked }: AskedLive,
  tools: TableTools,
): Promise<RoundRecord | PlayError | Refusal> {
  const { table, moment } = open;
  const live = liveAt(open, tools.now());
  if (!live) return "bets_closed";
  const text = toBetText(choice, asked, live);
  const view = liveView(open, session.member, tools);
  if (typeof text === "string") return view ? { refused: text, live: view } : text;
  if (betsOf(open, session.member, tools).length >= MOST_BETS) return "bets_full";
  const decidedAt = moment.closesAt + table.decidedAfter(choice, moment.round);
  const at = { seeds: table.record.id, nonce: moment.round, decidedAt };
  return (await tools.rounds.play(session, { intent, stake, choice: text.text, table: at, live: true })) ?? "busy";
}

/** The bet with the cash-out that was quoted, or why it is refused. */
function toCashOut(round: RoundRecord, quote: string, open: OpenTable, now: number): { choice: string } | PlayError {
  const live = liveAt(open, now);
  if (!live || round.seeds !== open.table.record.id || round.nonce !== open.moment.round) return "too_late";
  if (live.suspended) return "suspended";
  const offered = quoteOf(round, live);
  if (!offered) return "too_late";
  if (offered.amount !== quote) return "quote_expired";
  return { choice: cashedOutText(round.choice ?? "", live.step, offered.parts) };
}

/** Pays a bet what was quoted, if the quote still holds by the vendor's clock. One that is decided, or cashed out, stays as it is. */
export async function cashOutQuoted(
  session: SessionRecord,
  { intent, quote }: z.infer<typeof quoteBody>,
  tools: TableTools,
): Promise<RoundView | PlayError | Refusal> {
  const open = await tools.tables.open(session.game.code);
  const [round, now] = [tools.book.roundOf(session.member, intent), tools.now()];
  if (!round || !open || round.gameCode !== session.game.code) return "not_found";
  const { choice = "", decidedAt = 0 } = round;
  const answered = async () => roundView(await tools.rounds.settled(round, tools.timeout));
  if (round.state !== "placed" || decidedAt <= now || readBet(choice)?.out) return await answered();
  const view = liveView(open, session.member, tools);
  if (!view) return "too_late";
  const out = toCashOut(round, quote, open, now);
  if (typeof out === "string") return { refused: out, live: view };
  await tools.rounds.endEarly(round, out.choice, now);
  return await answered();
}
