import { and, eq, type SQL, sql } from "drizzle-orm";
import { bets } from "../../gaming/play-schema.ts";
import { pathClosure, pathVersions } from "../schema.ts";
import type { Scope } from "./scope-queries.ts";

/** The path version of a row of the closure. */
export const VERSION = and(eq(pathVersions.memberId, pathClosure.memberId), eq(pathVersions.version, pathClosure.version));

/** A wager belongs to the path version of its acceptance. */
export const BET_OF_PATH = and(eq(bets.memberId, pathClosure.memberId), eq(bets.pathVersion, pathClosure.version));

/**
 * The head of the branch that a line belongs to, directly below the person of the scope, or below the agent without one; the person for the
 * person's own lines.
 */
export function headOf({ agentId, person }: Scope): SQL<string> {
  const top = sql`${person?.id ?? agentId}::uuid`;
  return sql<string>`case when ${pathClosure.memberId} = ${top} then ${pathClosure.memberId} else (${pathVersions.path} || ${pathVersions.memberId})[array_position(${pathVersions.path}, ${top}) + 1] end`;
}
