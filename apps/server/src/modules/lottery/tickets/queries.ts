import { and, desc, eq, gt, not, type SQL, sql } from "drizzle-orm";
import type { ParsedOf } from "@baize/api/contract/contract";
import { BET, type BetStatus } from "@baize/domain/gaming/bet/status";
import { ACTIVE_MEMBER } from "@baize/domain/identity/member/status";
import type { DrawKey } from "@baize/domain/lottery/draw-numbers";
import { TICKET, type TicketOutcome } from "@baize/domain/lottery/draw-state";
import { initialState, stateAfter, statesAfter } from "@baize/domain/state-machine/machine";
import type { MemberContext } from "../../../platform/context.ts";
import type { Executor, RunSql } from "../../../platform/database/database.ts";
import { type NamedPart, namedPart } from "../../../platform/database/named-parts.ts";
import { asBigint, asText } from "../../../platform/database/raw.ts";
import { stateList } from "../../../platform/database/states.ts";
import { onDays } from "../../../platform/lists/business-days.ts";
import { afterCursor, type Cursor } from "../../../platform/lists/page.ts";
import { bets } from "../../gaming/play-schema.ts";
import { games } from "../../gaming/schema.ts";
import { lotteries } from "../../gaming/lottery-game-schema.ts";
import { mayLimitStakes } from "../../responsible-gambling/limits-queries.ts";
import { lotteryDraws, lotteryTickets } from "../schema.ts";

const REFUNDED = stateList(statesAfter(TICKET, "refund"));
const OPEN_TICKET = stateList([initialState(TICKET)]);

export type TicketRow = typeof lotteryTickets.$inferSelect;

/** What a stake needs to know of the member, on one draw. Read with the cash row locked. */
export interface Bettor {
  readonly brand: string;
  readonly book: "real" | "demo";
  readonly mayBet: boolean;
  readonly path: readonly string[];
  readonly pathVersion: number;
  readonly balance: bigint;
  /** Whether own limits or a time without play may stop a stake. */
  readonly limited: boolean;
  /** What the member has staked on the draw and not got back. */
  readonly staked: bigint;
}

const BETTOR = `select m.brand, m.book, m.status = '${ACTIVE_MEMBER}' and not m.bets_locked as may_bet, m.path, m.path_version, a.balance,
    ${mayLimitStakes("m.id")}
      or exists (select from play_blocks b where b.member_id = m.id) as limited,
    (select coalesce(sum(t.stake), 0)::text from lottery_tickets t
      where t.member_id = m.id and t.game = $3 and t.issue = $4 and t.state not in (${REFUNDED})) as staked
  from members m join accounts a on a.member_id = m.id and a.book = m.book and a.kind = 'cash' and a.ref = '' and a.currency = $2
  where m.id = $1::uuid`;

const asPath = (value: unknown): string[] => (Array.isArray(value) ? value.map(String) : []);

export async function loadBettor(
  run: RunSql,
  { memberId, currency }: { readonly memberId: string; readonly currency: string },
  { game, issue }: DrawKey,
): Promise<Bettor> {
  const [row] = (await run(BETTOR, [memberId, currency, game, issue])).rows;
  if (!row) throw new Error(`The member ${memberId} has no cash of ${currency}`);
  return {
    brand: asText(row.brand),
    book: row.book === "demo" ? "demo" : "real",
    mayBet: row.may_bet === true,
    path: asPath(row.path),
    pathVersion: Number(row.path_version),
    balance: asBigint(row.balance),
    limited: row.limited === true,
    staked: asBigint(row.staked),
  };
}

export interface NewTicket extends DrawKey {
  readonly memberId: string;
  readonly id: string;
  readonly brand: string;
  readonly currency: string;
  readonly book: string;
  readonly lines: number;
  readonly stake: bigint;
  readonly text: string;
  readonly leaf: string;
  readonly state: string;
  readonly chaseId: string | null;
  readonly at: Date;
}

export const addTicket = (ticket: NewTicket): NamedPart =>
  namedPart(
    `insert into lottery_tickets (member_id, id, brand, game, issue, currency, book, lines, stake, text, leaf, state, chase_id, at)
    values (:memberId::uuid, :id::uuid, :brand, :game, :issue, :currency, :book, :lines::integer, :stake::bigint, :text, :leaf,
      :state, :chaseId::uuid, :at::timestamptz)`,
    { ...ticket },
  );

/** A ticket with its draw and its game. */
export interface NamedTicket {
  readonly ticket: TicketRow;
  readonly draw: typeof lotteryDraws.$inferSelect;
  /** What its bet has paid, and has not. */
  readonly bet: { readonly payout: bigint; readonly withheld: bigint; readonly status: BetStatus };
  readonly game: typeof games.$inferSelect;
}

const named = (db: Executor) =>
  db
    .select({
      ticket: lotteryTickets,
      draw: lotteryDraws,
      game: games,
      bet: { payout: bets.payout, withheld: bets.withheld, status: bets.status },
    })
    .from(lotteryTickets)
    .innerJoin(bets, and(eq(bets.memberId, lotteryTickets.memberId), eq(bets.id, lotteryTickets.id)))
    .innerJoin(lotteryDraws, and(eq(lotteryDraws.game, lotteryTickets.game), eq(lotteryDraws.issue, lotteryTickets.issue)))
    .innerJoin(lotteries, eq(lotteries.code, lotteryTickets.game))
    .innerJoin(games, eq(games.id, lotteries.gameId));

function hasEnded(outcome: TicketOutcome): SQL | undefined {
  if (outcome === "open" || outcome === "refunded") return eq(lotteryTickets.state, outcome);
  const isOpen = eq(bets.status, initialState(BET));
  const how = {
    won: and(gt(lotteryTickets.prize, 0n), eq(bets.withheld, 0n)),
    lost: eq(lotteryTickets.prize, 0n),
    held: and(gt(bets.withheld, 0n), isOpen),
    refused: and(gt(bets.withheld, 0n), not(isOpen)),
  };
  return and(eq(lotteryTickets.state, stateAfter(TICKET, "settle")), how[outcome]);
}

export async function listOwnTickets(
  { system, member, brand }: MemberContext,
  { gameCode, state, chaseId, limit, ...days }: ParsedOf<"lottery.tickets">,
  place: Cursor | undefined,
): Promise<NamedTicket[]> {
  return await named(system.db)
    .where(
      and(
        eq(lotteryTickets.memberId, member.id),
        gameCode ? eq(lotteryTickets.game, gameCode) : undefined,
        state && hasEnded(state),
        chaseId ? sql`${lotteryTickets.chaseId}::text = ${chaseId}` : undefined,
        onDays(lotteryTickets.at, days, brand.timeZone),
        afterCursor(place, lotteryTickets.at, lotteryTickets.id),
      ),
    )
    .orderBy(desc(lotteryTickets.at), desc(lotteryTickets.id))
    .limit(limit + 1);
}

export async function findOwnTicket(db: Executor, memberId: string, id: string): Promise<NamedTicket | undefined> {
  const [row] = await named(db).where(and(eq(lotteryTickets.memberId, memberId), eq(lotteryTickets.id, id)));
  return row;
}

/**
 * What the tickets of a chase have won, and whether the last of them is settled. A win that an operator has to release is one, but is
 * paid by its bet alone.
 */
export async function loadChaseOutcome(run: RunSql, memberId: string, chaseId: string) {
  const text = `select coalesce(sum(t.stake) filter (where t.state not in (${REFUNDED})), 0)::text as staked,
      coalesce(sum(b.payout), 0)::text as payout,
      count(*) filter (where t.prize > 0) as won, count(*) filter (where t.state = ${OPEN_TICKET}) as open
    from lottery_tickets t join bets b on b.member_id = t.member_id and b.id = t.id
    where t.member_id = $1::uuid and t.chase_id = $2::uuid`;
  const [row] = (await run(text, [memberId, chaseId])).rows;
  return {
    staked: asBigint(row?.staked ?? 0),
    payout: asBigint(row?.payout ?? 0),
    hasWon: asBigint(row?.won ?? 0) > 0n,
    hasOpen: asBigint(row?.open ?? 0) > 0n,
  };
}
