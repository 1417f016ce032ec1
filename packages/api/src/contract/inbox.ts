import * as z from "zod/mini";
import { MESSAGE_TYPES } from "@baize/domain/inbox/types";
import { endpoints } from "./endpoint.ts";
import { count, instant, limit } from "../schema/number.ts";
import { withDefault } from "../schema/with-default.ts";
import { cursor, filled, id, shownLanguage, text } from "../schema/text.ts";
import { inboxRoutes } from "../routes/inbox.ts";

const ids = z.array(id()).check(z.minLength(1), z.maxLength(100));

export const inbox = endpoints(inboxRoutes, {
  "inbox.list": {
    summary: "Messages to the member, newest first",
    input: z.object({
      type: z.optional(z.enum(MESSAGE_TYPES)),
      unread: withDefault(z.boolean(), false),
      cursor: z.optional(cursor()),
      limit: limit(20),
    }),
    output: z.object({
      items: z.array(
        z.object({
          id: id(),
          type: z.enum(MESSAGE_TYPES),
          title: filled(200),
          content: text(4000),
          /** Dates in the content, as it writes them in the brand's time zone: a client may write them in its reader's. */
          dates: z.optional(z.array(z.object({ text: filled(80), at: instant() }))),
          lang: shownLanguage(),
          at: instant(),
          read: z.boolean(),
        }),
      ),
      next: z.nullable(cursor()),
      /** Of all messages, regardless of the filter. */
      total: count(),
      unread: count(),
    }),
    errors: ["input.bad_cursor"],
    rate: "read",
  },
  "inbox.markRead": {
    summary: "Marks messages as read: the ones named, or all",
    input: z.object({ ids: z.optional(ids), all: withDefault(z.boolean(), false) }),
    output: z.object({ unread: count() }),
    rate: "write",
  },
  "inbox.delete": {
    summary: "Deletes messages",
    input: z.object({ ids }),
    output: z.object({ unread: count() }),
    rate: "write",
  },
});
