import type { Handler } from "@baize/api/contract/contract";
import type { ServerContexts } from "../../../platform/context.ts";
import { decodeCursor } from "../../../platform/lists/cursor.ts";
import { pageSortedBy, readInstant } from "../../../platform/lists/page.ts";
import { requireReader } from "../team/require-inviter.ts";
import { type LinkCursor, listLinks } from "./queries.ts";
import { loadLinkViews } from "./load-link-views.ts";

function readLinkCursor(text: string | undefined): LinkCursor | undefined {
  if (text === undefined) return undefined;
  const [at, code = ""] = decodeCursor(text, ["number", "string"]);
  return { at: readInstant(at), code: String(code) };
}

export const getLinks: Handler<"team.links", ServerContexts> = async (ctx, { state, cursor, limit }) => {
  const after = readLinkCursor(cursor);
  requireReader(ctx);
  const rows = await listLinks(ctx, { state, cursor: after, limit });
  const { page, next } = pageSortedBy(rows, limit, ({ createdAt, code }) => [Number(createdAt), code]);
  const items = await loadLinkViews(ctx.system.db, ctx, page);
  return {
    items,
    next,
    asOf: ctx.now.getTime(),
  };
};
