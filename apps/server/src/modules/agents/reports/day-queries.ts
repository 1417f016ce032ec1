import { type SQL, sql } from "drizzle-orm";
import type { MemberContext } from "../../../platform/context.ts";
import type { Transaction } from "../../../platform/database/database.ts";
import { asBigint, asText } from "../../../platform/database/raw.ts";
import { uuidArray } from "../../../platform/database/uuid-array.ts";
import type { Days } from "../../../platform/lists/business-days.ts";
import type { Cursor } from "../../../platform/lists/page.ts";
import { COLUMNS, dayOf, freshBets, freshLines, STORED_BACK, type Zoned } from "../team-days/line-queries.ts";
import { BET_KINDS } from "../team-days/queries.ts";
import type { Scope } from "./scope-queries.ts";

/** The sums of one kind of lines of one branch. */
export interface DaySums {
  /** The member at the head of the branch. */
  readonly head: string;
  /** Empty where the days are summed together. */
  readonly day: string;
  readonly kind: string;
  readonly count: number;
  readonly came: bigint;
  readonly went: bigint;
  readonly net: bigint;
  readonly validBet: bigint;
}

/** A scope whose sums are stored: not one of a single level. */
export type DayScope = Omit<Scope, "level">;

const SUMS = sql.raw(["count", "came", "went", "net", "valid_bet"].map((name) => `sum(${name})::text as ${name}`).join(", "));

const toSums = (rows: readonly Record<string, unknown>[]): DaySums[] =>
  rows.map((row) => ({
    head: asText(row.head),
    day: row.day === undefined ? "" : asText(row.day),
    kind: asText(row.kind),
    count: Number(row.count),
    came: asBigint(row.came),
    went: asBigint(row.went),
    net: asBigint(row.net),
    validBet: asBigint(row.valid_bet),
  }));

const zonedOf = ({ brand }: MemberContext): Zoned => ({ timeZone: brand.timeZone, currency: brand.currency });
const all = (conditions: readonly (SQL | undefined)[]): SQL =>
  sql.join(
    conditions.filter((condition) => condition !== undefined),
    sql` and `,
  );
const between = (day: SQL, { from, to }: Days) =>
  all([sql`true`, from ? sql`${day} >= ${from}::date` : undefined, to ? sql`${day} <= ${to}::date` : undefined]);

/** Whether an account with this path was in the team of the agent, by the way that the scope names. */
function onTheWay({ agentId, person }: DayScope, path: SQL, memberId: SQL): SQL {
  const depth = sql`array_position(${path}, ${agentId}::uuid)`;
  const way = person?.way;
  return all([
    sql`${agentId}::uuid = any(${path})`,
    way && sql`(${path} || ${memberId})[${depth} + 1:${depth} + ${way.length}::integer] = ${uuidArray(way)}`,
  ]);
}

/** Whether a line is one of the scope: of the person alone, or of the branch. */
function isLineOf(scope: DayScope, path: SQL, memberId: SQL): SQL {
  const { person } = scope;
  const isOwn = person && sql`${memberId} = ${person.id}::uuid`;
  const depthOf = (id: string) => sql`array_position(${path}, ${id}::uuid)`;
  const isBelow = person?.reach === "branch" ? sql`${depthOf(scope.agentId)} < ${depthOf(person.id)}` : undefined;
  return all([onTheWay(scope, path, memberId), isOwn && (isBelow ? sql`(${isOwn} or ${isBelow})` : isOwn)]);
}

/** Days of the team's members that changed since they were summed. */
const askedOf = (ctx: MemberContext, { agentId }: DayScope, days: Days): SQL => {
  const day = dayOf(sql`changed.at`, ctx.brand.timeZone);
  return sql`asked as (select distinct changed.member_id, ${day} as day from changed_days changed
    where exists (select from path_closure c where c.ancestor_id = ${agentId}::uuid and c.member_id = changed.member_id)
      and ${between(day, days)})`;
};

/** What is missing in the sums of each branch: lines that changed since. */
export async function sumChanges(tx: Transaction, ctx: MemberContext, scope: DayScope, days: Days): Promise<DaySums[]> {
  const top = sql`${scope.person?.id ?? scope.agentId}::uuid`;
  const { rows } = await tx.execute(sql`with ${askedOf(ctx, scope, days)},
    lines (${COLUMNS}) as (${freshLines(zonedOf(ctx))} union all ${STORED_BACK})
    select case when member_id = ${top} then member_id else (path || member_id)[array_position(path, ${top}) + 1] end as head, day::text as day, kind, ${SUMS}
    from lines where ${isLineOf(scope, sql`path`, sql`member_id`)} group by 1, 2, 3`);
  return toSums(rows);
}

/** The stored sums of the whole scope, all under the head of the agent or of its person. */
export async function sumStoredWhole(tx: Transaction, scope: DayScope, days: Days): Promise<DaySums[]> {
  const { agentId, person } = scope;
  const top = person?.id ?? agentId;
  const reach = person ? (person.reach === "branch" ? sql`('own', 'below')` : sql`('own')`) : sql`('below')`;
  const { rows } = await tx.execute(sql`select team_days.member_id as head, day::text as day, kind, ${SUMS} from team_days
    where team_days.member_id = ${top}::uuid and reach in ${reach} and ${between(sql`day`, days)}
      and ${person ? onTheWay(scope, sql`path`, sql`team_days.member_id`) : sql`true`} group by 1, 2, 3`);
  return toSums(rows);
}

/** The branch of each of these members, who were directly below the top of the scope, of all such without names; the person of the scope has the own lines alone. */
export async function sumStoredByHead(
  tx: Transaction,
  scope: DayScope,
  days: Days,
  heads?: readonly string[],
): Promise<DaySums[]> {
  const top = scope.person?.id ?? scope.agentId;
  const path = sql`team_days.path`;
  const { rows } = await tx.execute(sql`select team_days.member_id as head, kind, ${SUMS} from team_days
    where team_days.member_id = any(${heads ? uuidArray(heads) : sql`array(select c.member_id from path_closure c where c.ancestor_id = ${top}::uuid and c.depth = 1)`}) and ${between(sql`day`, days)}
      and (${path}[cardinality(${path})] = ${top}::uuid or (team_days.member_id = ${top}::uuid and reach = 'own'))
      and ${onTheWay(scope, path, sql`team_days.member_id`)} group by 1, 2`);
  return toSums(rows);
}

interface HeadPage {
  readonly limit: number;
  readonly cursor: Cursor | undefined;
  /** Branches with changed days. */
  readonly changed: readonly string[];
}

/** The branches of a scope that have lines of these kinds, by the accounts at their heads, newest first. */
export async function listHeads(
  tx: Transaction,
  scope: DayScope,
  days: Days,
  kinds: readonly string[],
  { limit, cursor, changed }: HeadPage,
): Promise<Cursor[]> {
  const top = scope.person?.id ?? scope.agentId;
  const { rows } = await tx.execute(sql`select c.member_id as id, c.joined_at::text as at from path_closure c
    where c.ancestor_id = ${top}::uuid and c.depth = 1
      and ${cursor ? sql`(c.joined_at, c.member_id) < (${cursor.at.toISOString()}::timestamptz, ${cursor.id}::uuid)` : sql`true`}
      and (c.member_id = any(${uuidArray(changed)}) or exists (select from team_days t where t.member_id = c.member_id
        and t.reach in ('own', 'below') and ${between(sql`t.day`, days)} and t.kind = any(${sql.param(`{${kinds.join(",")}}`)}::text[])
        and t.count > 0 and t.path[cardinality(t.path)] = ${top}::uuid and ${onTheWay(scope, sql`t.path`, sql`t.member_id`)}))
    group by c.joined_at, c.member_id order by c.joined_at desc, c.member_id desc limit ${limit}`);
  return rows.map(({ id, at }) => ({ id: asText(id), at: new Date(asText(at)) }));
}

/** How many persons of the team placed a bet on these days. */
export async function countTeamPlayers(
  tx: Transaction,
  ctx: MemberContext,
  agentId: string,
  { from, to }: Required<Days>,
): Promise<number> {
  const { rows } = await tx.execute(sql`with ${askedOf(ctx, { agentId }, { from, to })}
    select ((select coalesce(sum(count), 0) from team_players
        where team_players.member_id = ${agentId}::uuid and day between ${from}::date and ${to}::date and before < ${from}::date)
      + (select count(distinct bets.member_id) from ${freshBets(zonedOf(ctx))}
        where ${agentId}::uuid = any(path_versions.path) and not exists (select from team_days o
          where o.member_id = bets.member_id and o.reach = 'own' and o.kind in (${BET_KINDS}) and ${agentId}::uuid = any(o.path)
            and o.day between ${from}::date and ${to}::date)))::text as count`);
  return Number(rows[0]?.count);
}
