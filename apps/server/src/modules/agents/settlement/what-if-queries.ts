import { and, desc, eq, inArray, lte, ne, sql } from "drizzle-orm";
import type { ContractTerms } from "@baize/domain/agents/contract/terms";
import { SETTLEMENT_RUN } from "@baize/domain/agents/settlement/run";
import { initialState } from "@baize/domain/state-machine/machine";
import type { Executor } from "../../../platform/database/database.ts";
import { onlyRow } from "../../../platform/database/sums.ts";
import { contracts } from "../contracts/schema.ts";
import { countsIn, type RunRow } from "./queries.ts";
import { settlementRuns, settlementStatements, type StoredCarry } from "./schema.ts";

/** The last version of the newest window that is computed; undefined where there is none of this type and period. */
export async function findLastComputed(
  db: Executor,
  brand: string,
  { type, period }: Pick<ContractTerms, "type" | "period">,
): Promise<RunRow | undefined> {
  const { brand: own, type: ofType, period: ofPeriod, state, windowEnd, version } = settlementRuns;
  const [row] = await db
    .select()
    .from(settlementRuns)
    .where(and(eq(own, brand), eq(ofType, type), eq(ofPeriod, period), ne(state, initialState(SETTLEMENT_RUN))))
    .orderBy(desc(windowEnd), desc(version))
    .limit(1);
  return row;
}

/** The bases of the contracts directly below a member in a window: zero for a team that did not play. */
export async function loadDownlineBases(
  db: Executor,
  run: RunRow,
  { uplineId, runIds }: { readonly uplineId: string; readonly runIds: readonly string[] },
): Promise<Map<string, bigint>> {
  const below = await db
    .select({ memberId: contracts.memberId })
    .from(contracts)
    .where(and(eq(contracts.uplineId, uplineId), countsIn(run)));
  const bases = new Map(below.map(({ memberId }) => [memberId, 0n]));
  const { memberId, base, runId, correction } = settlementStatements;
  const rows = await db
    .select({ memberId, base })
    .from(settlementStatements)
    .where(and(eq(settlementStatements.uplineId, uplineId), inArray(runId, [...runIds])))
    .orderBy(correction);
  for (const row of rows) bases.set(row.memberId, row.base);
  return bases;
}

/** What the last statement of a member before a window left to it. */
export async function loadCarry(db: Executor, run: RunRow, memberId: string): Promise<readonly StoredCarry[]> {
  const own = and(eq(settlementStatements.memberId, memberId), eq(settlementStatements.type, run.type));
  const before = lte(settlementStatements.windowEnd, run.windowStart);
  const [row] = await db
    .select({ carry: settlementStatements.carry })
    .from(settlementStatements)
    .where(and(own, before, lte(settlementStatements.correction, run.corrections)))
    .orderBy(desc(settlementStatements.windowEnd), desc(settlementStatements.correction))
    .limit(1);
  return row?.carry ?? [];
}

/** What all versions of a window paid a member; null where no contract was settled for the member. */
export async function sumPaid(db: Executor, memberId: string, runIds: readonly string[]): Promise<bigint | null> {
  const rows = await db
    .select({ sum: sql<string | null>`sum(${settlementStatements.amount})::text` })
    .from(settlementStatements)
    .where(and(eq(settlementStatements.memberId, memberId), inArray(settlementStatements.runId, [...runIds])));
  const { sum } = onlyRow(rows);
  return sum === null ? null : BigInt(sum);
}
