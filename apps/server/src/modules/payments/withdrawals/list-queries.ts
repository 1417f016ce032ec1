import { and, desc, inArray, notInArray } from "drizzle-orm";
import type { ParsedOf } from "@baize/api/contract/contract";
import { HELD_STATES, RETURNED_STATES } from "@baize/domain/payments/withdrawal-state";
import type { MemberContext } from "../../../platform/context.ts";
import { withdrawals } from "../schema.ts";
import { onlyRow, rowCount, sumWhere } from "../../../platform/database/sums.ts";
import { ownRows } from "../../../platform/lists/own-rows.ts";
import { afterCursor, type Cursor } from "../../../platform/lists/page.ts";
import type { WithdrawalRow } from "./step-withdrawal.ts";

type Filters = ParsedOf<"withdrawals.list">;

const { memberId, state, createdAt } = withdrawals;

const filtersOf = (ctx: MemberContext, filters: Filters) => ownRows(ctx, { memberId, state, at: createdAt }, filters);

/** Newest first; one more than the page holds. */
export async function findWithdrawals(ctx: MemberContext, filters: Filters, place: Cursor | undefined): Promise<WithdrawalRow[]> {
  return await ctx.system.db
    .select()
    .from(withdrawals)
    .where(and(filtersOf(ctx, filters), afterCursor(place, withdrawals.createdAt, withdrawals.id)))
    .orderBy(desc(withdrawals.createdAt), desc(withdrawals.id))
    .limit(filters.limit + 1);
}

/** Over all that the filters let through. What was given back is in none of the sums. */
export async function sumWithdrawals(ctx: MemberContext, filters: Filters) {
  const paid = notInArray(withdrawals.state, [...HELD_STATES, ...RETURNED_STATES]);
  const rows = await ctx.system.db
    .select({
      count: rowCount(),
      paid: sumWhere(withdrawals.amount, paid),
      fees: sumWhere(withdrawals.fee, paid),
      underWay: sumWhere(withdrawals.amount, inArray(withdrawals.state, [...HELD_STATES])),
    })
    .from(withdrawals)
    .where(filtersOf(ctx, filters));
  return onlyRow(rows);
}
