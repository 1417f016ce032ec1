import type { Handler, ParsedOf } from "@baize/api/contract/contract";
import { clampPage, pageCount, pageOfIndex } from "@baize/domain/content/announcement/paging";
import type { OptionalContext, ServerContexts } from "../../../platform/context.ts";
import { fault } from "../../../platform/http/fault.ts";
import { countAnnouncements, findIndex, listPage, listVendorAnnouncements } from "./queries.ts";
import { toAnnouncement } from "./view.ts";

type Input = ParsedOf<"announcements.list">;

async function wantedPage(ctx: OptionalContext, { at, page, pageSize, types }: Input, total: number): Promise<number> {
  if (!at) return clampPage(page, total, pageSize);
  const index = await findIndex(ctx, types, at);
  if (index === undefined) throw fault("announcement.not_found");
  return pageOfIndex(index, pageSize);
}

export const listAnnouncements: Handler<"announcements.list", ServerContexts> = async (ctx, input) => {
  const { pageSize, types } = input;
  const { total, unread } = await countAnnouncements(ctx, types);
  const page = await wantedPage(ctx, input, total);
  const rows = await listPage(ctx, types, page, pageSize);
  return {
    items: rows.map(({ announcement, read }) => Object.assign(toAnnouncement(announcement, ctx.language), { read })),
    next: null,
    page,
    pageSize,
    pages: pageCount(total, pageSize),
    total,
    unread,
  };
};

export const listGameAnnouncements: Handler<"announcements.games", ServerContexts> = async (ctx, { vassalage, count }) => {
  const rows = await listVendorAnnouncements(ctx, vassalage, count);
  const items = rows.map(({ announcement, vendor }) =>
    Object.assign(toAnnouncement(announcement, ctx.language), { vassalage: vendor.code, vendorName: vendor.name }),
  );
  return { items, next: null };
};
