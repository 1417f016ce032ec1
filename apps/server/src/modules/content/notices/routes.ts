import type { Handlers } from "@baize/api/contract/contract";
import type { ServerContexts } from "../../../platform/context.ts";
import { listAgentNotices } from "./list-agent-notices.ts";
import { listAnnouncements, listGameAnnouncements } from "./list-announcements.ts";
import { markAnnouncementsRead } from "./mark-read.ts";
import { getNotice } from "./get-notice.ts";
import { getUnreadCount } from "./get-unread-count.ts";

export const noticesHandlers = {
  "notice.get": getNotice,
  "notice.unreadCount": getUnreadCount,
  "announcements.list": listAnnouncements,
  "announcements.agents": listAgentNotices,
  "announcements.games": listGameAnnouncements,
  "announcements.markRead": markAnnouncementsRead,
} satisfies Partial<Handlers<ServerContexts>>;
