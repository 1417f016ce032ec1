import { and, desc, eq, gte, notInArray, type SQL, sql } from "drizzle-orm";
import { RETURNED_STATES } from "@baize/domain/payments/withdrawal-state";
import type { Executor } from "../../../platform/database/database.ts";
import { bets } from "../../gaming/play-schema.ts";
import { deposits, withdrawals } from "../schema.ts";

/** Withdrawals that were not given back. */
export const kept = notInArray(withdrawals.state, [...RETURNED_STATES]);

export interface Turnover {
  readonly deposited: bigint;
  readonly validBets: bigint;
}

/** What was paid in since the last withdrawal, and what was wagered since the first of it. */
export async function turnoverOf(db: Executor, memberId: string): Promise<Turnover> {
  const [last] = await db
    .select({ at: withdrawals.createdAt })
    .from(withdrawals)
    .where(and(eq(withdrawals.memberId, memberId), kept))
    .orderBy(desc(withdrawals.createdAt))
    .limit(1);
  const since: SQL | undefined = last ? sql`${deposits.updatedAt} > ${last.at.toISOString()}::timestamptz` : undefined;
  const [paid] = await db
    .select({
      sum: sql<string>`coalesce(sum(${deposits.amount} - ${deposits.fee}), 0)::text`,
      first: sql<string | null>`min(${deposits.updatedAt})::text`,
    })
    .from(deposits)
    .where(and(eq(deposits.memberId, memberId), eq(deposits.state, "succeeded"), since));
  if (!paid?.first) return { deposited: 0n, validBets: 0n };
  const [played] = await db
    .select({ sum: sql<string>`coalesce(sum(${bets.validBet}), 0)::text` })
    .from(bets)
    .where(and(eq(bets.memberId, memberId), gte(bets.placedAt, new Date(paid.first))));
  return { deposited: BigInt(paid.sum), validBets: BigInt(played?.sum ?? "0") };
}
