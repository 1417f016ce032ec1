import type { Handler } from "@baize/api/contract/contract";
import { DEFAULT_ANNOUNCEMENT_TYPES } from "@baize/domain/content/announcement/types";
import type { ServerContexts } from "../../../platform/context.ts";
import { countAnnouncements, countUnreadMessages } from "./queries.ts";

export const getUnreadCount: Handler<"notice.unreadCount", ServerContexts> = async (ctx) => {
  const messages = await countUnreadMessages(ctx);
  const { unread } = await countAnnouncements(ctx, DEFAULT_ANNOUNCEMENT_TYPES);
  return { messages, announcements: unread, total: messages + unread };
};
