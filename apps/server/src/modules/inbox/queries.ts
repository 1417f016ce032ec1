import { and, desc, eq, inArray, isNull, sql } from "drizzle-orm";
import type { ParsedOf } from "@baize/api/contract/contract";
import type { MemberContext } from "../../platform/context.ts";
import { inbox } from "./schema.ts";
import { afterCursor, type Cursor } from "../../platform/lists/page.ts";

export type MessageRow = typeof inbox.$inferSelect;

/** One more than the page holds. */
export async function findMessages(
  { system, member }: MemberContext,
  { type, unread, limit }: ParsedOf<"inbox.list">,
  place: Cursor | undefined,
): Promise<MessageRow[]> {
  const kind = type ? eq(inbox.type, type) : undefined;
  return await system.db
    .select()
    .from(inbox)
    .where(
      and(eq(inbox.memberId, member.id), kind, unread ? isNull(inbox.readAt) : undefined, afterCursor(place, inbox.at, inbox.id)),
    )
    .orderBy(desc(inbox.at), desc(inbox.id))
    .limit(limit + 1);
}

export async function countMessages({ system, member }: MemberContext): Promise<{ total: number; unread: number }> {
  const [row] = await system.db
    .select({ total: sql<string>`count(*)`, unread: sql<string>`count(*) filter (where ${inbox.readAt} is null)` })
    .from(inbox)
    .where(eq(inbox.memberId, member.id));
  return { total: Number(row?.total ?? 0), unread: Number(row?.unread ?? 0) };
}

const named = (ids: readonly string[]) => inArray(sql`${inbox.id}::text`, [...ids]);

/** Others' messages, and ids that are none, are passed over. Without ids: all. */
export async function readMessages(ctx: MemberContext, ids: readonly string[] | undefined): Promise<void> {
  await ctx.commit(async (tx) => {
    const mine = and(eq(inbox.memberId, ctx.member.id), isNull(inbox.readAt));
    await tx
      .update(inbox)
      .set({ readAt: ctx.now })
      .where(and(mine, ids ? named(ids) : undefined));
  });
}

export async function deleteMessages(ctx: MemberContext, ids: readonly string[]): Promise<void> {
  await ctx.commit(async (tx) => {
    await tx.delete(inbox).where(and(eq(inbox.memberId, ctx.member.id), named(ids)));
  });
}
