import { and, desc, eq, lte, type SQL, sql } from "drizzle-orm";
import type { ParsedOf } from "@baize/api/contract/contract";
import type { MemberContext } from "../../../platform/context.ts";
import type { Executor, RunSql } from "../../../platform/database/database.ts";
import { type NamedPart, namedPart, toStatement } from "../../../platform/database/named-parts.ts";
import { asBigint, asText } from "../../../platform/database/raw.ts";
import { members } from "../../identity/schema.ts";
import { games } from "../../gaming/schema.ts";
import { bets } from "../../gaming/play-schema.ts";
import { promotions } from "../promotion-schema.ts";
import { bonuses, participations, type Titles, wageringLines } from "../schema.ts";
import { onlyRow, rowCount, sumWhere } from "../../../platform/database/sums.ts";
import { ownRows } from "../../../platform/lists/own-rows.ts";
import { afterCursor, type Cursor } from "../../../platform/lists/page.ts";
import { BONUS, type BonusState } from "@baize/domain/rewards/bonus/state";
import { openStates, stateAfter, statesAfter, statesBefore } from "@baize/domain/state-machine/machine";
import { inStates, stateList } from "../../../platform/database/states.ts";

export type BonusRow = typeof bonuses.$inferSelect;
type Filters = ParsedOf<"bonus.list">;

const filtersOf = (ctx: MemberContext, filters: Filters) =>
  ownRows(ctx, { memberId: bonuses.memberId, state: bonuses.state, at: bonuses.grantedAt }, filters);

/** One more than the page holds. */
export async function findBonuses(ctx: MemberContext, filters: Filters, place: Cursor | undefined): Promise<BonusRow[]> {
  return await ctx.system.db
    .select()
    .from(bonuses)
    .where(and(filtersOf(ctx, filters), afterCursor(place, bonuses.grantedAt, bonuses.id)))
    .orderBy(desc(bonuses.grantedAt), desc(bonuses.id))
    .limit(filters.limit + 1);
}

const total = (where?: SQL) => sumWhere(bonuses.amount, where);

export async function sumBonuses(ctx: MemberContext, filters: Filters) {
  const rows = await ctx.system.db
    .select({
      count: rowCount(),
      amount: total(),
      claimed: total(inStates(bonuses.state, statesAfter(BONUS, "claim"))),
      inPlay: total(inStates(bonuses.state, openStates(BONUS))),
    })
    .from(bonuses)
    .where(filtersOf(ctx, filters));
  return onlyRow(rows);
}

export async function findBonus({ system, member }: MemberContext, id: string): Promise<BonusRow | undefined> {
  const [row] = await system.db
    .select()
    .from(bonuses)
    .where(and(eq(bonuses.memberId, member.id), sql`${bonuses.id}::text = ${id}`));
  return row;
}

/** Where a page of lines ended: a bet may have several. */
export interface LineCursor extends Cursor {
  readonly step: number;
}

/** The lines of a bonus' progress, newest first; one more than the page holds. */
export async function findLines(
  { system, member }: MemberContext,
  bonusId: string,
  place: LineCursor | undefined,
  limit: number,
) {
  const { at, betId, step } = wageringLines;
  return await system.db
    .select({ line: wageringLines, stake: bets.stake, refunded: bets.refunded, title: games.title, titles: games.titles })
    .from(wageringLines)
    .innerJoin(bets, and(eq(bets.memberId, wageringLines.memberId), eq(bets.id, wageringLines.betId)))
    .innerJoin(games, eq(games.id, bets.gameId))
    .where(
      and(
        eq(wageringLines.memberId, member.id),
        eq(wageringLines.bonusId, bonusId),
        place && sql`(${at}, ${betId}, ${step}) < (${place.at.toISOString()}::timestamptz, ${place.id}::uuid, ${place.step})`,
      ),
    )
    .orderBy(desc(at), desc(betId), desc(step))
    .limit(limit + 1);
}

export async function sumLines({ system, member }: MemberContext, bonusId: string): Promise<bigint> {
  const [row] = await system.db
    .select({ sum: sql<string>`coalesce(sum(${wageringLines.counted}), 0)::text` })
    .from(wageringLines)
    .where(and(eq(wageringLines.memberId, member.id), eq(wageringLines.bonusId, bonusId)));
  return BigInt(row?.sum ?? 0);
}

/** The state of a bonus that is fully wagered. */
const READY = stateAfter(BONUS, "complete");
const IN_PLAY_AGAIN = stateAfter(BONUS, "take_back");

const IN_PLAY = `select b.id, b.required, b.progress, b.amount, b.titles, coalesce((b.weights ->> :category)::int, 100) as weight,
  l.lines
  from bonuses b join bets r on r.member_id = b.member_id and r.id = :betId::uuid
  cross join lateral (
    select count(*)::int as lines, coalesce(sum(counted), 0) as counted from wagering_lines where member_id = :memberId::uuid and bet_id = r.id
  ) l
  where l.counted = 0 and b.member_id = :memberId::uuid and b.state in (${stateList(statesBefore(BONUS, "complete"))})
    and b.granted_at <= r.placed_at and b.expires_at > :at::timestamptz
    and coalesce((b.weights ->> :category)::int, 100) > 0
  order by b.granted_at, b.id limit 1`;

export interface BonusInPlay {
  readonly id: string;
  /** Percent of the valid bet that counts. */
  readonly weight: number;
  readonly missing: bigint;
  readonly amount: bigint;
  readonly titles: Titles;
  /** How many lines the bet has already: each result that was taken back left two. */
  readonly lines: number;
}

const isTitles = (value: unknown): value is Titles =>
  typeof value === "object" && value !== null && Object.values(value).every((title) => typeof title === "string");

/** The titles of a bonus, as its grant wrote them. */
function asTitles(value: unknown): Titles {
  if (isTitles(value)) return value;
  throw new TypeError("Titles by language were expected of the database");
}

const PLAYING = `select distinct member_id from bonuses where member_id = any($1::uuid[])
  and state in (${stateList(statesBefore(BONUS, "complete"))})`;

/** Those of the members who have a bonus in play. */
export async function listInPlay(run: RunSql, memberIds: readonly string[]): Promise<ReadonlySet<string>> {
  const { rows } = await run(PLAYING, [`{${memberIds.join(",")}}`]);
  return new Set(rows.map(({ member_id: memberId }) => asText(memberId)));
}

/** The bonus that a bet of this member counts towards: the oldest in play that counts the category. None where the bet has counted. */
export async function findBonusInPlay(
  run: RunSql,
  bet: { readonly memberId: string; readonly betId: string; readonly category: string; readonly at: Date },
): Promise<BonusInPlay | undefined> {
  const { text, values } = toStatement(namedPart(IN_PLAY, { ...bet }));
  const [row] = (await run(text, values)).rows;
  return (
    row && {
      id: asText(row.id),
      weight: Number(row.weight),
      missing: asBigint(row.required) - asBigint(row.progress),
      amount: asBigint(row.amount),
      titles: asTitles(row.titles),
      lines: Number(row.lines),
    }
  );
}

export interface WageringLine {
  readonly memberId: string;
  readonly betId: string;
  readonly bonusId: string;
  readonly validBet: bigint;
  readonly weight: number;
  readonly counted: bigint;
  readonly step: number;
}

export const addWageringLine = (line: WageringLine & { readonly at: Date }): NamedPart =>
  namedPart(
    `insert into wagering_lines (member_id, bet_id, bonus_id, valid_bet, weight, counted, at, step)
    values (:memberId::uuid, :betId::uuid, :bonusId::uuid, :validBet::bigint, :weight, :counted::bigint, :at::timestamptz, :step)`,
    { ...line },
  );

const LAST_LINE = `select l.member_id, l.bet_id, l.bonus_id, l.valid_bet, l.weight, l.counted, l.step
  from wagering_lines l join bonuses b on b.member_id = l.member_id and b.id = l.bonus_id
  where b.state in (${stateList(openStates(BONUS))}) and l.member_id = $1::uuid and l.bet_id = $2::uuid order by l.step desc limit 1`;

/** The last line of a bet, if it counts towards a bonus that is not ended: the money of an ended one has moved. */
export async function findCounted(run: RunSql, memberId: string, betId: string): Promise<WageringLine | undefined> {
  const [row] = (await run(LAST_LINE, [memberId, betId])).rows;
  return row && toCounted(row);
}

/** Undefined for a line that takes back. */
function toCounted(row: Readonly<Record<string, unknown>>): WageringLine | undefined {
  const counted = asBigint(row.counted);
  if (counted <= 0n) return undefined;
  return {
    memberId: asText(row.member_id),
    betId: asText(row.bet_id),
    bonusId: asText(row.bonus_id),
    validBet: asBigint(row.valid_bet),
    weight: Number(row.weight),
    counted,
    step: Number(row.step),
  };
}

/** A bonus with nothing left to wager is `ready`; one of which something is taken back is played again. */
export const addProgress = (memberId: string, bonusId: string, counted: bigint): NamedPart =>
  namedPart(
    `update bonuses set progress = progress + :counted::bigint,
      state = case when progress + :counted::bigint = required then '${READY}' else '${IN_PLAY_AGAIN}' end
    where member_id = :memberId::uuid and id = :bonusId::uuid`,
    { memberId, bonusId, counted },
  );

/** Read it after `lockBeneficiary` where it decides anything. */
export async function loadBonus(tx: Executor, memberId: string, id: string): Promise<BonusRow | undefined> {
  const [row] = await tx
    .select()
    .from(bonuses)
    .where(and(eq(bonuses.memberId, memberId), eq(bonuses.id, id)));
  return row;
}

export async function insertBonus(tx: Executor, row: typeof bonuses.$inferInsert): Promise<void> {
  await tx.insert(bonuses).values(row);
}

export async function closeBonus(tx: Executor, { memberId, id }: BonusRow, state: BonusState, at: Date): Promise<void> {
  await tx
    .update(bonuses)
    .set({ state, closedAt: at })
    .where(and(eq(bonuses.memberId, memberId), eq(bonuses.id, id)));
}

/** Expired bonuses that are not ended yet, with their members. */
export async function listOverdueBonuses(db: Executor, now: Date, limit: number) {
  return await db
    .select({ bonus: bonuses, book: members.book })
    .from(bonuses)
    .innerJoin(members, eq(members.id, bonuses.memberId))
    .where(and(inStates(bonuses.state, statesBefore(BONUS, "expire")), lte(bonuses.expiresAt, now)))
    .limit(limit);
}

/** The member's open bonuses of promotions that require deposits, with when the member joined and how much is needed. */
export async function listBonusesOnDeposits(db: Executor, memberId: string) {
  return await db
    .select({ bonus: bonuses, joinedAt: participations.startedAt, needed: sql<string>`${promotions.offer} ->> 'minDeposit'` })
    .from(bonuses)
    .innerJoin(
      participations,
      and(eq(participations.memberId, bonuses.memberId), sql`${participations.promotionId}::text = ${bonuses.ref}`),
    )
    .innerJoin(promotions, eq(promotions.id, participations.promotionId))
    .where(
      and(
        eq(bonuses.memberId, memberId),
        eq(bonuses.source, "promotion"),
        inStates(bonuses.state, openStates(BONUS)),
        sql`${promotions.offer} ->> 'minDeposit' is not null`,
      ),
    );
}
