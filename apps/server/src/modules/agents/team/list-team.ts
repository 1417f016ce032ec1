import type { Handler } from "@baize/api/contract/contract";
import type { MemberContext, ServerContexts } from "../../../platform/context.ts";
import { fault } from "../../../platform/http/fault.ts";
import { pageOf, readCursor, withFirstPage } from "../../../platform/lists/page.ts";
import { findTeam } from "./find-team.ts";
import { loadNotes } from "../notes/queries.ts";
import { loadTrail } from "./load-trail.ts";
import { countBelow, countDirect, findBelow, listTeam, type TeamRow } from "./queries.ts";
import { toPerson } from "./to-person.ts";

const NONE = { count: 0, more: false };

/** The account whose downlines are asked for, with the way to it; the agent's own without a name. */
async function findTop(ctx: MemberContext, agentId: string, under: string | undefined) {
  if (under === undefined) return { id: agentId, level: 0, trail: [] };
  const found = await findBelow(ctx, agentId, under);
  if (!found) throw fault("auth.user_unknown");
  return { id: found.id, level: found.depth, trail: await loadTrail(ctx.system.db, agentId, found) };
}

export const getTeamList: Handler<"team.list", ServerContexts> = async (ctx, input) => {
  const { db } = ctx.system;
  const cursor = readCursor(input.cursor);
  const { agentId } = await findTeam(ctx);
  const top = await findTop(ctx, agentId, input.under);
  const rows = await listTeam(ctx, { ancestorId: top.id, reach: input.reach }, input, cursor);
  const { page, next } = pageOf<TeamRow>(rows, input.limit, ({ joinedAt, id }) => ({ at: joinedAt, id }));
  const ids = page.map(({ id }) => id);
  const direct = await countDirect(db, ids);
  const notes = await loadNotes(ctx, ids);
  const size = async () => ({
    direct: await countBelow(db, { ancestorId: top.id, reach: "direct" }),
    all: await countBelow(db, { ancestorId: top.id, reach: "all" }),
  });
  return {
    items: page.map((row) => toPerson(row, top.level, direct.get(row.id) ?? NONE, notes.get(row.id))),
    next,
    trail: top.trail,
    size: await withFirstPage(input, size),
    asOf: ctx.now.getTime(),
  };
};
