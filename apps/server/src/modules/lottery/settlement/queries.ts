import { and, asc, eq } from "drizzle-orm";
import type { DrawKey } from "@baize/domain/lottery/draw-numbers";
import type { Executor } from "../../../platform/database/database.ts";
import { lotterySettlements } from "../schema.ts";

export type SettlementRow = typeof lotterySettlements.$inferSelect;

/** The settlements of a draw, the first one first. */
export async function listSettlements(db: Executor, { game, issue }: DrawKey): Promise<SettlementRow[]> {
  return await db
    .select()
    .from(lotterySettlements)
    .where(and(eq(lotterySettlements.game, game), eq(lotterySettlements.issue, issue)))
    .orderBy(asc(lotterySettlements.version));
}
