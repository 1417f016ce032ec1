import { and, asc, desc, eq, gt, inArray, isNull, lte, or, type SQL, sql } from "drizzle-orm";
import { ANNOUNCEMENT_TYPES, type PublishedType } from "@baize/domain/content/announcement/types";
import type { MemberContext, OptionalContext, RequestContext } from "../../../platform/context.ts";
import type { Database, Executor, Transaction } from "../../../platform/database/database.ts";
import { MOST } from "../../../platform/operator/fields.ts";
import { brandVendors } from "../../../platform/brand/schema.ts";
import { vendors } from "../../gaming/schema.ts";
import { announcementReads, announcements, banners } from "../schema.ts";
import { inbox } from "../../inbox/schema.ts";
import { members } from "../../identity/schema.ts";

export type AnnouncementRow = typeof announcements.$inferSelect;
export type BannerRow = typeof banners.$inferSelect;

/** Published and not yet over. */
function current({ brand, now }: RequestContext, types: readonly PublishedType[]): SQL | undefined {
  return and(
    eq(announcements.brand, brand.code),
    inArray(announcements.type, [...types]),
    lte(announcements.publishedAt, now),
    or(isNull(announcements.expiresAt), gt(announcements.expiresAt, now)),
  );
}

/** Whether a member has read it. What was published before they registered counts as read. */
function isRead(memberId: string | undefined): SQL<boolean> {
  if (!memberId) return sql<boolean>`false`;
  return sql<boolean>`(
    exists (select from ${announcementReads} r where r.member_id = ${memberId} and r.announcement_id = ${announcements.id})
    or ${announcements.publishedAt} < (select created_at from ${members} where id = ${memberId})
  )`;
}

export async function listNewest(
  ctx: RequestContext,
  types: readonly PublishedType[],
  count: number,
): Promise<AnnouncementRow[]> {
  return await ctx.system.db
    .select()
    .from(announcements)
    .where(current(ctx, types))
    .orderBy(desc(announcements.publishedAt), desc(announcements.id))
    .limit(count);
}

/** About vendors that the brand offers, newest first. */
export async function listVendorAnnouncements(ctx: RequestContext, vassalage: string | undefined, count: number) {
  return await ctx.system.db
    .select({ announcement: announcements, vendor: vendors })
    .from(announcements)
    .innerJoin(vendors, eq(vendors.code, announcements.vassalage))
    .innerJoin(brandVendors, and(eq(brandVendors.vendor, vendors.code), eq(brandVendors.brand, ctx.brand.code)))
    .where(and(current(ctx, ANNOUNCEMENT_TYPES), vassalage ? eq(announcements.vassalage, vassalage) : undefined))
    .orderBy(desc(announcements.publishedAt), desc(announcements.id))
    .limit(count);
}

export async function listBanners({ system, brand }: RequestContext): Promise<BannerRow[]> {
  return await system.db.select().from(banners).where(eq(banners.brand, brand.code)).orderBy(asc(banners.position)).limit(10);
}

export async function countAnnouncements(
  ctx: OptionalContext,
  types: readonly PublishedType[],
): Promise<{ total: number; unread: number }> {
  const [row] = await ctx.system.db
    .select({ total: sql<string>`count(*)`, unread: sql<string>`count(*) filter (where not ${isRead(ctx.member?.id)})` })
    .from(announcements)
    .where(current(ctx, types));
  return { total: Number(row?.total ?? 0), unread: Number(row?.unread ?? 0) };
}

/** How many announcements come before this one; undefined when it is not among them. */
export async function findIndex(ctx: RequestContext, types: readonly PublishedType[], id: string): Promise<number | undefined> {
  const [wanted] = await ctx.system.db
    .select({ at: announcements.publishedAt, id: announcements.id })
    .from(announcements)
    .where(and(current(ctx, types), sql`${announcements.id}::text = ${id}`));
  if (!wanted) return undefined;
  const newer = sql`(${announcements.publishedAt}, ${announcements.id}) > (${wanted.at.toISOString()}::timestamptz, ${wanted.id}::uuid)`;
  const [row] = await ctx.system.db
    .select({ count: sql<string>`count(*)` })
    .from(announcements)
    .where(and(current(ctx, types), newer));
  return Number(row?.count ?? 0);
}

export async function listPage(ctx: OptionalContext, types: readonly PublishedType[], page: number, size: number) {
  return await ctx.system.db
    .select({ announcement: announcements, read: isRead(ctx.member?.id) })
    .from(announcements)
    .where(current(ctx, types))
    .orderBy(desc(announcements.publishedAt), desc(announcements.id))
    .limit(size)
    .offset((page - 1) * size);
}

/** Ids of other brands, and texts that are no id, change nothing. */
export async function markRead(tx: Transaction, { member, brand, now }: MemberContext, ids: readonly string[]): Promise<void> {
  const wanted = sql`select ${member.id}::uuid, id, ${now.toISOString()}::timestamptz from announcements
    where brand = ${brand.code} and id::text in ${[...ids]}`;
  await tx.execute(sql`insert into announcement_reads (member_id, announcement_id, at) ${wanted} on conflict do nothing`);
}

export async function addAnnouncement(tx: Transaction, row: typeof announcements.$inferInsert): Promise<void> {
  await tx.insert(announcements).values(row);
}

/** The brand of an announcement; undefined where there is no such one. */
export async function findAnnouncementBrand(db: Executor, id: string): Promise<string | undefined> {
  const [row] = await db.select({ brand: announcements.brand }).from(announcements).where(eq(announcements.id, id));
  return row?.brand;
}

const isShown = (now: Date) => or(isNull(announcements.expiresAt), gt(announcements.expiresAt, now));

/** Ends an announcement that is shown; undefined for any other. */
export async function endShownAnnouncement(tx: Transaction, id: string, now: Date) {
  const [row] = await tx
    .update(announcements)
    .set({ expiresAt: now })
    .where(and(eq(announcements.id, id), isShown(now)))
    .returning({ brand: announcements.brand });
  return row;
}

/** Newest first. */
export async function listShownAnnouncements(db: Database, brand: string, now: Date): Promise<AnnouncementRow[]> {
  return await db
    .select()
    .from(announcements)
    .where(and(eq(announcements.brand, brand), isShown(now)))
    .orderBy(desc(announcements.publishedAt))
    .limit(MOST);
}

export async function countUnreadMessages({ system, member }: MemberContext): Promise<number> {
  const [row] = await system.db
    .select({ count: sql<string>`count(*)` })
    .from(inbox)
    .where(and(eq(inbox.memberId, member.id), isNull(inbox.readAt)));
  return Number(row?.count ?? 0);
}
