import { and, asc, desc, eq, gte, inArray, isNotNull, isNull, lte, max, min, or, sql } from "drizzle-orm";
import type { ContractPeriod, ContractType } from "@baize/domain/agents/contract/type";
import { SETTLEMENT_RUN } from "@baize/domain/agents/settlement/run";
import { DUE_STATEMENT, UNPAID_STATEMENT } from "@baize/domain/agents/settlement/statement-state";
import { initialState, stateAfter } from "@baize/domain/state-machine/machine";
import type { Executor, Transaction } from "../../../platform/database/database.ts";
import { asBigint, asText } from "../../../platform/database/raw.ts";
import { stateListSql } from "../../../platform/database/states.ts";
import { onlyRow } from "../../../platform/database/sums.ts";
import { uuidArray } from "../../../platform/database/uuid-array.ts";
import { contracts } from "../contracts/schema.ts";
import { settlementRuns, settlementStatements, type StoredCarry } from "./schema.ts";

export type RunRow = typeof settlementRuns.$inferSelect;
export type StatementRow = typeof settlementStatements.$inferSelect;

/** Contracts of one kind, and from when to when any of them counts. */
export interface ContractKind {
  readonly type: ContractType;
  readonly period: ContractPeriod;
  readonly from: Date;
  /** Null where one has no end. */
  readonly to: Date | null;
}

const period = sql<ContractPeriod>`${contracts.terms} ->> 'period'`;

/** The kinds of contracts that a brand's agents have or had. */
export async function listKinds(db: Executor, brand: string): Promise<ContractKind[]> {
  const rows = await db
    .select({
      type: contracts.type,
      period,
      from: min(contracts.startsAt),
      to: max(contracts.endsAt),
      open: sql<boolean>`bool_or(${contracts.endsAt} is null)`,
    })
    .from(contracts)
    .where(and(eq(contracts.brand, brand), isNotNull(contracts.startsAt)))
    .groupBy(contracts.type, period)
    .orderBy(contracts.type, period);
  return rows.flatMap(({ from, to, open, ...kind }) => (from ? [{ ...kind, from, to: open ? null : to }] : []));
}

/** Up to when the windows of one kind have runs; undefined where there is none. */
export async function findLastRun(
  db: Executor,
  brand: string,
  kind: Pick<ContractKind, "type" | "period">,
): Promise<Date | undefined> {
  const [row] = await db
    .select({ end: settlementRuns.windowEnd })
    .from(settlementRuns)
    .where(and(eq(settlementRuns.brand, brand), eq(settlementRuns.type, kind.type), eq(settlementRuns.period, kind.period)))
    .orderBy(desc(settlementRuns.windowEnd))
    .limit(1);
  return row?.end;
}

/** Adds a run, unless there is one of its window. */
export async function insertRun(tx: Transaction, row: typeof settlementRuns.$inferInsert): Promise<void> {
  await tx.insert(settlementRuns).values(row).onConflictDoNothing();
}

/** Locks a run: whoever comes second sees what the first has done. */
export async function lockRun(tx: Transaction, id: string): Promise<RunRow> {
  const [row] = await tx.select().from(settlementRuns).where(eq(settlementRuns.id, id)).for("update");
  if (!row) throw new Error("There is no such run");
  return row;
}

export async function updateRun(tx: Transaction, id: string, change: Partial<typeof settlementRuns.$inferInsert>): Promise<void> {
  await tx.update(settlementRuns).set(change).where(eq(settlementRuns.id, id));
}

// Literals, as the partial indexes have them.
const OPEN_RUN = stateListSql([initialState(SETTLEMENT_RUN)]);
const CLOSED_RUN = stateListSql([stateAfter(SETTLEMENT_RUN, "close")]);
const UNPAID = stateListSql([UNPAID_STATEMENT]);
const DUE = stateListSql([DUE_STATEMENT]);

/** The runs of a brand that are not closed, in the order of their windows. */
export async function listUnfinishedRuns(db: Executor, brand: string): Promise<RunRow[]> {
  return await db
    .select()
    .from(settlementRuns)
    .where(and(eq(settlementRuns.brand, brand), sql`${settlementRuns.state} <> ${CLOSED_RUN}`))
    .orderBy(asc(settlementRuns.windowEnd), asc(settlementRuns.id));
}

/** The runs of a type that are not computed, of windows before one, the oldest first. */
export async function listUncomputedBefore(db: Executor, id: string): Promise<string[]> {
  const { rows } = await db.execute(sql`select before.id from settlement_runs r
      join settlement_runs before on before.brand = r.brand and before.type = r.type and before.state = ${OPEN_RUN}
        and before.window_end <= r.window_start
    where r.id = ${id}::uuid order by before.window_end, before.id`);
  return rows.map((row) => asText(row.id));
}

type WindowOfRun = Pick<RunRow, "brand" | "type" | "period" | "windowStart" | "windowEnd">;

/** Whether a contract counts for a whole window. */
export const countsIn = ({ brand, type, period: span, windowStart, windowEnd }: WindowOfRun) =>
  and(
    eq(contracts.brand, brand),
    eq(contracts.type, type),
    eq(period, span),
    lte(contracts.startsAt, windowStart),
    or(isNull(contracts.endsAt), gte(contracts.endsAt, windowEnd)),
  );

/** The contracts that count for a whole window. */
export async function listContractsOf(db: Executor, run: WindowOfRun) {
  return await db.select().from(contracts).where(countsIn(run)).orderBy(asc(contracts.id));
}

/** What the last statement of each member before a window left to it, as corrected when the window was settled. */
export async function loadCarries(
  db: Executor,
  { brand, type, windowStart, corrections }: Pick<RunRow, "brand" | "type" | "windowStart" | "corrections">,
): Promise<Map<string, readonly StoredCarry[]>> {
  const rows = await db
    .selectDistinctOn([settlementStatements.memberId], {
      memberId: settlementStatements.memberId,
      carry: settlementStatements.carry,
    })
    .from(settlementStatements)
    .where(
      and(
        eq(settlementStatements.brand, brand),
        eq(settlementStatements.type, type),
        lte(settlementStatements.windowEnd, windowStart),
        lte(settlementStatements.correction, corrections),
      ),
    )
    .orderBy(asc(settlementStatements.memberId), desc(settlementStatements.windowEnd), desc(settlementStatements.correction));
  return new Map(rows.map(({ memberId, carry }) => [memberId, carry]));
}

export async function insertStatements(
  tx: Transaction,
  rows: readonly (typeof settlementStatements.$inferInsert)[],
): Promise<void> {
  for (let start = 0; start < rows.length; start += 500)
    await tx.insert(settlementStatements).values(rows.slice(start, start + 500));
}

/** What a reader of a statement needs of its run. */
export async function loadRun(db: Executor, id: string): Promise<Pick<RunRow, "root" | "signed" | "leftOut">> {
  const columns = { root: settlementRuns.root, signed: settlementRuns.signed, leftOut: settlementRuns.leftOut };
  return onlyRow(await db.select(columns).from(settlementRuns).where(eq(settlementRuns.id, id)));
}

/** Whose statement of which run it is. */
export type StatementKey = Pick<StatementRow, "memberId" | "runId">;

const { memberId: ofMember, runId: ofRun, uplineId: ofUpline, level, place, state } = settlementStatements;

/** The statements of a run in one of these states, in the order in which they are paid: from the top down. */
export async function listKeysIn(
  db: Executor,
  runId: string,
  states: readonly StatementRow["state"][],
): Promise<(StatementKey & Pick<StatementRow, "uplineId">)[]> {
  return await db
    .select({ memberId: ofMember, runId: ofRun, uplineId: ofUpline })
    .from(settlementStatements)
    .where(and(eq(ofRun, runId), inArray(state, [...states])))
    .orderBy(asc(level), asc(place));
}

/** Call it with both sides locked. */
export async function lockStatement(tx: Transaction, { memberId, runId }: StatementKey): Promise<StatementRow> {
  const isStatement = and(eq(ofMember, memberId), eq(ofRun, runId));
  const [row] = await tx.select().from(settlementStatements).where(isStatement).for("update");
  if (!row) throw new Error("There is no such statement");
  return row;
}

/** Several, in the order given. Call it with both sides of each locked: whatever changes a statement locks them first. */
export async function loadStatements(tx: Transaction, keys: readonly StatementKey[]): Promise<StatementRow[]> {
  const [members, runs] = [uuidArray(keys.map(({ memberId }) => memberId)), uuidArray(keys.map(({ runId }) => runId))];
  const isOne = sql`(${ofMember}, ${ofRun}) in (select * from unnest(${members}, ${runs}))`;
  const byKey = Map.groupBy(await tx.select().from(settlementStatements).where(isOne), keyOf);
  return keys.map((key) => onlyRow(byKey.get(keyOf(key)) ?? []));
}

const keyOf = ({ memberId, runId }: StatementKey): string => `${memberId} ${runId}`;

/** Writes the states and payments of statements, whatever they are now. Call it with both sides of each locked. */
export async function updatePayments(tx: Transaction, rows: readonly StatementRow[]): Promise<void> {
  if (rows.length === 0) return;
  const payments = rows.map(({ memberId, runId, state: to, fromGuarantee, dueAt, paidAt, dispute }) => ({
    member_id: memberId,
    run_id: runId,
    state: to,
    from_guarantee: String(fromGuarantee),
    due_at: dueAt?.toISOString() ?? null,
    paid_at: paidAt?.toISOString() ?? null,
    dispute,
  }));
  await tx.execute(sql`update settlement_statements s set state = p.state, from_guarantee = p.from_guarantee, due_at = p.due_at,
      paid_at = p.paid_at, dispute = p.dispute
    from jsonb_to_recordset(${JSON.stringify(payments)}::jsonb) as p (member_id uuid, run_id uuid, state text, from_guarantee bigint,
      due_at timestamptz, paid_at timestamptz, dispute text)
    where s.member_id = p.member_id and s.run_id = p.run_id`);
}

/** Bills of a brand whose deadline is not after an instant: the first that is due first, and of those the highest payer first. */
export async function listDueBills(
  db: Executor,
  brand: string,
  until: Date,
): Promise<(StatementKey & Pick<StatementRow, "uplineId">)[]> {
  const due = and(eq(state, DUE_STATEMENT), lte(settlementStatements.dueAt, until));
  return await db
    .select({ memberId: ofMember, runId: ofRun, uplineId: ofUpline })
    .from(settlementStatements)
    .where(and(eq(settlementStatements.brand, brand), due))
    .orderBy(asc(settlementStatements.dueAt), asc(level), asc(ofMember));
}

/** Whether a statement of a run is in one of these states. */
export async function hasStatementIn(db: Executor, runId: string, states: readonly StatementRow["state"][]): Promise<boolean> {
  const rows = await db
    .select({ id: settlementStatements.runId })
    .from(settlementStatements)
    .where(and(eq(settlementStatements.runId, runId), inArray(settlementStatements.state, [...states])))
    .limit(1);
  return rows.length > 0;
}

/** What the agents of a brand owe the guarantee together. */
export async function countOwed(db: Executor, brand: string): Promise<bigint> {
  const { rows } = await db.execute(sql`select coalesce(-sum(g.balance), 0)::text as owed_by_all from accounts g
      join members m on m.id = g.member_id
    where g.kind = 'guarantee' and g.balance < 0 and m.brand = ${brand}`);
  return asBigint(rows[0]?.owed_by_all);
}

/** Statements that should be paid by now and are not: the guarantee is used up. */
export async function countUnpaid(db: Executor, now: Date): Promise<{ brand: string; waits: number; since: Date }[]> {
  const { rows } = await db.execute(sql`select brand, count(*)::integer as waits, min(window_end)::text as since
    from settlement_statements where state = ${UNPAID} or (state = ${DUE} and due_at <= ${now.toISOString()}::timestamptz)
    group by brand order by brand`);
  return rows.map((row) => ({ brand: asText(row.brand), waits: Number(row.waits), since: new Date(asText(row.since)) }));
}

/** Uplines of a brand who owe the guarantee, and have commission to pay it from. */
export async function listDebtors(db: Executor, brand: string): Promise<string[]> {
  const { rows } = await db.execute(sql`select distinct g.member_id from accounts g join members m on m.id = g.member_id
      join accounts c on c.member_id = g.member_id and c.kind = 'commission' and c.balance > 0
    where g.kind = 'guarantee' and g.balance < 0 and m.brand = ${brand} order by 1`);
  return rows.map((row) => asText(row.member_id));
}
