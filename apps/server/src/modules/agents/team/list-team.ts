import type { Handler } from "@baize/api/contract/contract";
import type { MemberContext, ServerContexts } from "../../../platform/context.ts";
import type { Database, Executor, Transaction } from "../../../platform/database/database.ts";
import { planEachTime } from "../../../platform/database/plan-each-time.ts";
import { transact } from "../../../platform/database/retry.ts";
import { fault } from "../../../platform/http/fault.ts";
import { pageOf, readCursor, withFirstPage } from "../../../platform/lists/page.ts";
import { findTeam } from "./find-team.ts";
import { loadNotes } from "../notes/queries.ts";
import { loadTrail } from "./load-trail.ts";
import { countBelow, countDirect, findBelow, listTeam, type TeamRow } from "./queries.ts";
import { toPerson } from "./to-person.ts";

/** A link that brought few is read from its accounts, one that brought most of the team from the team. */
const plannedEachTime = async <T>(db: Database, list: (tx: Transaction) => Promise<T>): Promise<T> =>
  await transact(db, async (tx) => {
    await planEachTime(tx);
    return await list(tx);
  });

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
  const list = async (executor: Executor) =>
    await listTeam(executor, ctx, { ancestorId: top.id, reach: input.reach }, input, cursor);
  const rows = input.link === undefined ? await list(db) : await plannedEachTime(db, list);
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
