import * as z from "zod/mini";
import { AGENT_NOTICE_TYPES, ANNOUNCEMENT_PAGE_SIZE, ANNOUNCEMENT_TYPES } from "@baize/domain/content/announcement/types";
import { count, instant, limit } from "./number.ts";
import { withDefault } from "./with-default.ts";
import { filled, id, shownLanguage, text } from "./text.ts";

const texts = {
  id: id(),
  title: filled(200),
  /** HTML, sanitised by the server; the reader sanitises it again. */
  content: text(50_000),
  lang: shownLanguage(),
  timestamp: instant(),
};

export const announcement = z.object({ ...texts, type: z.enum(ANNOUNCEMENT_TYPES) });
export const agentNotice = z.object({ ...texts, type: z.enum(AGENT_NOTICE_TYPES), read: z.boolean() });

/** Which page of announcements. */
export const announcementPage = {
  page: withDefault(z.int().check(z.gte(1), z.lte(10_000)), 1),
  pageSize: limit(ANNOUNCEMENT_PAGE_SIZE, 50),
  /** Answers with the page that holds this announcement, instead of `page`. */
  at: z.optional(id()),
};

/** One page of announcements, newest first. */
export const announcementList = <Item extends z.ZodMiniType>(item: Item) =>
  z.object({
    items: z.array(item),
    next: z.null(),
    page: count(),
    pageSize: count(),
    pages: count(),
    total: count(),
    unread: count(),
  });
