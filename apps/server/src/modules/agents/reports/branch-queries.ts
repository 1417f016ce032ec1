import { type SQL, sql } from "drizzle-orm";
import * as z from "zod";
import type { Nets } from "@baize/domain/agents/most-moved";
import type { ProfitLossFigure } from "@baize/domain/agents/profit-loss";
import type { Transaction } from "../../../platform/database/database.ts";
import { asBigint, asText } from "../../../platform/database/raw.ts";
import type { Days } from "../../../platform/lists/business-days.ts";
import { figureColumn } from "../team-days/branch-sum-queries.ts";
import type { DayScope } from "./day-queries.ts";
import type { Period } from "./period-before.ts";

const uuids = (ids: readonly string[]) => sql`${sql.param(`{${ids.join(",")}}`)}::uuid[]`;
const paths = z.array(z.object({ path: z.string() }));

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
  readonly heads: readonly string[];
  /** The net of the last of them; undefined where it is the last of all. */
  readonly last: bigint | undefined;
}

/** The branches with the highest and the lowest nets of each day, `depth` of them. */
export async function listDayEnds(tx: Transaction, agentId: string, { from, to }: Period, depth: number): Promise<DayEnd[]> {
  const end = (side: DayEnd["side"], last: string, direction: string) => sql`
    select days.day::date::text as day, ${side} as side, count(*)::integer as count, ${sql.raw(last)}(net)::text as last,
      string_agg(head_id::text, ',') as heads
    from generate_series(${from}::date, ${to}::date, interval '1 day') as days(day) cross join lateral (
      select b.head_id, b.net from branch_days b where b.member_id = ${agentId}::uuid and b.day = days.day::date
      order by b.net ${sql.raw(direction)} limit ${depth}) one
    group by 1`;
  const { rows } = await tx.execute(sql`${end("high", "min", "desc")} union all ${end("low", "max", "asc")}`);
  return rows.map((row) => ({
    day: asText(row.day),
    side: row.side === "high" ? "high" : "low",
    heads: asText(row.heads).split(","),
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

/**
 * The stored nets of these branches, each found by its head: where a prepared statement takes them as a list, PostgreSQL expects a short
 * one, reads every branch of the days, and compares it with each of the list.
 */
export async function sumNets(tx: Transaction, agentId: string, periods: Periods, heads: readonly string[]): Promise<Nets[]> {
  const { now, before, days } = netsIn(periods);
  const { rows } =
    await tx.execute(sql`select one.id, nets.now, nets.before from unnest(${uuids(heads)}) as one(id) cross join lateral (
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
    where branch_days.member_id = ${agentId}::uuid and head_id <> all(${uuids(without)}) and ${days}
    group by head_id order by abs(${now} - ${before}) desc, head_id limit ${limit}`);
  return toNets(rows);
}

interface Sorted {
  /** The account where it is undefined. */
  readonly figure: ProfitLossFigure | undefined;
  readonly direction: "ascending" | "descending";
  readonly after: { readonly amount: bigint; readonly account: string } | undefined;
  readonly without: readonly string[];
  readonly limit: number;
}

/**
 * The branches of an agent with a line, in the order of a stored figure and then of their accounts, without some. It sums every
 * branch of these days, and reads the accounts of those that may be on the page.
 */
export async function listSorted(tx: Transaction, agentId: string, { from, to }: Days, sorted: Sorted) {
  const { figure, direction, after, without, limit } = sorted;
  const downwards = sql.raw("desc");
  const way = direction === "descending" ? downwards : sql.raw("asc");
  const nameWay = figure === undefined ? way : sql.raw("asc");
  const name = sql`m.username collate "C"`;
  const cursor = after && sql`${after.amount.toString()}::numeric`;
  const beyond = cursor && (direction === "descending" ? sql`amount < ${cursor}` : sql`amount > ${cursor}`);
  const isLater = figure === undefined && direction === "descending" ? sql`<` : sql`>`;
  const days = sql.join([
    from ? sql` and day >= ${from}::date` : sql``,
    to ? sql` and day <= ${to}::date` : sql``,
  ] satisfies SQL[]);
  const { rows } = await tx.execute(sql`with sums as (
      select head_id, sum(${figure ? figureColumn(figure) : sql`0`}) as amount from branch_days
      where branch_days.member_id = ${agentId}::uuid and head_id <> all(${uuids(without)})${days}
      group by head_id having sum(count) > 0
    ), near as (
      (select head_id, amount, true as is_beyond from sums where ${beyond ?? sql`true`}
        order by amount ${way} fetch first ${sql.raw(String(limit))} rows with ties)
      union all select head_id, amount, false from sums where ${cursor ? sql`amount = ${cursor}` : sql`false`}
    )
    select m.id, m.username as account, amount::text as amount from near join members m on m.id = near.head_id
    where is_beyond or ${after ? sql`${name} ${isLater} ${after.account}` : sql`false`}
    order by near.amount ${way}, ${name} ${nameWay} limit ${limit}`);
  return rows.map(({ id, account, amount }) => ({ id: asText(id), account: asText(account), amount: asBigint(amount) }));
}
