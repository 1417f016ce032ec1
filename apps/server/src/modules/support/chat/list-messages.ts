import type { Handler, OutputOf } from "@baize/api/contract/contract";
import type { ServerContexts } from "../../../platform/context.ts";
import { decodeCursor } from "../../../platform/lists/cursor.ts";
import { pageSortedBy, readUuid } from "../../../platform/lists/page.ts";
import { type ChatRow, listChatMessages } from "./queries.ts";

type Message = OutputOf<"chat.send">;

export function toMessage(row: Pick<ChatRow, "id" | "memberId" | "author" | "text" | "at">, reader: string): Message {
  const from = row.memberId === null ? "house" : row.memberId === reader ? "own" : "other";
  return { id: row.id, from, author: row.author, text: row.text, at: row.at.getTime() };
}

export const getMessages: Handler<"chat.list", ServerContexts> = async (ctx, { room, cursor, limit }) => {
  const [before] = cursor === undefined ? [] : decodeCursor(cursor, ["string"]);
  const rows = await listChatMessages(ctx, room, before === undefined ? undefined : readUuid(before), limit);
  const { page, next } = pageSortedBy(rows, limit, ({ id }) => [id]);
  return { items: page.map((row) => toMessage(row, ctx.member.id)), next };
};
