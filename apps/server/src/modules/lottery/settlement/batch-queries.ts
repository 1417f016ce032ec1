import type { DrawKey } from "@baize/domain/lottery/draw-numbers";
import { TICKET } from "@baize/domain/lottery/draw-state";
import { stateAfter } from "@baize/domain/state-machine/machine";
import type { RunSql } from "../../../platform/database/database.ts";
import { asBigint, asText } from "../../../platform/database/raw.ts";
import type { TicketRow } from "../tickets/queries.ts";

/** Where a batch ended, in the order of members and tickets. */
export interface TicketPlace {
  readonly memberId: string;
  readonly id: string;
}

export type SettledTicket = TicketPlace &
  Pick<TicketRow, "brand" | "currency" | "book" | "text" | "leaf" | "stake" | "prize" | "payout" | "version">;

const FIRST: TicketPlace = {
  memberId: "00000000-0000-0000-0000-000000000000",
  id: "00000000-0000-0000-0000-000000000000",
};

const NEXT = `select member_id, id, brand, currency, book, text, leaf, stake, prize, payout, version from lottery_tickets
  where game = $1 and issue = $2 and (member_id, id) > ($3::uuid, $4::uuid) and state = any($5::text[]) and version < $6::integer
  order by member_id, id limit $7::integer`;

/** The next tickets of a draw that a version has not settled. */
export async function listNext(
  run: RunSql,
  { game, issue }: DrawKey,
  {
    after = FIRST,
    states,
    version,
    most,
  }: { after?: TicketPlace | undefined; states: readonly string[]; version: number; most: number },
): Promise<SettledTicket[]> {
  const { rows } = await run(NEXT, [game, issue, after.memberId, after.id, `{${states.join(",")}}`, version, most]);
  return rows.map((row) => ({
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
  }));
}

export interface TicketOutcome extends TicketPlace {
  readonly prize: bigint;
  readonly payout: bigint;
}

const SETTLE = `update lottery_tickets t set state = '${stateAfter(TICKET, "settle")}', prize = o.prize, payout = o.payout, version = $2::integer
  from jsonb_to_recordset($1::jsonb) as o (member_id uuid, id uuid, prize bigint, payout bigint)
  where t.member_id = o.member_id and t.id = o.id`;

const REFUND = `update lottery_tickets t set state = '${stateAfter(TICKET, "refund")}', version = 1
  from jsonb_to_recordset($1::jsonb) as o (member_id uuid, id uuid)
  where t.member_id = o.member_id and t.id = o.id`;

const asJson = (rows: readonly TicketOutcome[]): string =>
  JSON.stringify(
    rows.map(({ memberId, id, prize, payout }) => ({ member_id: memberId, id, prize: String(prize), payout: String(payout) })),
  );

export async function settleTickets(run: RunSql, outcomes: readonly TicketOutcome[], version: number): Promise<void> {
  await run(SETTLE, [asJson(outcomes), version]);
}

export async function refundTickets(run: RunSql, places: readonly TicketPlace[]): Promise<void> {
  await run(REFUND, [JSON.stringify(places.map(({ memberId, id }) => ({ member_id: memberId, id })))]);
}

const UNPAID = `select b.id from bets b where b.withheld > 0
  and (b.member_id, b.id) in (select member_id, id from jsonb_to_recordset($1::jsonb) as o (member_id uuid, id uuid))`;

/** Of these tickets, those whose wins wait for an operator or were refused. */
export async function listUnpaid(run: RunSql, places: readonly TicketPlace[]): Promise<Set<string>> {
  const wanted = places.map(({ memberId, id }) => ({ member_id: memberId, id }));
  return new Set((await run(UNPAID, [JSON.stringify(wanted)])).rows.map(({ id }) => asText(id)));
}

/** The hash over every settled ticket's leaf and payout, and how many there are and have won. */
const DIGEST = `select encode(sha256(convert_to(coalesce(string_agg(leaf || ' ' || payout, E'\\n' order by leaf collate "C"), ''), 'UTF8')), 'hex') as digest,
    count(*) as tickets, count(*) filter (where prize > 0) as winners
  from lottery_tickets where game = $1 and issue = $2`;

export async function loadDigest(run: RunSql, { game, issue }: DrawKey) {
  const [row] = (await run(DIGEST, [game, issue])).rows;
  return { digest: asText(row?.digest), tickets: Number(row?.tickets), winners: Number(row?.winners) };
}
