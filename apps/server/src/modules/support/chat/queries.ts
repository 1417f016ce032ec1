import { and, desc, eq, gt, isNull, lt } from "drizzle-orm";
import type { ChatRoom } from "@baize/domain/support/chat/rooms";
import type { MemberContext } from "../../../platform/context.ts";
import type { Database, Transaction } from "../../../platform/database/database.ts";
import { members } from "../../identity/schema.ts";
import { chatMessages, chatMutes } from "../schema.ts";

export type ChatRow = typeof chatMessages.$inferSelect;

/** Messages of the lobby that an operator is shown. */
const RECENT = 50;

/** The value of the column `room`: each member has a conversation with the support desk of their own. */
export const roomOf = (room: ChatRoom, memberId: string) => (room === "support" ? memberId : room);

/** Newest first; one more than asked for, so that the caller knows whether there are older ones. */
export async function listChatMessages(
  { system, brand, member }: MemberContext,
  room: ChatRoom,
  before: string | undefined,
  count: number,
): Promise<ChatRow[]> {
  const { db } = system;
  return await db
    .select()
    .from(chatMessages)
    .where(
      and(
        eq(chatMessages.brand, brand.code),
        eq(chatMessages.room, roomOf(room, member.id)),
        isNull(chatMessages.hiddenAt),
        before ? lt(chatMessages.id, before) : undefined,
      ),
    )
    .orderBy(desc(chatMessages.id))
    .limit(count + 1);
}

/** The newest messages of the lobby, hidden ones too, with the user names of their writers. */
export async function listLobbyMessages(db: Database, brand: string) {
  return await db
    .select({ row: chatMessages, username: members.username })
    .from(chatMessages)
    .leftJoin(members, eq(members.id, chatMessages.memberId))
    .where(and(eq(chatMessages.brand, brand), eq(chatMessages.room, "lobby")))
    .orderBy(desc(chatMessages.id))
    .limit(RECENT);
}

/** Whether the member may only read. */
export async function isMuted({ system, member, now }: MemberContext): Promise<boolean> {
  const [row] = await system.db
    .select({ until: chatMutes.until })
    .from(chatMutes)
    .where(and(eq(chatMutes.memberId, member.id), gt(chatMutes.until, now)));
  return row !== undefined;
}

export async function addMessage(tx: Transaction, row: typeof chatMessages.$inferInsert): Promise<void> {
  await tx.insert(chatMessages).values(row);
}

/** Whether the support desk has written in this room since then. */
export async function hasDeskWrittenSince(tx: Transaction, brand: string, room: string, since: Date): Promise<boolean> {
  const [row] = await tx
    .select({ id: chatMessages.id })
    .from(chatMessages)
    .where(
      and(eq(chatMessages.brand, brand), eq(chatMessages.room, room), isNull(chatMessages.memberId), gt(chatMessages.at, since)),
    )
    .limit(1);
  return row !== undefined;
}

/** Hides a message of the lobby that is shown; undefined for any other. */
export async function hideLobbyMessage(tx: Transaction, brand: string, id: string, hiddenAt: Date) {
  const shown = and(
    eq(chatMessages.brand, brand),
    eq(chatMessages.room, "lobby"),
    eq(chatMessages.id, id),
    isNull(chatMessages.hiddenAt),
  );
  const [row] = await tx.update(chatMessages).set({ hiddenAt }).where(shown).returning({ memberId: chatMessages.memberId });
  return row;
}

export async function muteMember(tx: Transaction, memberId: string, until: Date): Promise<void> {
  await tx.insert(chatMutes).values({ memberId, until }).onConflictDoUpdate({ target: chatMutes.memberId, set: { until } });
}

/** False where the member was not muted. */
export async function unmuteMember(tx: Transaction, memberId: string): Promise<boolean> {
  return (await tx.delete(chatMutes).where(eq(chatMutes.memberId, memberId)).returning()).length > 0;
}
