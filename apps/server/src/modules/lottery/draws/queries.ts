import { and, asc, desc, eq, gt, inArray, isNull, lte, notInArray, or, sql, type SQL } from "drizzle-orm";
import { DRAW, DRAW_STATES, type DrawState, UNDRAWN_STATES } from "@baize/domain/lottery/draw-state";
import type { DrawKey } from "@baize/domain/lottery/draw-numbers";
import { statesAfter, statesBefore } from "@baize/domain/state-machine/machine";
import type { Executor, Transaction } from "../../../platform/database/database.ts";
import { lotteries } from "../../gaming/lottery-game-schema.ts";
import { lotteryDraws } from "../schema.ts";

export type LotteryDraw = typeof lotteryDraws.$inferSelect;

const isKey = ({ game, issue }: DrawKey) => and(eq(lotteryDraws.game, game), eq(lotteryDraws.issue, issue));

/** Inserts draws, and returns the issues of those that were not there; the others stay as they are. */
export async function insertDraws(db: Executor, rows: readonly (typeof lotteryDraws.$inferInsert)[]): Promise<string[]> {
  if (rows.length === 0) return [];
  const added = await db
    .insert(lotteryDraws)
    .values([...rows])
    .onConflictDoNothing()
    .returning({ issue: lotteryDraws.issue });
  return added.map(({ issue }) => issue);
}

/** Which of these issues of a game there are. */
export async function listIssues(db: Executor, game: string, issues: readonly string[]): Promise<ReadonlySet<string>> {
  const rows = await db
    .select({ issue: lotteryDraws.issue })
    .from(lotteryDraws)
    .where(and(eq(lotteryDraws.game, game), inArray(lotteryDraws.issue, [...issues])));
  return new Set(rows.map(({ issue }) => issue));
}

export async function findDraw(db: Executor, key: DrawKey): Promise<LotteryDraw | undefined> {
  const [row] = await db.select().from(lotteryDraws).where(isKey(key));
  return row;
}

/** The draw's row, locked. Throws where there is none. */
export async function lockDraw(tx: Transaction, key: DrawKey): Promise<LotteryDraw> {
  const [row] = await tx.select().from(lotteryDraws).where(isKey(key)).for("update");
  if (!row) throw new Error(`There is no draw ${key.issue} of ${key.game}`);
  return row;
}

/** The draw's row, shared: tickets are taken side by side, and its close waits for them. */
export async function shareDraw(tx: Transaction, key: DrawKey): Promise<LotteryDraw | undefined> {
  const [row] = await tx.select().from(lotteryDraws).where(isKey(key)).for("share");
  return row;
}

export async function updateDraw(tx: Transaction, key: DrawKey, values: Partial<LotteryDraw>): Promise<void> {
  await tx.update(lotteryDraws).set(values).where(isKey(key));
}

const TAKING = [...statesAfter(DRAW, "announce"), ...statesAfter(DRAW, "open")];

/** So many draws of each game, in the order of the menu, by one statement. */
async function listOfEach(
  db: Executor,
  games: readonly string[],
  { where, count, order }: { where: SQL | undefined; count: number; order: typeof asc },
): Promise<LotteryDraw[]> {
  const some = db
    .select()
    .from(lotteryDraws)
    .where(and(eq(lotteryDraws.game, lotteries.code), where))
    .orderBy(order(lotteryDraws.drawsAt))
    .limit(count)
    .as("some");
  const rows = await db
    .select()
    .from(lotteries)
    .crossJoinLateral(some)
    .where(inArray(lotteries.code, [...games]))
    .orderBy(asc(lotteries.position), order(some.drawsAt));
  return rows.map((row) => row.some);
}

/** Of each game the draws that take tickets, or will, the next one first. */
export async function listComing(db: Executor, games: readonly string[], now: Date, count: number): Promise<LotteryDraw[]> {
  const where = and(gt(lotteryDraws.closesAt, now), inArray(lotteryDraws.state, TAKING));
  return await listOfEach(db, games, { where, count, order: asc });
}

/** Of each game the draw whose numbers come next, which may have closed. */
export async function listNextDrawn(db: Executor, games: readonly string[], now: Date): Promise<LotteryDraw[]> {
  const where = and(gt(lotteryDraws.drawsAt, now), inArray(lotteryDraws.state, [...UNDRAWN_STATES]));
  return await listOfEach(db, games, { where, count: 1, order: asc });
}

/** The draw that takes tickets now. */
export async function findOpen(db: Executor, game: string, now: Date): Promise<LotteryDraw | undefined> {
  const [row] = await db
    .select()
    .from(lotteryDraws)
    .where(
      and(
        eq(lotteryDraws.game, game),
        lte(lotteryDraws.opensAt, now),
        gt(lotteryDraws.closesAt, now),
        inArray(lotteryDraws.state, TAKING),
      ),
    )
    .orderBy(asc(lotteryDraws.drawsAt))
    .limit(1);
  return row;
}

/** Of draws whose numbers are known. */
const DRAWN = DRAW.states.filter(
  (state) => ![...statesBefore(DRAW, "open"), ...statesBefore(DRAW, "close"), ...statesBefore(DRAW, "draw")].includes(state),
);
const isDrawn = and(inArray(lotteryDraws.state, DRAWN), notInArray(lotteryDraws.state, [...statesAfter(DRAW, "cancel")]));

/** Of each game the last draws whose numbers are known, newest first. */
export async function listDrawn(db: Executor, games: readonly string[], count: number): Promise<LotteryDraw[]> {
  return await listOfEach(db, games, { where: isDrawn, count, order: desc });
}

/** Past draws: those that were drawn, and those that were cancelled. */
export async function listPast(db: Executor, game: string, now: Date, count: number): Promise<LotteryDraw[]> {
  return await db
    .select()
    .from(lotteryDraws)
    .where(and(eq(lotteryDraws.game, game), or(isDrawn, lte(lotteryDraws.closesAt, now))))
    .orderBy(desc(lotteryDraws.drawsAt))
    .limit(count);
}

/** Draws in one of these states of which something is due: to open, to close, to draw, to settle or to give back. */
export async function listDue(db: Executor, until: Date, states: readonly DrawState[] = DRAW_STATES): Promise<LotteryDraw[]> {
  return await db
    .select()
    .from(lotteryDraws)
    .where(and(isNull(lotteryDraws.finishedAt), lte(lotteryDraws.opensAt, until), inArray(lotteryDraws.state, [...states])))
    .orderBy(asc(lotteryDraws.drawsAt));
}

/** Deletes what a draw needs no more once it is settled. */
export async function deleteExposures(tx: Transaction, { game, issue }: DrawKey): Promise<void> {
  await tx.execute(sql`delete from lottery_exposures where game = ${game} and issue = ${issue}`);
}
