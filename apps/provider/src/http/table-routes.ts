import * as z from "zod/mini";
import { sharedTitleOf } from "../engines/table.ts";
import { waitUntil } from "../clock.ts";
import { readSpots } from "../engines/shared.ts";
import type { PlayError, Refusal, RoundView, TableState } from "../play/contract.ts";
import { chipsWithin, stakesWithin } from "../play/stakes.ts";
import { roundView } from "../play/view.ts";
import type { RoundRecord, SessionRecord } from "../rounds/records.ts";
import { liveAt } from "../tables/live.ts";
import type { OpenTable } from "../tables/tables.ts";
import { liveBet, livePart, liveView } from "./live-routes.ts";
import type { TableTools } from "./table-tools.ts";

const intent = z.string().check(z.regex(/^[A-Za-z0-9_-]{16,64}$/));
export const watchBody = z.object({ seen: z.optional(z.string().check(z.maxLength(64))) });
export const tableBetBody = z.object({
  intent,
  stake: z.string().check(z.maxLength(24)),
  choice: z.string().check(z.maxLength(400)),
  round: z.int(),
  /** Only while a match is told. */
  live: z.optional(livePart),
});
export const cashOutBody = z.object({ intent });

/** Longest wait of a page for the next phase. */
const WATCH = 8000;
function keyOf(open: OpenTable, now: number): string {
  const { table, moment } = open;
  const live = liveAt(open, now);
  const told = live ? ` ${live.step}${live.suspended ? " suspended" : ""}` : "";
  return `${table.record.id} ${moment.round} ${moment.phase}${told}`;
}

/** What everybody at the table sees, and the member's own bet. What is not decided yet is left out. */
export function tableState(open: OpenTable, member: string, tools: TableTools): TableState {
  const { tables, rounds, now } = tools;
  const { table, moment } = open;
  const { round, phase, opensAt, closesAt, resultAt, endsAt } = moment;
  const known = phase === "show" || table.fixed;
  const mine = rounds.placed(member, table.record.id, round);
  return {
    now: now(),
    seen: keyOf(open, now()),
    round,
    phase,
    opensAt,
    closesAt,
    resultAt: known ? resultAt : undefined,
    endsAt: known ? endsAt : undefined,
    hash: round === 0 ? table.chain.anchor : table.chain.seed(round - 1),
    anchor: table.chain.anchor,
    seed: phase === "show" ? table.chain.seed(round) : undefined,
    recent: table.recent(moment),
    players: tables.players(open),
    mine: mine && roundView(mine),
    live: liveView(open, member, tools),
  };
}

/** The state of the table, at once or as soon as its phase is another one than the page has seen. */
export async function watch(
  session: SessionRecord,
  { seen }: z.infer<typeof watchBody>,
  tools: TableTools,
): Promise<TableState | PlayError> {
  let open = await tools.tables.open(session.game.code);
  if (!open) return "not_found";
  if (keyOf(open, tools.now()) === seen) {
    const { phase, closesAt, resultAt, endsAt } = open.moment;
    const next = liveAt(open, tools.now())?.changesAt ?? resultAt;
    const turn = phase === "bets" ? closesAt : phase === "play" ? next : endsAt;
    await waitUntil(turn, tools.now, AbortSignal.timeout(WATCH)).catch(() => undefined);
    open = (await tools.tables.open(session.game.code)) ?? open;
  }
  return tableState(open, session.member, tools);
}

function stakeFits(session: SessionRecord, stake: string, choice: string): boolean {
  const title = sharedTitleOf(session.game.code);
  if (!title) return false;
  // Where a bet names one height there are no spots: its stake is one of the steps.
  if (title.engine.cashOut) return stakesWithin(session.limits, session.digits, title.engine.parts).includes(stake);
  const chip = chipsWithin(session.limits, session.digits, title.engine.parts);
  return chip !== undefined && chip.amount(title.engine.chips(choice)) === stake;
}

/**
 * Places a bet in the round that the page names, as long as that round takes bets by the vendor's clock. A bet on a match that is told
 * names the prices that the page showed.
 */
export async function tableBet(
  session: SessionRecord,
  { intent: id, stake, choice, round, live }: z.infer<typeof tableBetBody>,
  known: RoundRecord | undefined,
  tools: TableTools,
): Promise<RoundView | PlayError | Refusal> {
  const answered = async (record: RoundRecord) => roundView(await tools.rounds.settled(record, tools.timeout, "answered"));
  if (known) return await answered(known);
  const title = sharedTitleOf(session.game.code);
  const open = await tools.tables.open(session.game.code);
  if (!title || !open || !title.engine.offers(choice, title.variant)) return "invalid";
  if (!stakeFits(session, stake, choice)) return "invalid";
  const { table, moment } = open;
  // Prices and moments of a bet are written by the vendor alone.
  if (title.engine.live && !readSpots(choice)) return "invalid";
  if (moment.round !== round || (moment.phase !== "bets" && !live)) return "bets_closed";
  if (live) {
    const laid = await liveBet(session, open, { intent: id, stake, choice, live }, tools);
    return typeof laid === "string" || "refused" in laid ? laid : await answered(laid);
  }
  const decidedAt = moment.closesAt + table.decidedAfter(choice, round);
  const placed = await tools.rounds.play(session, {
    intent: id,
    stake,
    choice,
    table: { seeds: table.record.id, nonce: round, decidedAt },
  });
  return placed ? await answered(placed) : "busy";
}

export async function cashOut(
  session: SessionRecord,
  { intent: id }: z.infer<typeof cashOutBody>,
  tools: TableTools,
): Promise<RoundView | PlayError> {
  const round = await tools.rounds.cashOut(session, id);
  return round ? roundView(await tools.rounds.settled(round, tools.timeout)) : "too_late";
}
