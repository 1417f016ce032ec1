import { and, desc, eq, gt, isNull, lt } from "drizzle-orm";
import type { ChatRoom } from "@baize/domain/support/chat/rooms";
import type { MemberContext } from "../../../platform/context.ts";
import type { Transaction } from "../../../platform/database/database.ts";
import { chatMessages, chatMutes } from "../schema.ts";

export type ChatRow = typeof chatMessages.$inferSelect;

/** The column's name of a room: a member's talk with the house is theirs alone. */
export const roomOf = (room: ChatRoom, memberId: string) => (room === "support" ? memberId : room);

/** Newest first; one more than asked for, so that the caller knows whether there are older ones. */
export async function findMessages(
  { system, brand, member }: MemberContext,
  room: ChatRoom,
  before: string | undefined,
  count: number,
): Promise<ChatRow[]> {
  const { db } = system;
  const place = before ? lt(chatMessages.id, before) : undefined;
  return await db
    .select()
    .from(chatMessages)
    .where(
      and(
        eq(chatMessages.brand, brand.code),
        eq(chatMessages.room, roomOf(room, member.id)),
        isNull(chatMessages.hiddenAt),
        place,
      ),
    )
    .orderBy(desc(chatMessages.id))
    .limit(count + 1);
}

/** Whether the member may only read. */
export async function isMuted({ system, member, now }: MemberContext): Promise<boolean> {
  const [row] = await system.db
    .select({ until: chatMutes.until })
    .from(chatMutes)
    .where(and(eq(chatMutes.memberId, member.id), gt(chatMutes.until, now)));
  return row !== undefined;
}

export async function keepMessage(tx: Transaction, row: typeof chatMessages.$inferInsert): Promise<void> {
  await tx.insert(chatMessages).values(row);
}

/** Whether the house has written in this room since then. */
export async function houseWroteSince(tx: Transaction, brand: string, room: string, since: Date): Promise<boolean> {
  const [row] = await tx
    .select({ id: chatMessages.id })
    .from(chatMessages)
    .where(
      and(eq(chatMessages.brand, brand), eq(chatMessages.room, room), isNull(chatMessages.memberId), gt(chatMessages.at, since)),
    )
    .limit(1);
  return row !== undefined;
}
