import { type SQL, sql } from "drizzle-orm";
import * as z from "zod";
import type { Nets } from "@baize/domain/agents/most-moved";
import type { ProfitLossFigure } from "@baize/domain/agents/profit-loss";
import type { Transaction } from "../../../platform/database/database.ts";
import { asBigint, asText } from "../../../platform/database/raw.ts";
import { planEachTime } from "../../../platform/database/plan-each-time.ts";
import { uuidArray } from "../../../platform/database/uuid-array.ts";
import type { Days } from "../../../platform/lists/business-days.ts";
import { figureColumn } from "../team-days/branch-sum-queries.ts";
import type { BranchCursor, SortOrder } from "./branch-order.ts";
import type { DayScope } from "./day-queries.ts";
import type { Period } from "./period-before.ts";

const paths = z.array(z.object({ path: z.string() }));

const onDays = ({ from, to }: Days): SQL =>
  sql.join([sql`true`, from ? sql`day >= ${from}::date` : sql`true`, to ? sql`day <= ${to}::date` : sql`true`], sql` and `);

/**
 * The agent whose branches are those of a scope. Undefined for a person who had several paths: the sums of branches are of all of
 * them, and the scope may be of one.
 */
export async function findBranchAgent(tx: Transaction, { agentId, person }: DayScope): Promise<string | undefined> {
  if (!person) return agentId;
  const { rows } = await tx.execute(
    sql`select array_to_string(path, ',') as path from path_versions where member_id = ${person.id}::uuid limit 2`,
  );
  const [version, other] = paths.parse(rows);
  if (!version || other) return undefined;
  const steps = [...version.path.split(","), person.id];
  const isThere = !person.way || steps.slice(steps.indexOf(agentId) + 1).join() === person.way.join();
  return isThere ? person.id : undefined;
}

/** One end of a day's branches in the order of their nets. */
export interface DayEnd {
  readonly day: string;
  readonly side: "high" | "low";
  /** By branch. */
  readonly nets: ReadonlyMap<string, bigint>;
  /** The net of the last of them; undefined where it is the last of all. */
  readonly last: bigint | undefined;
}

const toNetsByHead = (text: string): ReadonlyMap<string, bigint> =>
  new Map(
    text.split(",").map((one) => {
      const [head = "", net = ""] = one.split(" ");
      return [head, BigInt(net)];
    }),
  );

/** The branches with the highest and the lowest nets of each day, `depth` of them. */
export async function listDayEnds(tx: Transaction, agentId: string, { from, to }: Period, depth: number): Promise<DayEnd[]> {
  const end = (side: DayEnd["side"], last: string, direction: string) => sql`
    select days.day::date::text as day, ${side} as side, count(*)::integer as count, ${sql.raw(last)}(net)::text as last,
      string_agg(head_id || ' ' || net, ',') as nets
    from generate_series(${from}::date, ${to}::date, interval '1 day') as days(day) cross join lateral (
      select b.head_id, b.net from branch_days b where b.member_id = ${agentId}::uuid and b.day = days.day::date
      order by b.net ${sql.raw(direction)} limit ${depth}) one
    group by 1`;
  const { rows } = await tx.execute(sql`${end("high", "min", "desc")} union all ${end("low", "max", "asc")}`);
  return rows.map((row) => ({
    day: asText(row.day),
    side: row.side === "high" ? "high" : "low",
    nets: toNetsByHead(asText(row.nets)),
    last: Number(row.count) === depth ? asBigint(row.last) : undefined,
  }));
}

/** Two periods, one directly after the other. */
export interface Periods {
  readonly now: Period;
  readonly before: Period;
}

const netsIn = ({ now, before }: Periods) => ({
  now: sql`coalesce(sum(net) filter (where day >= ${now.from}::date), 0)`,
  before: sql`coalesce(sum(net) filter (where day <= ${before.to}::date), 0)`,
  days: sql`day between ${before.from}::date and ${now.to}::date`,
});
const toNets = (rows: readonly Record<string, unknown>[]): Nets[] =>
  rows.map(({ id, now, before }) => ({ id: asText(id), now: asBigint(now), before: asBigint(before) }));

/** The stored nets of these branches, each found by its head. */
export async function sumNets(tx: Transaction, agentId: string, periods: Periods, heads: readonly string[]): Promise<Nets[]> {
  const { now, before, days } = netsIn(periods);
  const { rows } =
    await tx.execute(sql`select one.id, nets.now, nets.before from unnest(${uuidArray(heads)}) as one(id) cross join lateral (
      select ${now}::text as now, ${before}::text as before from branch_days
      where branch_days.member_id = ${agentId}::uuid and head_id = one.id and ${days}
    ) nets`);
  return toNets(rows);
}

/** The branches whose stored nets changed most, without some. It reads every branch. */
export async function listMostMoved(
  tx: Transaction,
  agentId: string,
  periods: Periods,
  { without, limit }: { readonly without: readonly string[]; readonly limit: number },
): Promise<Nets[]> {
  const { now, before, days } = netsIn(periods);
  const { rows } = await tx.execute(sql`select head_id as id, ${now}::text as now, ${before}::text as before from branch_days
    where branch_days.member_id = ${agentId}::uuid and head_id <> all(${uuidArray(without)}) and ${days}
    group by head_id order by abs(${now} - ${before}) desc, head_id limit ${limit}`);
  return toNets(rows);
}

interface Sorted extends SortOrder {
  readonly days: Days;
  readonly after: BranchCursor | undefined;
  readonly without: readonly string[];
  readonly limit: number;
}

const wayOf = ({ direction }: SortOrder) => sql.raw(direction === "descending" ? "desc" : "asc");
const beyondOf = ({ direction }: SortOrder) => sql.raw(direction === "descending" ? "<" : ">");
const isAfter = (sorted: Sorted, head: SQL): SQL =>
  sorted.after
    ? sql`(amount, ${head}) ${beyondOf(sorted)} (${sorted.after.amount.toString()}::bigint, ${sorted.after.key}::uuid)`
    : sql`true`;
const idsOf = (rows: readonly Record<string, unknown>[]) => rows.map(({ id }) => asText(id));

/**
 * The branches of an agent with a line, in the order of their accounts, without some. It reads direct downlines in that order
 * until the page is full; those who have left are few, and are read whole.
 */
export async function listByAccount(tx: Transaction, agentId: string, sorted: Sorted): Promise<string[]> {
  const { days, after, without, limit } = sorted;
  const account = sql`m.username collate "C"`;
  const has = sql`m.id <> all(${uuidArray(without)}) and ${after ? sql`${account} ${beyondOf(sorted)} ${after.key}` : sql`true`}
    and exists (select from branch_days where branch_days.member_id = ${agentId}::uuid and head_id = m.id and count > 0 and ${onDays(days)})`;
  const first = sql`order by ${account} ${wayOf(sorted)} limit ${limit}`;
  await planEachTime(tx);
  const { rows } = await tx.execute(sql`select m.id from (
      (select m.id, m.username from members m where m.upline_id = ${agentId}::uuid and ${has} ${first})
      union all
      (select m.id, m.username from members m where m.upline_id is distinct from ${agentId}::uuid and m.id in (
          select c.member_id from path_closure c where c.ancestor_id = ${agentId}::uuid and c.depth = 1 and not c.is_current)
        and ${has} ${first})
    ) m ${first}`);
  return idsOf(rows);
}

/** The branches of an agent with a line, in the order of a figure, without some. It sums every branch of these days. */
export async function listSorted(tx: Transaction, agentId: string, figure: ProfitLossFigure, sorted: Sorted): Promise<string[]> {
  const { days, without, limit } = sorted;
  // The sums of 50,000 branches fit: with PostgreSQL's own 4 MB they were written to the disk.
  await tx.execute(sql`set local work_mem = '64MB'`);
  const { rows } = await tx.execute(sql`select head_id as id from (
      select head_id, sum(${figureColumn(figure)}) as amount from branch_days
      where branch_days.member_id = ${agentId}::uuid and head_id <> all(${uuidArray(without)}) and ${onDays(days)}
      group by head_id having sum(count) > 0) sums
    where ${isAfter(sorted, sql`head_id`)} order by amount ${wayOf(sorted)}, head_id ${wayOf(sorted)} limit ${limit}`);
  return idsOf(rows);
}

/** The same from an order that is stored. It reads the page alone. */
export async function listOrdered(tx: Transaction, agentId: string, orderId: string, sorted: Sorted): Promise<string[]> {
  const { without, limit } = sorted;
  const { rows } = await tx.execute(sql`select head_id as id from ordered_branches
    where ordered_branches.member_id = ${agentId}::uuid and order_id = ${orderId}::uuid and count > 0
      and head_id <> all(${uuidArray(without)}) and ${isAfter(sorted, sql`head_id`)}
    order by amount ${wayOf(sorted)}, head_id ${wayOf(sorted)} limit ${limit}`);
  return idsOf(rows);
}
