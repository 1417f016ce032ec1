import { and, desc, eq, inArray, isNull, sql } from "drizzle-orm";
import type { ParsedOf } from "@baize/api/contract/contract";
import type { MemberContext } from "../../platform/context.ts";
import type { Executor, Transaction } from "../../platform/database/database.ts";
import { type NamedPart, namedPart } from "../../platform/database/named-parts.ts";
import { afterCursor, type Cursor } from "../../platform/lists/page.ts";
import { inbox } from "./schema.ts";

export type MessageRow = typeof inbox.$inferSelect;
export type NewMessage = Omit<MessageRow, "readAt">;

export async function insertMessage(tx: Executor, row: NewMessage): Promise<void> {
  await tx.insert(inbox).values(row);
}

export async function insertMessages(tx: Executor, rows: readonly NewMessage[]): Promise<void> {
  await tx.insert(inbox).values([...rows]);
}

/** The same as a part of a statement that does several things at once. */
export function insertMessagePart({ memberId, id, type, texts, at }: NewMessage): NamedPart {
  return namedPart(
    `insert into inbox (member_id, id, type, texts, at)
      values (:memberId::uuid, :id::uuid, :type, :texts::jsonb, :at::timestamptz)`,
    { memberId, id, type, texts: JSON.stringify(texts), at },
  );
}

/** Newest first; one more than the page holds. */
export async function listMessageRows(
  { system, member }: MemberContext,
  { type, unread, limit }: ParsedOf<"inbox.list">,
  cursor: Cursor | undefined,
): Promise<MessageRow[]> {
  const ofType = type ? eq(inbox.type, type) : undefined;
  const isUnread = unread ? isNull(inbox.readAt) : undefined;
  return await system.db
    .select()
    .from(inbox)
    .where(and(eq(inbox.memberId, member.id), ofType, isUnread, afterCursor(cursor, inbox.at, inbox.id)))
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

/** As text, so that an id that is no UUID matches nothing instead of failing. */
const withIds = (ids: readonly string[]) => inArray(sql`${inbox.id}::text`, [...ids]);

/** Without ids: all of the member's. Ids of other members' messages match nothing. */
export async function markMessagesReadAt(
  tx: Transaction,
  memberId: string,
  ids: readonly string[] | undefined,
  readAt: Date,
): Promise<void> {
  const unread = and(eq(inbox.memberId, memberId), isNull(inbox.readAt));
  await tx
    .update(inbox)
    .set({ readAt })
    .where(and(unread, ids ? withIds(ids) : undefined));
}

/** Ids of other members' messages match nothing. */
export async function deleteMessages(tx: Transaction, memberId: string, ids: readonly string[]): Promise<void> {
  await tx.delete(inbox).where(and(eq(inbox.memberId, memberId), withIds(ids)));
}
