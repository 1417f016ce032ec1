import type { Handler } from "@baize/api/contract/contract";
import { ANNOUNCEMENT_TYPES, type AnnouncementType } from "@baize/domain/content/announcement/types";
import type { ServerContexts } from "../../../platform/context.ts";
import { listBanners, listNewest } from "./queries.ts";
import { toAnnouncement, toBanner } from "./view.ts";

const MOST = 10;

/** Each kind by itself: many notices of one kind must not push out another. */
export const getNotice: Handler<"notice.get", ServerContexts> = async (ctx, { types }) => {
  const newest = async (type: AnnouncementType) =>
    types.includes(type)
      ? (await listNewest(ctx, [type], MOST)).map((row) => toAnnouncement(row, ctx.language, ANNOUNCEMENT_TYPES))
      : [];
  const [player, popup, promotion] = await Promise.all([newest("PL"), newest("PU"), newest("PR")]);
  const banners = types.includes("B") ? await listBanners(ctx) : [];
  return { player, popup, promotion, banners: banners.map((row) => toBanner(row, ctx.language)) };
};
