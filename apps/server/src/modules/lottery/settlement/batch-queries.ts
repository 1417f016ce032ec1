import type { DrawKey } from "@baize/domain/lottery/draw-numbers";
import { TICKET } from "@baize/domain/lottery/draw-state";
import { stateAfter } from "@baize/domain/state-machine/machine";
import type { RunSql } from "../../../platform/database/database.ts";
import { asBigint, asText } from "../../../platform/database/raw.ts";
import { RowSet } from "../../../platform/database/row-set.ts";
import type { TicketRow } from "../tickets/queries.ts";

/** Where a batch ended, in the order of members and tickets. */
export interface TicketPlace {
  readonly memberId: string;
  readonly id: string;
}

export type SettledTicket = TicketPlace &
  Pick<TicketRow, "brand" | "currency" | "book" | "text" | "leaf" | "stake" | "prize" | "payout" | "version">;

const FIRST_ID = "00000000-0000-0000-0000-000000000000";

/** The members of a part of a draw's tickets: from one, until before another. */
export interface DrawPart {
  readonly from: string;
  readonly before: string | null;
}

/** All the tickets of a draw. */
const WHOLE_DRAW: DrawPart = { from: FIRST_ID, before: null };

const PART_STARTS = `select distinct member_id from (
    select member_id, row_number() over (order by member_id, id) as place from lottery_tickets where game = $1 and issue = $2
  ) t where place > 1 and place % $3::integer = 1 order by member_id`;

/** The parts of a closed draw, of about so many tickets each and of whole members: the same for every server. */
export async function listParts(run: RunSql, { game, issue }: DrawKey, size: number): Promise<DrawPart[]> {
  const { rows } = await run(PART_STARTS, [game, issue, size]);
  const starts = [FIRST_ID, ...rows.map(({ member_id }) => asText(member_id))];
  return starts.map((from, at) => ({ from, before: starts[at + 1] ?? null }));
}

const LOCK_PART = `select 1 from lottery_tickets where (member_id, id) =
    (select member_id, id from lottery_tickets where game = $1 and issue = $2 and member_id >= $3::uuid order by member_id, id limit 1)
  for update skip locked`;

/** Locks a part by its first ticket. Answers false where another worker has it. */
export async function lockPart(run: RunSql, { game, issue }: DrawKey, { from }: DrawPart): Promise<boolean> {
  return (await run(LOCK_PART, [game, issue, from])).rows.length > 0;
}

/** A ticket as a settlement reads it. */
export const toSettledTicket = (row: Readonly<Record<string, unknown>>): SettledTicket => ({
  memberId: asText(row.member_id),
  id: asText(row.id),
  brand: asText(row.brand),
  currency: asText(row.currency),
  book: row.book === "demo" ? "demo" : "real",
  text: asText(row.text),
  leaf: asText(row.leaf),
  stake: asBigint(row.stake),
  prize: asBigint(row.prize),
  payout: asBigint(row.payout),
  version: Number(row.version),
});

const NEXT = `select member_id, id, brand, currency, book, text, leaf, stake, prize, payout, version from lottery_tickets
  where game = $1 and issue = $2 and (member_id, id) > ($3::uuid, $4::uuid) and ($5::uuid is null or member_id < $5::uuid)
    and state = any($6::text[]) and version < $7::integer
  order by member_id, id limit $8::integer`;

/** The next tickets of a part of a draw that a version has not settled. */
export async function listNext(
  run: RunSql,
  { game, issue }: DrawKey,
  {
    part = WHOLE_DRAW,
    after = { memberId: part.from, id: FIRST_ID },
    states,
    version,
    most,
  }: { part?: DrawPart; after?: TicketPlace | undefined; states: readonly string[]; version: number; most: number },
): Promise<SettledTicket[]> {
  const wanted = [game, issue, after.memberId, after.id, part.before, `{${states.join(",")}}`, version, most];
  return (await run(NEXT, wanted)).rows.map(toSettledTicket);
}

export interface TicketAmounts extends TicketPlace {
  readonly prize: bigint;
  readonly payout: bigint;
}

const OUTCOMES = new RowSet({ member_id: "uuid", id: "uuid", prize: "bigint", payout: "bigint" });
const SETTLE = `update lottery_tickets t set state = '${stateAfter(TICKET, "settle")}', prize = o.prize, payout = o.payout, version = $5::integer
  from ${OUTCOMES.from("o")}
  where t.member_id = o.member_id and t.id = o.id and t.version < $5::integer returning t.id`;

const REFUND = `update lottery_tickets t set state = '${stateAfter(TICKET, "refund")}', version = 1
  from jsonb_to_recordset($1::jsonb) as o (member_id uuid, id uuid)
  where t.member_id = o.member_id and t.id = o.id`;

/** Throws where a version has settled one of them already; the transaction must then be rolled back. */
export async function settleTickets(run: RunSql, outcomes: readonly TicketAmounts[], version: number): Promise<void> {
  const given = outcomes.map(({ memberId, id, prize, payout }) => ({
    member_id: memberId,
    id,
    prize: String(prize),
    payout: String(payout),
  }));
  const { rows } = await run(SETTLE, [...OUTCOMES.valuesOf(given), version]);
  if (rows.length !== outcomes.length) throw new Error("A ticket was settled by another worker");
}

export async function refundTickets(run: RunSql, places: readonly TicketPlace[]): Promise<void> {
  await run(REFUND, [JSON.stringify(places.map(({ memberId, id }) => ({ member_id: memberId, id })))]);
}

const LIST_UNPAID = `select b.id from bets b where b.withheld > 0
  and (b.member_id, b.id) in (select member_id, id from jsonb_to_recordset($1::jsonb) as o (member_id uuid, id uuid))`;

/** Of these tickets, those whose wins wait for an operator or were refused. */
export async function listUnpaid(run: RunSql, places: readonly TicketPlace[]): Promise<Set<string>> {
  const wanted = places.map(({ memberId, id }) => ({ member_id: memberId, id }));
  return new Set((await run(LIST_UNPAID, [JSON.stringify(wanted)])).rows.map(({ id }) => asText(id)));
}

/** The hash over every settled ticket's leaf and payout, and how many there are and have won. */
const DIGEST = `select encode(sha256(convert_to(coalesce(string_agg(leaf || ' ' || payout, E'\\n' order by leaf collate "C"), ''), 'UTF8')), 'hex') as digest,
    count(*) as tickets, count(*) filter (where prize > 0) as winners
  from lottery_tickets where game = $1 and issue = $2`;

export async function loadDigest(run: RunSql, { game, issue }: DrawKey) {
  const [row] = (await run(DIGEST, [game, issue])).rows;
  return { digest: asText(row?.digest), tickets: Number(row?.tickets), winners: Number(row?.winners) };
}
