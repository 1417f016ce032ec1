import { and, desc, eq, inArray, sql } from "drizzle-orm";
import type { ParsedOf } from "@baize/api/contract/contract";
import { CHASE } from "@baize/domain/lottery/draw-state";
import { openStates } from "@baize/domain/state-machine/machine";
import type { MemberContext } from "../../../platform/context.ts";
import type { Executor, Transaction } from "../../../platform/database/database.ts";
import { afterCursor, type Cursor } from "../../../platform/lists/page.ts";
import { inStates } from "../../../platform/database/states.ts";
import { games } from "../../gaming/schema.ts";
import { lotteries } from "../../gaming/lottery-game-schema.ts";
import { lotteryChases, lotteryTickets } from "../schema.ts";

export type ChaseRow = typeof lotteryChases.$inferSelect;

const OPEN = openStates(CHASE);
const OVER = CHASE.states.filter((state) => !OPEN.includes(state));

export async function insertChase(tx: Transaction, row: ChaseRow): Promise<void> {
  await tx.insert(lotteryChases).values(row);
}

const isChase = (memberId: string, id: string) => and(eq(lotteryChases.memberId, memberId), eq(lotteryChases.id, id));

export async function updateChase(tx: Transaction, { memberId, id }: ChaseRow, values: Partial<ChaseRow>): Promise<void> {
  await tx.update(lotteryChases).set(values).where(isChase(memberId, id));
}

/** The chase's row, locked; the member's cash row is locked before it. */
export async function lockChase(tx: Transaction, memberId: string, id: string): Promise<ChaseRow | undefined> {
  const [row] = await tx.select().from(lotteryChases).where(isChase(memberId, id)).for("update");
  return row;
}

/** A chase with its game. */
export interface NamedChase {
  readonly chase: ChaseRow;
  readonly game: typeof games.$inferSelect;
}

const named = (db: Executor) =>
  db
    .select({ chase: lotteryChases, game: games })
    .from(lotteryChases)
    .innerJoin(lotteries, eq(lotteries.code, lotteryChases.game))
    .innerJoin(games, eq(games.id, lotteries.gameId));

export async function findOwnChase(db: Executor, memberId: string, id: string): Promise<NamedChase | undefined> {
  const [row] = await named(db).where(isChase(memberId, id));
  return row;
}

export async function listOwnChases(
  { system, member }: MemberContext,
  { id, state, limit }: ParsedOf<"lottery.chases">,
  place: Cursor | undefined,
): Promise<NamedChase[]> {
  return await named(system.db)
    .where(
      and(
        eq(lotteryChases.memberId, member.id),
        id ? sql`${lotteryChases.id}::text = ${id}` : undefined,
        state ? inStates(lotteryChases.state, state === "running" ? OPEN : OVER) : undefined,
        afterCursor(place, lotteryChases.at, lotteryChases.id),
      ),
    )
    .orderBy(desc(lotteryChases.at), desc(lotteryChases.id))
    .limit(limit + 1);
}

/** Running chases of a game that have no ticket of this draw yet, in the order of their members. */
export async function listWaiting(db: Executor, game: string, issue: string): Promise<Pick<ChaseRow, "memberId" | "id">[]> {
  return await db
    .select({ memberId: lotteryChases.memberId, id: lotteryChases.id })
    .from(lotteryChases)
    .where(
      and(
        eq(lotteryChases.game, game),
        inArray(lotteryChases.state, [...OPEN]),
        sql`not exists (select from lottery_tickets t where t.member_id = ${lotteryChases.memberId} and t.chase_id = ${lotteryChases.id}
          and t.issue = ${issue})`,
      ),
    )
    .orderBy(lotteryChases.memberId, lotteryChases.id);
}

/** Whether a chase has its ticket of this draw. Read with the chase locked. */
export async function hasTicketOf(tx: Transaction, { memberId, id }: ChaseRow, issue: string): Promise<boolean> {
  const { memberId: member, chaseId, issue: of } = lotteryTickets;
  return (await tx.$count(lotteryTickets, and(eq(member, memberId), eq(chaseId, id), eq(of, issue)))) > 0;
}
