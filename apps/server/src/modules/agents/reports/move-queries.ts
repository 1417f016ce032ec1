import { and, desc, eq, type SQL, sql } from "drizzle-orm";
import type { ParsedOf } from "@baize/api/contract/contract";
import { MOVE_TYPES_BY_KIND, moveKindsOf, TEAM_MOVE_TYPES, type TeamMoveType } from "@baize/domain/agents/team-move";
import { ACCOUNT_KINDS, CHART } from "../../../ledger/chart-of-accounts.ts";
import { transfers } from "../../../ledger/schema.ts";
import type { MemberContext } from "../../../platform/context.ts";
import { stateListSql } from "../../../platform/database/states.ts";
import { businessDayOf, type Days, onDays } from "../../../platform/lists/business-days.ts";
import { afterCursor, type Cursor } from "../../../platform/lists/page.ts";
import { members } from "../../identity/schema.ts";
import { pathClosure, pathVersions } from "../schema.ts";
import { headOf, VERSION } from "./path-queries.ts";
import { inScope, type Scope } from "./scope-queries.ts";

type Filters = Pick<ParsedOf<"teamReports.transactions">, "type"> & Days;

/** A move of money names no path: it belongs to the version that ran at its time. */
const MOVE_OF_PATH = sql`${transfers.memberId} = ${pathClosure.memberId}
  and (${pathVersions.version} = 1 or ${pathVersions.startedAt} <= ${transfers.at})
  and not exists (select from path_versions later where later.member_id = ${pathVersions.memberId}
    and later.version = ${pathVersions.version} + 1 and later.started_at <= ${transfers.at})`;

const OWN = stateListSql(ACCOUNT_KINDS.filter((kind) => CHART[kind].side === "member"));
/** Between a member's wallets nothing comes and nothing leaves. */
const CROSSES = sql`(${transfers.debitKind} in (${OWN})) <> (${transfers.creditKind} in (${OWN}))`;
const SIGNED = sql`case when ${transfers.creditKind} in (${OWN}) then ${transfers.amount} else -${transfers.amount} end`;
const BY_KIND = sql.join(
  MOVE_TYPES_BY_KIND.map(
    (type) => sql`when ${transfers.kind} in (${stateListSql(moveKindsOf(type))}) then ${stateListSql([type])}`,
  ),
  sql.raw(" "),
);
const TYPE = sql<string>`case when 'fees' in (${transfers.debitKind}, ${transfers.creditKind}) then 'fee'
  when ${transfers.kind} = 'reward' and ${transfers.ref} like 'rebate/%' then 'rebate' ${BY_KIND} else 'other' end`;

/** The one predicate of the rows, of their totals and of the sums by branch. */
function onlyThese({ brand }: MemberContext, scope: Scope, { type, from, to }: Filters): SQL | undefined {
  return and(
    inScope(scope),
    eq(transfers.book, "real"),
    eq(transfers.currency, brand.currency),
    // As the partial index writes it.
    sql`${transfers.kind} not in ('bet', 'win', 'rollback')`,
    CROSSES,
    onDays(transfers.at, { from, to }, brand.timeZone),
    type === undefined ? undefined : sql`${TYPE} = ${type}`,
  );
}

function typeOf(text: string): TeamMoveType {
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
      type: TYPE,
      amount: sql<string>`(${SIGNED})::text`,
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
  return rows.map((row) => ({ ...row, type: typeOf(row.type), amount: BigInt(row.amount) }));
}

/** Totals of the filtered rows. */
export async function sumTeamMoves(ctx: MemberContext, scope: Scope, filters: Filters) {
  const [row] = await ctx.system.db
    .select({
      count: sql<string>`count(*)::text`,
      into: sql<string>`coalesce(sum(greatest(${SIGNED}, 0)), 0)::text`,
      out: sql<string>`coalesce(sum(greatest(-(${SIGNED}), 0)), 0)::text`,
    })
    .from(pathClosure)
    .innerJoin(pathVersions, VERSION)
    .innerJoin(transfers, MOVE_OF_PATH)
    .where(onlyThese(ctx, scope, filters));
  return { count: Number(row?.count), into: BigInt(row?.into ?? 0), out: BigInt(row?.out ?? 0) };
}

/** The same by branch and type: what came less what left. */
export async function sumMovesByHead(ctx: MemberContext, scope: Scope, days: Days) {
  const rows = await ctx.system.db
    .select({ head: headOf(scope).as("head"), type: TYPE.as("type"), sum: sql<string>`sum(${SIGNED})::text` })
    .from(pathClosure)
    .innerJoin(pathVersions, VERSION)
    .innerJoin(transfers, MOVE_OF_PATH)
    .where(onlyThese(ctx, scope, days))
    .groupBy(sql`1`, sql`2`);
  return rows.map(({ head, type, sum }) => ({ head, type: typeOf(type), sum: BigInt(sum) }));
}

/** The same by business day and type. */
export async function sumMovesByDay(ctx: MemberContext, scope: Scope, days: Days) {
  const rows = await ctx.system.db
    .select({
      day: businessDayOf(transfers.at, ctx.brand.timeZone).as("day"),
      type: TYPE.as("type"),
      sum: sql<string>`sum(${SIGNED})::text`,
    })
    .from(pathClosure)
    .innerJoin(pathVersions, VERSION)
    .innerJoin(transfers, MOVE_OF_PATH)
    .where(onlyThese(ctx, scope, days))
    .groupBy(sql`1`, sql`2`);
  return rows.map(({ day, type, sum }) => ({ day, type: typeOf(type), sum: BigInt(sum) }));
}
