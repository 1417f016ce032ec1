import * as z from "zod/mini";
import { CHAT_ROOMS } from "@baize/domain/support/chat/rooms";
import { endpoints } from "../endpoint.ts";
import { list } from "../../schema/list.ts";
import { instant, limit } from "../../schema/number.ts";
import { cursor, filled, id, text } from "../../schema/text.ts";
import { chatRoutes } from "../../routes/support/chat.ts";

const room = () => z.enum(CHAT_ROOMS);

const message = z.object({
  id: id(),
  from: z.enum(["own", "other", "house"]),
  /** Masked, except for the brand's name. */
  author: filled(64),
  /** Plain text, never HTML. */
  text: filled(2000),
  at: instant(),
});

export const chat = endpoints(chatRoutes, {
  "chat.list": {
    summary: "Messages of a room, newest first; `support` is the member's own conversation with the brand",
    input: z.object({ room: room(), cursor: z.optional(cursor()), limit: limit(50) }),
    output: list(message),
    errors: ["input.bad_cursor"],
    rate: "read",
  },
  "chat.send": {
    summary: "Writes one message of at most 500 characters",
    input: z.object({ room: room(), text: text(8000) }),
    output: message,
    errors: ["chat.muted"],
    rate: "write",
  },
});
