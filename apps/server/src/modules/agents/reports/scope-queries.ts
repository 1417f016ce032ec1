import { and, eq, or, type SQL, sql } from "drizzle-orm";
import type { ReportReach } from "@baize/domain/agents/team";
import type { MemberContext } from "../../../platform/context.ts";
import { members } from "../../identity/schema.ts";
import { pathClosure, pathVersions } from "../schema.ts";
import { named } from "../team/queries.ts";

/** Which lines of an agent's team a report holds. */
export interface Scope {
  readonly agentId: string;
  /** One account of the team; with `branch`, also everybody below it. */
  readonly person?: { readonly id: string; readonly reach: ReportReach } | undefined;
  /** 1 for the direct downlines of the agent. */
  readonly level?: number | undefined;
}

/**
 * The paths that belong to the team, over `path_closure` and its `path_versions`. A line belongs to the path of its time, so a report
 * neither gains nor loses a line when a member moves.
 */
export const inScope = ({ agentId, person, level }: Scope): SQL | undefined =>
  and(
    eq(pathClosure.ancestorId, agentId),
    level === undefined ? undefined : eq(pathClosure.depth, level),
    person && isOf(person),
  );

const isOf = ({ id, reach }: NonNullable<Scope["person"]>): SQL | undefined =>
  reach === "person"
    ? eq(pathClosure.memberId, id)
    : or(eq(pathClosure.memberId, id), sql`${id}::uuid = any(${pathVersions.path})`);

/** An account that is or was in the team, at any level; the name of any other account finds nothing. */
export async function findEverBelow({ system, brand }: MemberContext, agentId: string, account: string) {
  const [row] = await system.db
    .select({ id: members.id, account: members.username })
    .from(members)
    .innerJoin(pathClosure, and(eq(pathClosure.ancestorId, agentId), eq(pathClosure.memberId, members.id)))
    .where(and(eq(members.brand, brand.code), named(account)))
    .limit(1);
  return row;
}
