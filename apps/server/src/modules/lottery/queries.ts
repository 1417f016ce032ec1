import { and, asc, desc, eq, lte, sql } from "drizzle-orm";
import type { RequestContext } from "../../platform/context.ts";
import { games } from "../gaming/schema.ts";
import { draws, lotteries } from "./schema.ts";

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
