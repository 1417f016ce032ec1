import { and, asc, count, eq, gt, isNull } from "drizzle-orm";
import { BET } from "@baize/domain/gaming/bet/status";
import type { DrawKey } from "@baize/domain/lottery/draw-numbers";
import { initialState } from "@baize/domain/state-machine/machine";
import type { Executor, Transaction } from "../../../platform/database/database.ts";
import { bets } from "../../gaming/play-schema.ts";
import { lotterySettlements, lotteryTickets } from "../schema.ts";

export type SettlementRow = typeof lotterySettlements.$inferSelect;

const isOf = ({ game, issue }: DrawKey) => and(eq(lotterySettlements.game, game), eq(lotterySettlements.issue, issue));

/** The settlements of a draw, the first one first. */
export async function listSettlements(db: Executor, draw: DrawKey): Promise<SettlementRow[]> {
  return await db.select().from(lotterySettlements).where(isOf(draw)).orderBy(asc(lotterySettlements.version));
}

/** The tickets of a settled draw whose wins wait for an operator. */
export async function countWaitingWins(db: Executor, { game, issue }: DrawKey): Promise<number> {
  const [row] = await db
    .select({ count: count() })
    .from(lotteryTickets)
    .innerJoin(bets, and(eq(bets.memberId, lotteryTickets.memberId), eq(bets.id, lotteryTickets.id)))
    .where(
      and(
        eq(lotteryTickets.game, game),
        eq(lotteryTickets.issue, issue),
        gt(bets.withheld, 0n),
        eq(bets.status, initialState(BET)),
      ),
    );
  return row?.count ?? 0;
}

/** A settlement that is there already stays. */
export async function insertSettlement(tx: Transaction, row: typeof lotterySettlements.$inferInsert): Promise<void> {
  await tx.insert(lotterySettlements).values(row).onConflictDoNothing();
}

/** The settlement under way, locked: to settle tickets of it beside others, or to end it alone, after all of them. */
export async function lockUnfinished(
  tx: Transaction,
  draw: DrawKey,
  { isShared }: { readonly isShared: boolean },
): Promise<SettlementRow | undefined> {
  const [row] = await tx
    .select()
    .from(lotterySettlements)
    .where(and(isOf(draw), isNull(lotterySettlements.settledAt)))
    .orderBy(asc(lotterySettlements.version))
    .limit(1)
    .for(isShared ? "share" : "update");
  return row;
}

export async function updateSettlement(tx: Transaction, row: SettlementRow, values: Partial<SettlementRow>): Promise<void> {
  await tx
    .update(lotterySettlements)
    .set(values)
    .where(and(isOf(row), eq(lotterySettlements.version, row.version)));
}
