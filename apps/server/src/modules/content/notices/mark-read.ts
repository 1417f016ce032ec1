import type { Handler } from "@baize/api/contract/contract";
import { DEFAULT_ANNOUNCEMENT_TYPES } from "@baize/domain/content/announcement/types";
import type { ServerContexts } from "../../../platform/context.ts";
import { countAnnouncements, markRead } from "./queries.ts";

export const markAnnouncementsRead: Handler<"announcements.markRead", ServerContexts> = async (ctx, { ids }) => {
  await ctx.commit(async (tx) => await markRead(tx, ctx, ids));
  const { unread } = await countAnnouncements(ctx, DEFAULT_ANNOUNCEMENT_TYPES);
  return { unread };
};
