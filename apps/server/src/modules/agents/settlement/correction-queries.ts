import { and, eq, gt, inArray, lt, max } from "drizzle-orm";
import type { Executor } from "../../../platform/database/database.ts";
import type { RunRow } from "./queries.ts";
import { settlementRuns, settlementStatements } from "./schema.ts";

/** How often windows of one type were corrected. Call it with the brand's mark locked. */
export async function countCorrections(db: Executor, { brand, type }: Pick<RunRow, "brand" | "type">): Promise<number> {
  const [row] = await db
    .select({ last: max(settlementRuns.corrections) })
    .from(settlementRuns)
    .where(and(eq(settlementRuns.brand, brand), eq(settlementRuns.type, type), gt(settlementRuns.version, 1)));
  return row?.last ?? 0;
}

/** Every version of a run's window, the oldest first. */
export async function listRunVersions(
  db: Executor,
  run: Pick<RunRow, "brand" | "type" | "period" | "windowStart">,
): Promise<RunRow[]> {
  const { brand, type, period, windowStart } = settlementRuns;
  return await db
    .select()
    .from(settlementRuns)
    .where(and(eq(brand, run.brand), eq(type, run.type), eq(period, run.period), eq(windowStart, run.windowStart)))
    .orderBy(settlementRuns.version);
}

/** The statements of some runs that corrections before this one have made, the newest last. */
export async function listFormer(db: Executor, runIds: readonly string[], correction: number) {
  const { memberId, amount, base, carry, runId } = settlementStatements;
  return await db
    .select({ memberId, amount, base, carry })
    .from(settlementStatements)
    .where(and(inArray(runId, [...runIds]), lt(settlementStatements.correction, correction)))
    .orderBy(settlementStatements.correction);
}
