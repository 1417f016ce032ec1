import * as z from "zod/mini";
import { AGENT_NOTICE_TYPES, ANNOUNCEMENT_TYPES, DEFAULT_ANNOUNCEMENT_TYPES } from "@baize/domain/content/announcement/types";
import { endpoints } from "../endpoint.ts";
import { agentNotice, announcement, announcementList, announcementPage } from "../../schema/announcement.ts";
import { count } from "../../schema/number.ts";
import { withDefault } from "../../schema/with-default.ts";
import { address, filled, id, shownLanguage, text } from "../../schema/text.ts";
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
  lang: shownLanguage(),
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
    input: z.object({ ...question, ...announcementPage }),
    output: announcementList(z.extend(announcement, { read: z.boolean() })),
    errors: ["announcement.not_found"],
    rate: "open",
  },
  "announcements.agents": {
    summary: "Notices to agents by page, newest first",
    input: z.object({ types: withDefault(z.array(z.enum(AGENT_NOTICE_TYPES)), [...AGENT_NOTICE_TYPES]), ...announcementPage }),
    output: announcementList(agentNotice),
    errors: ["auth.not_agent", "announcement.not_found"],
    rate: "read",
  },
  "announcements.markRead": {
    summary: "Marks announcements as read",
    input: z.object({ ids: z.array(id()).check(z.minLength(1), z.maxLength(100)) }),
    output: z.object({ unread: count() }),
    rate: "write",
  },
});
