import type { Handler } from "@baize/api/contract/contract";
import type { AnnouncementType } from "@baize/domain/content/announcement/types";
import type { ServerContexts } from "../../../platform/context.ts";
import { listBanners, listNewest } from "./queries.ts";
import { toAnnouncement, toBanner } from "./view.ts";

const MOST = 10;
const PLACES = ["PL", "PU", "PR"] as const satisfies readonly AnnouncementType[];

export const getNotice: Handler<"notice.get", ServerContexts> = async (ctx, { types }) => {
  const asked = (type: AnnouncementType) => types.includes(type);
  const rows = await listNewest(ctx, PLACES.filter(asked), 3 * MOST);
  const banners = asked("B") ? await listBanners(ctx) : [];
  const of = (type: AnnouncementType) =>
    rows
      .filter((row) => row.type === type)
      .slice(0, MOST)
      .map((row) => toAnnouncement(row, ctx.language));
  return { player: of("PL"), popup: of("PU"), promotion: of("PR"), banners: banners.map((row) => toBanner(row, ctx.language)) };
};
