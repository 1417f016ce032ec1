import * as z from "zod/mini";
import { ANNOUNCEMENT_PAGE_SIZE, ANNOUNCEMENT_TYPES, DEFAULT_ANNOUNCEMENT_TYPES } from "@baize/domain/content/announcement/types";
import { endpoints } from "../endpoint.ts";
import { announcement } from "../../schema/announcement.ts";
import { count, limit } from "../../schema/number.ts";
import { withDefault } from "../../schema/with-default.ts";
import { address, filled, id, text } from "../../schema/text.ts";
import { noticesRoutes } from "../../routes/content/notices.ts";

const type = z.enum(ANNOUNCEMENT_TYPES);

/** Printed panel of the home page: place, subject, one large figure, then a real action. */
const banner = z.object({
  id: id(),
  place: z.nullable(text(80)),
  title: filled(120),
  figure: z.nullable(text(40)),
  note: z.nullable(text(200)),
  actionLabel: filled(60),
  href: address(),
  motif: z.nullable(text(32)),
  image: z.nullable(address()),
});

const question = {
  types: withDefault(z.array(type), [...DEFAULT_ANNOUNCEMENT_TYPES]),
  platform: withDefault(z.literal("W"), "W"),
  execution: withDefault(z.literal("B"), "B"),
};

export const notices = endpoints(noticesRoutes, {
  "notice.get": {
    summary: "Notices of the home page by place: ticker, banners, pop-up, promotions",
    input: z.object(question),
    output: z.object({
      player: z.array(announcement),
      banners: z.array(banner),
      popup: z.array(announcement),
      promotion: z.array(announcement),
    }),
    rate: "open",
  },
  "notice.unreadCount": {
    summary: "Unread messages and announcements",
    input: z.object({}),
    output: z.object({ messages: count(), announcements: count(), total: count() }),
    rate: "read",
  },
  "announcements.list": {
    summary: "Announcements by page, newest first; without a session nothing is marked read",
    input: z.object({
      ...question,
      page: withDefault(z.int().check(z.gte(1), z.lte(10_000)), 1),
      pageSize: limit(ANNOUNCEMENT_PAGE_SIZE, 50),
      /** Answers with the page that holds this announcement, instead of `page`. */
      at: z.optional(id()),
    }),
    output: z.object({
      items: z.array(z.extend(announcement, { read: z.boolean() })),
      next: z.null(),
      page: count(),
      pageSize: count(),
      pages: count(),
      total: count(),
      unread: count(),
    }),
    errors: ["announcement.not_found"],
    rate: "open",
  },
  "announcements.markRead": {
    summary: "Marks announcements as read",
    input: z.object({ ids: z.array(id()).check(z.minLength(1), z.maxLength(100)) }),
    output: z.object({ unread: count() }),
    rate: "write",
  },
});
