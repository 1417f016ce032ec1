import { and, asc, desc, eq, lte, sql } from "drizzle-orm";
import type { RequestContext } from "../../platform/context.ts";
import type { Executor } from "../../platform/database/database.ts";
import { games } from "../gaming/schema.ts";
import { draws } from "./schema.ts";
import { lotteries } from "../gaming/lottery-game-schema.ts";

export interface DrawRow {
  readonly draw: typeof draws.$inferSelect;
  readonly lottery: typeof lotteries.$inferSelect;
  readonly game: typeof games.$inferSelect;
}

const rowsOf = ({ system }: RequestContext) =>
  system.db
    .select({ draw: draws, lottery: lotteries, game: games })
    .from(draws)
    .innerJoin(lotteries, eq(lotteries.code, draws.lottery))
    .innerJoin(games, eq(games.id, lotteries.gameId));

export async function drawsOf(ctx: RequestContext, code: string, count: number): Promise<DrawRow[]> {
  return await rowsOf(ctx)
    .where(and(eq(draws.lottery, code), lte(draws.drawnAt, ctx.now)))
    .orderBy(desc(draws.drawnAt))
    .limit(count);
}

export async function latestDraws(ctx: RequestContext, count: number): Promise<DrawRow[]> {
  const now = ctx.now.toISOString();
  const last = sql`(select max(d.drawn_at) from ${draws} d where d.lottery = ${lotteries.code} and d.drawn_at <= ${now}::timestamptz)`;
  return await rowsOf(ctx).where(eq(draws.drawnAt, last)).orderBy(asc(lotteries.position)).limit(count);
}

const VN_ACCOUNT = "TCG_LOTTO_VN";

export async function vnDraws(ctx: RequestContext, code: string | undefined, count: number): Promise<DrawRow[]> {
  const which = and(eq(games.accountTypeName, VN_ACCOUNT), code ? eq(draws.lottery, code) : undefined);
  return await rowsOf(ctx)
    .where(and(which, lte(draws.drawnAt, ctx.now)))
    .orderBy(desc(draws.drawnAt))
    .limit(count);
}

export type Lottery = typeof lotteries.$inferSelect;

export async function listLotteries(db: Executor): Promise<Lottery[]> {
  return await db.select().from(lotteries);
}

export async function loadLastDrawAt(db: Executor, code: string): Promise<Date | undefined> {
  const [last] = await db
    .select({ at: draws.drawnAt })
    .from(draws)
    .where(eq(draws.lottery, code))
    .orderBy(desc(draws.drawnAt))
    .limit(1);
  return last?.at;
}

/** A draw that another server has opened stays as it is. */
export async function insertDraws(db: Executor, rows: readonly (typeof draws.$inferInsert)[]): Promise<void> {
  if (rows.length > 0)
    await db
      .insert(draws)
      .values([...rows])
      .onConflictDoNothing();
}
