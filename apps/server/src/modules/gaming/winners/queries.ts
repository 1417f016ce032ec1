import { and, asc, desc, eq, gt, isNotNull, lt } from "drizzle-orm";
import { brandVendors } from "../../../platform/brand/schema.ts";
import type { RequestContext } from "../../../platform/context.ts";
import type { Executor, RunSql } from "../../../platform/database/database.ts";
import { namedPart, toStatement } from "../../../platform/database/named-parts.ts";
import { asText } from "../../../platform/database/raw.ts";
import { RowSet } from "../../../platform/database/row-set.ts";
import { newId } from "../../../platform/ids/new-id.ts";
import { games } from "../schema.ts";
import { winners } from "../winner-schema.ts";

/** Highest prize first. An invented winner has no member, and none of them is shown in production. */
export async function listWinnersSince({ system, brand }: RequestContext, from: Date, count: number) {
  const real = system.config.mode === "production" ? isNotNull(winners.memberId) : undefined;
  return await system.db
    .select({ winner: winners, game: games })
    .from(winners)
    .innerJoin(games, eq(games.id, winners.gameId))
    .where(and(eq(winners.brand, brand.code), gt(winners.at, from), real))
    .orderBy(desc(winners.amount), desc(winners.at), desc(winners.id))
    .limit(count);
}

/** The account name of a member who agreed to be shown among the winners; undefined for any other. */
export async function findShownUsername(run: RunSql, memberId: string): Promise<string | undefined> {
  const [member] = (await run("select username from members where id = $1 and on_board", [memberId])).rows;
  return member && asText(member.username);
}

export interface WinnerEntry {
  readonly brand: string;
  /** Masked. */
  readonly player: string;
  readonly memberId: string;
  readonly betId: string;
  readonly gameId: string;
  readonly amount: bigint;
  readonly currency: string;
  readonly at: Date;
}

/** A statement of its own: the board is stored apart from the member's rows. */
export async function addWinner(run: RunSql, entry: WinnerEntry): Promise<void> {
  const { text, values } = toStatement(
    namedPart(
      `insert into winners (id, brand, player, member_id, bet_id, game_id, amount, currency, at)
      values (:id::uuid, :brand, :player, :memberId::uuid, :betId::uuid, :gameId, :amount::bigint, :currency, :at::timestamptz)`,
      { id: newId(), ...entry },
    ),
  );
  await run(text, values);
}

const ROUNDS = new RowSet({ member_id: "uuid", bet_id: "uuid" });
const DELETE = `delete from winners w using ${ROUNDS.from("r")} where w.member_id = r.member_id and w.bet_id = r.bet_id`;

/** Removes the wins of rounds whose results were wrong. */
export async function deleteWinners(run: RunSql, rounds: readonly Pick<WinnerEntry, "memberId" | "betId">[]): Promise<void> {
  if (rounds.length === 0) return;
  await run(DELETE, ROUNDS.valuesOf(rounds.map(({ memberId, betId }) => ({ member_id: memberId, bet_id: betId }))));
}

export type WinnerRow = typeof winners.$inferInsert;

export async function insertWinners(db: Executor, rows: readonly WinnerRow[]): Promise<void> {
  if (rows.length > 0) await db.insert(winners).values([...rows]);
}

export async function countWinnersSince(db: Executor, brand: string, from: Date): Promise<number> {
  return await db.$count(winners, and(eq(winners.brand, brand), gt(winners.at, from)));
}

export async function deleteWinnersBefore(db: Executor, brand: string, at: Date): Promise<void> {
  await db.delete(winners).where(and(eq(winners.brand, brand), lt(winners.at, at)));
}

/** The brand's most popular games. */
export async function listPopularGameIds(db: Executor, brand: string, count: number): Promise<string[]> {
  const rows = await db
    .select({ id: games.id })
    .from(games)
    .innerJoin(brandVendors, and(eq(brandVendors.vendor, games.vendor), eq(brandVendors.brand, brand)))
    .orderBy(asc(games.rank))
    .limit(count);
  return rows.map(({ id }) => id);
}
