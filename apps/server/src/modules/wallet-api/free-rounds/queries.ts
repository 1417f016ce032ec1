import { and, asc, desc, eq, gt, lte, sql } from "drizzle-orm";
import type { Executor, RunSql, Transaction } from "../../../platform/database/database.ts";
import { type NamedPart, namedPart } from "../../../platform/database/named-parts.ts";
import { inBrands } from "../../../platform/lists/in-brands.ts";
import { MOST } from "../../../platform/operator/fields.ts";
import type { Operator } from "../../../platform/operator/operation.ts";
import { accounts } from "../../../ledger/schema.ts";
import { games, vendors } from "../../gaming/schema.ts";
import { members } from "../../identity/schema.ts";
import { freeRounds } from "../schema.ts";

export type FreeRoundsRow = typeof freeRounds.$inferSelect;

interface OfGame {
  readonly memberId: string;
  readonly provider: string;
  readonly gameCode: string;
}

const isOf = ({ memberId, provider, gameCode }: OfGame) =>
  and(eq(freeRounds.memberId, memberId), eq(freeRounds.provider, provider), eq(freeRounds.gameCode, gameCode));

/** The free rounds of a member in a game that can be played at this time, the first to expire first. */
export async function listPlayable(db: Executor, game: OfGame, now: Date): Promise<FreeRoundsRow[]> {
  return await db
    .select()
    .from(freeRounds)
    .where(and(isOf(game), sql`${freeRounds.open} > 0`, gt(freeRounds.validUntil, now)))
    .orderBy(asc(freeRounds.validUntil), asc(freeRounds.campaign));
}

/** So many are listed at most; a member with more has them once the first are played. */
const MOST_OPEN = 100;

/** The free rounds of a member in all games that can be played at this time, the first to expire first. */
export async function listOpenFreeRounds(db: Executor, memberId: string, now: Date): Promise<FreeRoundsRow[]> {
  return await db
    .select()
    .from(freeRounds)
    .where(and(eq(freeRounds.memberId, memberId), sql`${freeRounds.open} > 0`, gt(freeRounds.validUntil, now)))
    .orderBy(asc(freeRounds.validUntil), asc(freeRounds.campaign))
    .limit(MOST_OPEN);
}

/** The free rounds of a member in one campaign, in this game. */
export async function findFreeRounds(db: Executor, game: OfGame, campaign: string): Promise<FreeRoundsRow | undefined> {
  const [row] = await db
    .select()
    .from(freeRounds)
    .where(and(isOf(game), eq(freeRounds.campaign, campaign)));
  return row;
}

/** The same, whatever their game is. */
export async function findCampaign(db: Executor, memberId: string, campaign: string): Promise<FreeRoundsRow | undefined> {
  const [row] = await db
    .select()
    .from(freeRounds)
    .where(and(eq(freeRounds.memberId, memberId), eq(freeRounds.campaign, campaign)));
  return row;
}

interface OpenFreeRounds {
  readonly open: number;
  readonly validUntil: Date;
}

/** How many rounds of a campaign are open. Call it with the member's cash row locked, as whatever changes the number. */
export async function loadOpenRounds(
  run: RunSql,
  { memberId, provider, gameCode }: OfGame,
  campaign: string,
): Promise<OpenFreeRounds | undefined> {
  const text = `select open, valid_until from free_rounds
    where member_id = $1::uuid and campaign = $2 and provider = $3 and game_code = $4`;
  const [row] = (await run(text, [memberId, campaign, provider, gameCode])).rows;
  return row && { open: Number(row.open), validUntil: asDate(row.valid_until) };
}

// Both drivers answer an instant as Date.
// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the comment above says why
const asDate = (value: unknown): Date => value as Date;

export const takeFreeRound = (memberId: string, campaign: string): NamedPart =>
  namedPart(
    "update free_rounds set used = used + 1, open = open - 1 where member_id = :memberId::uuid and campaign = :campaign",
    { memberId, campaign },
  );

/** A free round whose bet was given back is open again. One of a campaign that was cancelled or has ended counts as that. */
export const returnFreeRound = (memberId: string, campaign: string, at: Date): NamedPart =>
  namedPart(
    `update free_rounds set used = used - 1,
      cancelled = cancelled + case when cancelled_at is not null then 1 else 0 end,
      expired = expired + case when cancelled_at is null and valid_until <= :at::timestamptz then 1 else 0 end,
      open = open + case when cancelled_at is null and valid_until > :at::timestamptz then 1 else 0 end
    where member_id = :memberId::uuid and campaign = :campaign`,
    { memberId, campaign, at },
  );

export async function insertFreeRounds(tx: Transaction, row: typeof freeRounds.$inferInsert): Promise<void> {
  await tx.insert(freeRounds).values(row);
}

/** Cancels the rounds that are open. A round that is given back later is cancelled too. */
export async function updateCancelledRounds(
  tx: Transaction,
  { memberId, campaign }: Pick<FreeRoundsRow, "memberId" | "campaign">,
  at: Date,
): Promise<void> {
  await tx
    .update(freeRounds)
    .set({ cancelled: sql`${freeRounds.cancelled} + ${freeRounds.open}`, open: 0, cancelledAt: at })
    .where(and(eq(freeRounds.memberId, memberId), eq(freeRounds.campaign, campaign)));
}

/** Expires the rounds that are open; undefined where there are none any more. */
export async function expireOpenRounds(
  tx: Transaction,
  { memberId, campaign }: Pick<FreeRoundsRow, "memberId" | "campaign">,
): Promise<FreeRoundsRow | undefined> {
  const [row] = await tx
    .update(freeRounds)
    .set({ expired: sql`${freeRounds.expired} + ${freeRounds.open}`, open: 0 })
    .where(and(eq(freeRounds.memberId, memberId), eq(freeRounds.campaign, campaign), sql`${freeRounds.open} > 0`))
    .returning();
  return row;
}

/** Free rounds that are open and whose time is over, the longest overdue first. */
export async function listOverdueFreeRounds(db: Executor, now: Date, limit: number): Promise<FreeRoundsRow[]> {
  return await db
    .select()
    .from(freeRounds)
    .where(and(sql`${freeRounds.open} > 0`, lte(freeRounds.validUntil, now)))
    .orderBy(asc(freeRounds.validUntil))
    .limit(limit);
}

/** The free rounds of an operator's brands, the newest first. */
export async function listFreeRounds(db: Executor, operator: Operator) {
  return await db
    .select({ row: freeRounds, username: members.username })
    .from(freeRounds)
    .innerJoin(members, eq(members.id, freeRounds.memberId))
    .where(inBrands(freeRounds.brand, operator))
    .orderBy(desc(freeRounds.grantedAt), asc(freeRounds.campaign))
    .limit(MOST);
}

/** What the free rounds of each campaign have won, less what was taken back. */
export async function listCampaignCosts(db: Executor) {
  return await db
    .select({
      brand: members.brand,
      campaign: accounts.ref,
      currency: accounts.currency,
      cost: sql<string>`(-sum(${accounts.balance}))::text`,
    })
    .from(accounts)
    .innerJoin(members, eq(members.id, accounts.memberId))
    .where(eq(accounts.kind, "free-rounds"))
    .groupBy(members.brand, accounts.ref, accounts.currency)
    .orderBy(asc(members.brand), asc(accounts.ref), asc(accounts.currency));
}

/** A game as free rounds are granted in it, with the provider that serves it. */
export async function findGrantedGame(db: Executor, id: string) {
  const [row] = await db
    .select({ game: games, provider: vendors.provider })
    .from(games)
    .innerJoin(vendors, eq(vendors.code, games.vendor))
    .where(eq(games.id, id));
  return row;
}
