import type { Handler, ParsedOf } from "@baize/api/contract/contract";
import { clampPage, pageCount, pageOfIndex } from "@baize/domain/content/announcement/paging";
import { ANNOUNCEMENT_TYPES, type PublishedType } from "@baize/domain/content/announcement/types";
import type { OptionalContext, ServerContexts } from "../../../platform/context.ts";
import { fault } from "../../../platform/http/fault.ts";
import { countAnnouncements, findIndex, listPage, listVendorAnnouncements } from "./queries.ts";
import { toAnnouncement } from "./view.ts";

interface Input<Type> extends Pick<ParsedOf<"announcements.list">, "at" | "page" | "pageSize"> {
  readonly types: readonly Type[];
}

async function wantedPage<Type extends PublishedType>(
  ctx: OptionalContext,
  { at, page, pageSize, types }: Input<Type>,
  total: number,
): Promise<number> {
  if (!at) return clampPage(page, total, pageSize);
  const index = await findIndex(ctx, types, at);
  if (index === undefined) throw fault("announcement.not_found");
  return pageOfIndex(index, pageSize);
}

/** One page of the announcements of these types. */
export async function loadAnnouncements<Type extends PublishedType>(ctx: OptionalContext, input: Input<Type>) {
  const { pageSize, types } = input;
  const { total, unread } = await countAnnouncements(ctx, types);
  const page = await wantedPage(ctx, input, total);
  const rows = await listPage(ctx, types, page, pageSize);
  return {
    items: rows.map(({ announcement, read }) => ({ ...toAnnouncement(announcement, ctx.language, types), read })),
    next: null,
    page,
    pageSize,
    pages: pageCount(total, pageSize),
    total,
    unread,
  };
}

export const listAnnouncements: Handler<"announcements.list", ServerContexts> = async (ctx, input) =>
  await loadAnnouncements(ctx, input);

export const listGameAnnouncements: Handler<"announcements.games", ServerContexts> = async (ctx, { vassalage, count }) => {
  const rows = await listVendorAnnouncements(ctx, vassalage, count);
  const items = rows.map(({ announcement, vendor }) => ({
    ...toAnnouncement(announcement, ctx.language, ANNOUNCEMENT_TYPES),
    vassalage: vendor.code,
    vendorName: vendor.name,
  }));
  return { items, next: null };
};
