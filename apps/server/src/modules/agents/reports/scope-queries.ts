import { and, desc, eq, or, type SQL, sql } from "drizzle-orm";
import type { AnyPgColumn } from "drizzle-orm/pg-core";
import type { ReportReach } from "@baize/domain/agents/team";
import type { MemberContext } from "../../../platform/context.ts";
import type { Executor } from "../../../platform/database/database.ts";
import { asText } from "../../../platform/database/raw.ts";
import { uuidArray } from "../../../platform/database/uuid-array.ts";
import { members } from "../../identity/schema.ts";
import { pathClosure, pathVersions } from "../schema.ts";
import { isNamed } from "../team/queries.ts";

interface ScopePerson {
  readonly id: string;
  /** The account alone, or also all members below it. */
  readonly reach: ReportReach;
  /** From the agent's direct downline to the account: only lines of the time when it was there. Everywhere in the team without it. */
  readonly way?: readonly string[] | undefined;
}

/** Which lines of an agent's team a report holds. */
export interface Scope {
  readonly agentId: string;
  readonly person?: ScopePerson | undefined;
  /** 1 for the direct downlines of the agent. */
  readonly level?: number | undefined;
}

/** Where a line has its member and the path of its time. */
interface LineColumns {
  readonly memberId: AnyPgColumn;
  readonly path: AnyPgColumn;
}

/**
 * The lines that belong to the team, over `path_closure`. A line belongs to the path of its time, so a report neither gains nor loses a
 * line when a member moves.
 */
export const inScope = ({ agentId, person, level }: Scope, line: LineColumns): SQL | undefined =>
  and(
    eq(pathClosure.ancestorId, agentId),
    level === undefined ? undefined : eq(pathClosure.depth, level),
    person && isOf(agentId, person, line),
    person?.way && isBy(agentId, person.way, line),
  );

const depthOf = (id: string, { path }: LineColumns) => sql`array_position(${path}, ${id}::uuid)`;

/** A person of the team may have been above the agent at another time: lines of then are not of the branch. */
const isOf = (agentId: string, { id, reach }: ScopePerson, line: LineColumns): SQL | undefined =>
  reach === "person" ? eq(line.memberId, id) : or(eq(line.memberId, id), sql`${depthOf(agentId, line)} < ${depthOf(id, line)}`);

/** The path leads from the agent through these accounts, one directly below the other. */
function isBy(agentId: string, way: readonly string[], line: LineColumns): SQL {
  const depth = depthOf(agentId, line);
  return sql`(${line.path} || ${line.memberId})[${depth} + 1:${depth} + ${way.length}::integer] = ${uuidArray(way)}`;
}

/** An account that is or was in the team, at any level, with its last path there; the name of any other account finds nothing. */
export async function findEverBelow({ system, brand }: MemberContext, agentId: string, account: string) {
  const [row] = await system.db
    .select({ id: members.id, path: pathVersions.path })
    .from(members)
    .innerJoin(pathClosure, and(eq(pathClosure.ancestorId, agentId), eq(pathClosure.memberId, members.id)))
    .innerJoin(pathVersions, and(eq(pathVersions.memberId, members.id), eq(pathVersions.version, pathClosure.version)))
    .where(and(eq(members.brand, brand.code), isNamed(account)))
    .orderBy(desc(pathClosure.version))
    .limit(1);
  return row;
}

/** Those of these accounts that have, or had, anyone below them. */
export async function findWithTeam(db: Executor, ids: readonly string[]): Promise<ReadonlySet<string>> {
  const wanted = uuidArray(ids);
  const { rows } = await db.execute(sql`select id from unnest(${wanted}) as one(id)
    where exists (select from path_closure c where c.ancestor_id = one.id)`);
  return new Set(rows.map(({ id }) => asText(id)));
}
