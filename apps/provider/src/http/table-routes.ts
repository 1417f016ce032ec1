import * as z from "zod/mini";
import { sharedTitleOf, titleOf } from "../engines/table.ts";
import { type Clock, waitUntil } from "../clock.ts";
import type { PlayError, RoundView, TableState } from "../play/contract.ts";
import { chipsWithin, stakesWithin } from "../play/stakes.ts";
import { roundView } from "../play/view.ts";
import type { RoundRecord, SessionRecord } from "../rounds/records.ts";
import type { Rounds } from "../rounds/rounds.ts";
import type { OpenTable, Tables } from "../tables/tables.ts";

export interface TableTools {
  readonly tables: Tables;
  readonly rounds: Rounds;
  readonly timeout: number;
  readonly now: Clock;
}

const intent = z.string().check(z.regex(/^[A-Za-z0-9_-]{16,64}$/));
export const watchBody = z.object({ seen: z.optional(z.string().check(z.maxLength(64))) });
export const tableBetBody = z.object({
  intent,
  stake: z.string().check(z.maxLength(24)),
  choice: z.string().check(z.maxLength(400)),
  round: z.int(),
});
export const cashOutBody = z.object({ intent });

/** Longest wait of a page for the next phase. */
const WATCH = 8000;
const keyOf = ({ table, moment }: OpenTable): string => `${table.record.id} ${moment.round} ${moment.phase}`;

/** What everybody at the table sees, and the member's own bet. What is not decided yet is left out. */
export function tableState(open: OpenTable, member: string, { tables, rounds, now }: TableTools): TableState {
  const { table, moment } = open;
  const { round, phase, opensAt, closesAt, resultAt, endsAt } = moment;
  const known = phase === "show" || table.fixed;
  const mine = rounds.placed(member, table.record.id, round);
  return {
    now: now(),
    seen: keyOf(open),
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
  if (keyOf(open) === seen) {
    const { phase, closesAt, resultAt, endsAt } = open.moment;
    const turn = phase === "bets" ? closesAt : phase === "play" ? resultAt : endsAt;
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

/** Places a bet in the round that the page names, as long as that round takes bets by the vendor's clock. */
export async function tableBet(
  session: SessionRecord,
  { intent: id, stake, choice, round }: z.infer<typeof tableBetBody>,
  known: RoundRecord | undefined,
  tools: TableTools,
): Promise<RoundView | PlayError> {
  const answered = async (record: RoundRecord) => roundView(await tools.rounds.settled(record, tools.timeout, "answered"));
  if (known) return await answered(known);
  const title = titleOf(session.game.code);
  const open = await tools.tables.open(session.game.code);
  if (!title || !open || !title.engine.offers(choice, title.variant)) return "invalid";
  if (!stakeFits(session, stake, choice)) return "invalid";
  const { table, moment } = open;
  if (moment.round !== round || moment.phase !== "bets") return "bets_closed";
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
