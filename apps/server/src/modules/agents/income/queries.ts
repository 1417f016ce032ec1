import { and, count, desc, eq, or, type SQL, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import type { ParsedOf } from "@baize/api/contract/contract";
import { DUE_STATEMENT } from "@baize/domain/agents/settlement/statement-state";
import type { MemberContext } from "../../../platform/context.ts";
import type { Executor } from "../../../platform/database/database.ts";
import { asBigint, asText } from "../../../platform/database/raw.ts";
import { stateListSql } from "../../../platform/database/states.ts";
import { onlyRow } from "../../../platform/database/sums.ts";
import { uuidArray } from "../../../platform/database/uuid-array.ts";
import { members } from "../../identity/schema.ts";
import type { StatementKey } from "../settlement/queries.ts";
import { settlementStatements } from "../settlement/schema.ts";
import type { IncomeReader } from "./find-income-reader.ts";

const upline = alias(members, "upline");

/** What a list needs of a statement: not its text, which may be long. */
const columns = {
  memberId: settlementStatements.memberId,
  runId: settlementStatements.runId,
  contractId: settlementStatements.contractId,
  uplineId: settlementStatements.uplineId,
  type: settlementStatements.type,
  windowStart: settlementStatements.windowStart,
  windowEnd: settlementStatements.windowEnd,
  leaf: settlementStatements.leaf,
  place: settlementStatements.place,
  amount: settlementStatements.amount,
  state: settlementStatements.state,
  fromGuarantee: settlementStatements.fromGuarantee,
  dueAt: settlementStatements.dueAt,
  dispute: settlementStatements.dispute,
  paidAt: settlementStatements.paidAt,
};

/** A statement with the accounts of both sides; the upline's is null where the brand pays. */
export interface NamedStatement {
  readonly row: Pick<typeof settlementStatements.$inferSelect, keyof typeof columns>;
  readonly account: string;
  readonly uplineAccount: string | null;
}

const named = { row: columns, account: members.username, uplineAccount: upline.username };

type Filters = ParsedOf<"income.list">;

/** A window belongs to the last day that it contains. */
const lastMoment = sql`(${settlementStatements.windowEnd} - interval '1 millisecond')`;
const sideOf = ({ member }: IncomeReader, way: Filters["way"]): SQL =>
  eq(way === "received" ? settlementStatements.memberId : settlementStatements.uplineId, member.id);

function matching(ctx: IncomeReader, { way, type, state, from, to }: Omit<Filters, "limit" | "cursor">): SQL | undefined {
  // The day after a window is the first on which its end is not too late.
  const window = and(
    from ? sql`${settlementStatements.windowEnd} > (${from}::date::timestamp at time zone ${ctx.brand.timeZone})` : undefined,
    to ? sql`${settlementStatements.windowEnd} <= ((${to}::date + 1)::timestamp at time zone ${ctx.brand.timeZone})` : undefined,
  );
  return and(
    sideOf(ctx, way),
    type && eq(settlementStatements.type, type),
    state && eq(settlementStatements.state, state),
    window,
  );
}

/** Where a page of statements ended. */
export interface StatementCursor extends StatementKey {
  readonly windowEnd: Date;
}

const { windowEnd, runId, memberId } = settlementStatements;
const after = (cursor: StatementCursor | undefined): SQL | undefined =>
  cursor &&
  sql`(${windowEnd}, ${runId}, ${memberId}) < (${cursor.windowEnd.toISOString()}::timestamptz, ${cursor.runId}::uuid, ${cursor.memberId}::uuid)`;

/** The caller's statements of one side, newest window first; one more than the page holds. */
export async function listOwnStatements(
  ctx: IncomeReader,
  filters: Filters,
  cursor: StatementCursor | undefined,
): Promise<NamedStatement[]> {
  return await ctx.system.db
    .select(named)
    .from(settlementStatements)
    .innerJoin(members, eq(members.id, settlementStatements.memberId))
    .leftJoin(upline, eq(upline.id, settlementStatements.uplineId))
    .where(and(matching(ctx, filters), after(cursor)))
    .orderBy(desc(windowEnd), desc(runId), desc(memberId))
    .limit(filters.limit + 1);
}

export async function sumOwnStatements(ctx: IncomeReader, filters: Filters): Promise<{ count: number; amount: bigint }> {
  const rows = await ctx.system.db
    .select({ count: count(), amount: sql<string>`coalesce(sum(${settlementStatements.amount}), 0)::text` })
    .from(settlementStatements)
    .where(matching(ctx, filters));
  const { count: all, amount } = onlyRow(rows);
  return { count: all, amount: BigInt(amount) };
}

const isOwn = ({ member }: IncomeReader, key: StatementKey) =>
  and(
    eq(memberId, key.memberId),
    eq(runId, key.runId),
    or(eq(memberId, member.id), eq(settlementStatements.uplineId, member.id)),
  );

/** One of the caller's statements, on either side; undefined for any other. */
export async function findOwnStatement(db: Executor, ctx: IncomeReader, key: StatementKey): Promise<NamedStatement | undefined> {
  const [row] = await db
    .select(named)
    .from(settlementStatements)
    .innerJoin(members, eq(members.id, settlementStatements.memberId))
    .leftJoin(upline, eq(upline.id, settlementStatements.uplineId))
    .where(isOwn(ctx, key));
  return row;
}

/** The text of a statement that the caller has found. */
export async function loadStatementText(db: Executor, key: StatementKey): Promise<string> {
  const rows = await db
    .select({ text: settlementStatements.text })
    .from(settlementStatements)
    .where(and(eq(memberId, key.memberId), eq(runId, key.runId)));
  return onlyRow(rows).text;
}

/** Sums of one day, by the type of contract. */
export interface DayRow {
  readonly day: string;
  readonly statements: number;
  readonly sums: Readonly<Record<"dividend" | "daily" | "hourly" | "realTime" | "total", bigint>>;
}

const sumOfType = (type: string) =>
  sql`coalesce(sum(${settlementStatements.amount}) filter (where ${settlementStatements.type} = ${type}), 0)::text`;
const daySums = sql`count(*)::text as statements, ${sumOfType("dividend")} as dividend, ${sumOfType("daily")} as daily,
  ${sumOfType("hourly")} as hourly, ${sumOfType("realTime")} as real_time, coalesce(sum(${settlementStatements.amount}), 0)::text as total`;

const toDay = (row: Readonly<Record<string, unknown>>): DayRow => ({
  day: typeof row.day === "string" ? row.day : "",
  statements: Number(row.statements),
  sums: {
    dividend: asBigint(row.dividend),
    daily: asBigint(row.daily),
    hourly: asBigint(row.hourly),
    realTime: asBigint(row.real_time),
    total: asBigint(row.total),
  },
});

type DayFilters = ParsedOf<"income.days">;

/** What the caller was paid, or paid, day by day, newest first; one more than the page holds. `before`: the last day of the page before. */
export async function listIncomeDays(ctx: IncomeReader, filters: DayFilters, before: string | undefined): Promise<DayRow[]> {
  const { timeZone } = ctx.brand;
  const day = sql`(${lastMoment} at time zone ${timeZone})::date`;
  const older = before === undefined ? undefined : sql`${windowEnd} <= (${before}::date::timestamp at time zone ${timeZone})`;
  const { rows } = await ctx.system.db.execute(sql`select to_char(${day}, 'YYYY-MM-DD') as day, ${daySums}
    from settlement_statements where ${and(matching(ctx, filters), older)} group by 1 order by 1 desc limit ${filters.limit + 1}`);
  return rows.map(toDay);
}

export async function sumIncomeDays(ctx: IncomeReader, filters: Omit<DayFilters, "limit" | "cursor">): Promise<DayRow> {
  const { rows } = await ctx.system.db.execute(
    sql`select '' as day, ${daySums} from settlement_statements where ${matching(ctx, filters)}`,
  );
  return toDay(onlyRow(rows));
}

/** The bills that a member has to pay: how many, how much, and the next deadline. */
export async function loadDueBills({ system, member }: MemberContext) {
  const { rows } = await system.db.execute(sql`select count(*)::text as count, coalesce(sum(amount), 0)::text as amount,
      min(due_at)::text as next
    from settlement_statements where upline_id = ${member.id}::uuid and state = ${stateListSql([DUE_STATEMENT])} and amount > 0`);
  const row = onlyRow(rows);
  const next = row.next === null ? null : new Date(asText(row.next));
  return { count: Number(row.count), amount: asBigint(row.amount), next };
}

/** The accounts of these members, and whether each is below an agent now. */
export async function loadBranchAccounts(db: Executor, agentId: string, ids: readonly string[]) {
  const wanted = uuidArray(ids);
  const { rows } = await db.execute(sql`select m.id, m.username, exists (select from path_closure c
      where c.ancestor_id = ${agentId}::uuid and c.member_id = m.id and c.is_current) as below
    from members m where m.id = any(${wanted})`);
  return new Map(rows.map((row) => [asText(row.id), { account: asText(row.username), isBelow: row.below === true }]));
}
