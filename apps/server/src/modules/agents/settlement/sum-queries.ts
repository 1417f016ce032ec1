import { and, desc, eq, max, sql } from "drizzle-orm";
import type { ContractType } from "@baize/domain/agents/contract/type";
import { DUE_STATEMENT, MOVED_STATES, type StatementState } from "@baize/domain/agents/settlement/statement-state";
import type { Executor } from "../../../platform/database/database.ts";
import { asBigint, asText } from "../../../platform/database/raw.ts";
import { stateListSql } from "../../../platform/database/states.ts";
import { settlementStatements } from "./schema.ts";

/** What a member was paid by one type of contract, and paid. */
export interface SettledSums {
  readonly received: bigint;
  readonly paid: bigint;
  readonly toReceive: bigint;
  readonly toPay: bigint;
}

const DUE = stateListSql([DUE_STATEMENT]);
const MOVED = stateListSql(MOVED_STATES);
const NONE: SettledSums = { received: 0n, paid: 0n, toReceive: 0n, toPay: 0n };

/** The deadline of a bill is long before this. */
const BILL_DAYS = 92;

/** Sums of each type over windows that ended at an instant or later, and of the bills that are not paid. */
export async function sumStatements(
  db: Executor,
  memberId: string,
  { since, now }: { readonly since: Date; readonly now: Date },
): Promise<(type: ContractType) => SettledSums> {
  const earliest = sql`${new Date(now.getTime() - BILL_DAYS * 86_400_000).toISOString()}::timestamptz`;
  const { rows } = await db.execute(sql`select s.type, s.is_own, sum(s.amount) filter (where s.state = ${DUE})::text as due,
      sum(s.amount) filter (where s.state in (${MOVED}) and s.window_end >= ${since.toISOString()}::timestamptz)::text as moved
    from (
      select type, state, amount, window_end, true as is_own from settlement_statements
      where member_id = ${memberId}::uuid and window_end >= ${earliest}
      union all
      select type, state, amount, window_end, false as is_own from settlement_statements
      where upline_id = ${memberId}::uuid and window_end >= ${earliest}
    ) s group by 1, 2`);
  const byType = Map.groupBy(rows, ({ type }) => asText(type));
  return (type) => {
    const sums = { ...NONE };
    for (const { is_own: isOwn, due, moved } of byType.get(type) ?? []) {
      sums[isOwn === true ? "toReceive" : "toPay"] = asBigint(due ?? 0);
      sums[isOwn === true ? "received" : "paid"] = asBigint(moved ?? 0);
    }
    return sums;
  };
}

/** A window of a member in one type, as all versions of its statement make it. */
export interface NewestWindow {
  readonly windowStart: Date;
  readonly windowEnd: Date;
  /** The sum over its versions: a correction has only the difference. */
  readonly amount: bigint;
  /** Of the newest version: those before it are paid. */
  readonly state: StatementState;
}

/** The newest window of a member in one type; undefined without one. */
export async function findNewestWindow(db: Executor, memberId: string, type: ContractType): Promise<NewestWindow | undefined> {
  const { windowStart, windowEnd, amount, state, correction } = settlementStatements;
  const own = and(eq(settlementStatements.memberId, memberId), eq(settlementStatements.type, type));
  const newest = db
    .select({ end: max(windowEnd) })
    .from(settlementStatements)
    .where(own);
  const rows = await db
    .select({ windowStart, windowEnd, amount, state })
    .from(settlementStatements)
    .where(and(own, eq(windowEnd, newest)))
    .orderBy(desc(windowStart), desc(correction));
  const [last] = rows;
  if (!last) return undefined;
  // Windows of two periods may end together: the shorter one is the newest.
  const versions = rows.filter((row) => row.windowStart.getTime() === last.windowStart.getTime());
  return { ...last, amount: versions.reduce((sum, row) => sum + row.amount, 0n) };
}
