import { and, asc, desc, eq, gt, inArray, isNull, lte, or, type SQL, sql } from "drizzle-orm";
import { ANNOUNCEMENT_TYPES, type AnnouncementType } from "@baize/domain/content/announcement/types";
import type { MemberContext, OptionalContext, RequestContext } from "../../../platform/context.ts";
import { brandVendors } from "../../../platform/brand/schema.ts";
import { vendors } from "../../gaming/schema.ts";
import { announcementReads, announcements, banners } from "../schema.ts";
import { inbox } from "../../inbox/schema.ts";
import { members } from "../../identity/schema.ts";

export type AnnouncementRow = typeof announcements.$inferSelect;
export type BannerRow = typeof banners.$inferSelect;

/** Published and not yet over. */
function current({ brand, now }: RequestContext, types: readonly AnnouncementType[]): SQL | undefined {
  return and(
    eq(announcements.brand, brand.code),
    inArray(announcements.type, [...types]),
    lte(announcements.publishedAt, now),
    or(isNull(announcements.expiresAt), gt(announcements.expiresAt, now)),
  );
}

/** What was published before a member came is not news to them. */
function isRead(memberId: string | undefined): SQL<boolean> {
  if (!memberId) return sql<boolean>`false`;
  return sql<boolean>`(
    exists (select from ${announcementReads} r where r.member_id = ${memberId} and r.announcement_id = ${announcements.id})
    or ${announcements.publishedAt} < (select created_at from ${members} where id = ${memberId})
  )`;
}

export async function newest(ctx: RequestContext, types: readonly AnnouncementType[], count: number): Promise<AnnouncementRow[]> {
  return await ctx.system.db
    .select()
    .from(announcements)
    .where(current(ctx, types))
    .orderBy(desc(announcements.publishedAt), desc(announcements.id))
    .limit(count);
}

/** About vendors that the brand offers, newest first. */
export async function vendorNews(ctx: RequestContext, vassalage: string | undefined, count: number) {
  return await ctx.system.db
    .select({ announcement: announcements, vendor: vendors })
    .from(announcements)
    .innerJoin(vendors, eq(vendors.code, announcements.vassalage))
    .innerJoin(brandVendors, and(eq(brandVendors.vendor, vendors.code), eq(brandVendors.brand, ctx.brand.code)))
    .where(and(current(ctx, ANNOUNCEMENT_TYPES), vassalage ? eq(announcements.vassalage, vassalage) : undefined))
    .orderBy(desc(announcements.publishedAt), desc(announcements.id))
    .limit(count);
}

export async function bannersOf({ system, brand }: RequestContext): Promise<BannerRow[]> {
  return await system.db.select().from(banners).where(eq(banners.brand, brand.code)).orderBy(asc(banners.position)).limit(10);
}

export async function countAnnouncements(
  ctx: OptionalContext,
  types: readonly AnnouncementType[],
): Promise<{ total: number; unread: number }> {
  const [row] = await ctx.system.db
    .select({ total: sql<string>`count(*)`, unread: sql<string>`count(*) filter (where not ${isRead(ctx.member?.id)})` })
    .from(announcements)
    .where(current(ctx, types));
  return { total: Number(row?.total ?? 0), unread: Number(row?.unread ?? 0) };
}

/** How many announcements stand before this one; undefined when it is not among them. */
export async function indexOf(ctx: RequestContext, types: readonly AnnouncementType[], id: string): Promise<number | undefined> {
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

export async function announcementPage(ctx: OptionalContext, types: readonly AnnouncementType[], page: number, size: number) {
  return await ctx.system.db
    .select({ announcement: announcements, read: isRead(ctx.member?.id) })
    .from(announcements)
    .where(current(ctx, types))
    .orderBy(desc(announcements.publishedAt), desc(announcements.id))
    .limit(size)
    .offset((page - 1) * size);
}

/** Ids of other brands, and ids that are none, are passed over. */
export async function markRead(ctx: MemberContext, ids: readonly string[]): Promise<void> {
  await ctx.commit(async (tx) => {
    const wanted = sql`select ${ctx.member.id}::uuid, id, ${ctx.now.toISOString()}::timestamptz from announcements
      where brand = ${ctx.brand.code} and id::text in ${[...ids]}`;
    await tx.execute(sql`insert into announcement_reads (member_id, announcement_id, at) ${wanted} on conflict do nothing`);
  });
}

export async function countMessages({ system, member }: MemberContext): Promise<number> {
  const [row] = await system.db
    .select({ count: sql<string>`count(*)` })
    .from(inbox)
    .where(and(eq(inbox.memberId, member.id), isNull(inbox.readAt)));
  return Number(row?.count ?? 0);
}
