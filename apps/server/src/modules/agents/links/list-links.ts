import type { Handler } from "@baize/api/contract/contract";
import type { ServerContexts } from "../../../platform/context.ts";
import { fault } from "../../../platform/http/fault.ts";
import { decodeCursor, encodeCursor } from "../../../platform/lists/cursor.ts";
import { requireReader } from "../team/require-inviter.ts";
import { type LinkCursor, listLinks } from "./queries.ts";
import { loadLinkViews } from "./load-link-views.ts";

function readLinkCursor(text: string | undefined): LinkCursor | undefined {
  if (text === undefined) return undefined;
  const [time = "", code = ""] = decodeCursor(text, ["number", "string"]);
  const at = new Date(time);
  if (Number.isNaN(at.getTime())) throw fault("input.bad_cursor");
  return { at, code: String(code) };
}

export const getLinks: Handler<"team.links", ServerContexts> = async (ctx, { state, cursor, limit }) => {
  const after = readLinkCursor(cursor);
  requireReader(ctx);
  const rows = await listLinks(ctx, { state, cursor: after, limit });
  const items = await loadLinkViews(ctx.system.db, ctx, rows.slice(0, limit));
  const last = rows.length > limit ? items.at(-1) : undefined;
  return {
    items,
    next: last ? encodeCursor([last.createdAt, last.code]) : null,
    asOf: ctx.now.getTime(),
  };
};
