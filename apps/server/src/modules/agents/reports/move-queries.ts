import { and, desc, eq, type SQL, sql } from "drizzle-orm";
import type { ParsedOf } from "@baize/api/contract/contract";
import { TEAM_MOVE_TYPES, type TeamMoveType } from "@baize/domain/agents/team-move";
import { transfers } from "../../../ledger/schema.ts";
import type { MemberContext } from "../../../platform/context.ts";
import { type Days, onDays } from "../../../platform/lists/business-days.ts";
import { afterCursor, type Cursor } from "../../../platform/lists/page.ts";
import { members } from "../../identity/schema.ts";
import { pathClosure, pathVersions } from "../schema.ts";
import { isTeamMove, MOVE_OF_VERSION, MOVE_SIGNED, MOVE_SUMS, MOVE_TYPE } from "./move-line-queries.ts";
import { VERSION } from "./path-queries.ts";
import { inScope, type Scope } from "./scope-queries.ts";

type Filters = Pick<ParsedOf<"teamReports.transactions">, "type"> & Days;

const MOVE_OF_PATH = sql`${transfers.memberId} = ${pathClosure.memberId} and ${MOVE_OF_VERSION}`;

/** The one predicate of the rows and of their totals. */
function onlyThese({ brand }: MemberContext, scope: Scope, { type, from, to }: Filters): SQL | undefined {
  return and(
    inScope(scope, pathVersions),
    isTeamMove(brand.currency),
    onDays(transfers.at, { from, to }, brand.timeZone),
    type === undefined ? undefined : sql`${MOVE_TYPE} = ${type}`,
  );
}

export function moveTypeOf(text: string): TeamMoveType {
  const type = TEAM_MOVE_TYPES.find((one) => one === text);
  if (!type) throw new Error(`${text} is no type of a move`);
  return type;
}

/** The team's moves of money, newest first; one more than the page holds. */
export async function listTeamMoves(
  ctx: MemberContext,
  scope: Scope,
  filters: Filters & { readonly limit: number },
  cursor: Cursor | undefined,
) {
  const rows = await ctx.system.db
    .select({
      id: transfers.id,
      type: MOVE_TYPE,
      amount: sql<string>`(${MOVE_SIGNED})::text`,
      at: transfers.at,
      account: members.username,
      level: pathClosure.depth,
    })
    .from(pathClosure)
    .innerJoin(pathVersions, VERSION)
    .innerJoin(transfers, MOVE_OF_PATH)
    .innerJoin(members, eq(members.id, transfers.memberId))
    .where(and(onlyThese(ctx, scope, filters), afterCursor(cursor, transfers.at, transfers.id)))
    .orderBy(desc(transfers.at), desc(transfers.id))
    .limit(filters.limit + 1);
  return rows.map((row) => ({ ...row, type: moveTypeOf(row.type), amount: BigInt(row.amount) }));
}

/** Totals of the filtered rows. */
export async function sumTeamMoves(ctx: MemberContext, scope: Scope, filters: Filters) {
  const [row] = await ctx.system.db
    .select(MOVE_SUMS)
    .from(pathClosure)
    .innerJoin(pathVersions, VERSION)
    .innerJoin(transfers, MOVE_OF_PATH)
    .where(onlyThese(ctx, scope, filters));
  return { count: Number(row?.count), came: BigInt(row?.came ?? 0), went: BigInt(row?.went ?? 0) };
}
