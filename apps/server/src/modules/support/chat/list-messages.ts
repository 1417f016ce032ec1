import type { Handler, OutputOf } from "@baize/api/contract/contract";
import type { ServerContexts } from "../../../platform/context.ts";
import { fault } from "../../../platform/http/fault.ts";
import { decodeCursor, encodeCursor } from "../../../platform/lists/cursor.ts";
import { isUuid } from "../../../platform/ids/uuid.ts";
import { type ChatRow, listMessages } from "./queries.ts";

type Message = OutputOf<"chat.send">;

export function toMessage(row: Pick<ChatRow, "id" | "memberId" | "author" | "text" | "at">, reader: string): Message {
  const from = row.memberId === null ? "house" : row.memberId === reader ? "own" : "other";
  return { id: row.id, from, author: row.author, text: row.text, at: row.at.getTime() };
}

function readMessageCursor(cursor: string): string {
  const [id] = decodeCursor(cursor, ["string"]);
  if (typeof id !== "string" || !isUuid(id)) throw fault("input.bad_cursor");
  return id;
}

export const getMessages: Handler<"chat.list", ServerContexts> = async (ctx, { room, cursor, limit }) => {
  const rows = await listMessages(ctx, room, cursor === undefined ? undefined : readMessageCursor(cursor), limit);
  const page = rows.slice(0, limit);
  const last = rows.length > limit ? page.at(-1) : undefined;
  return { items: page.map((row) => toMessage(row, ctx.member.id)), next: last ? encodeCursor([last.id]) : null };
};
