import { and, eq, inArray, isNull, ne, sql } from "drizzle-orm";
import { DEPOSIT } from "@baize/domain/payments/deposit-state";
import { WITHDRAWAL } from "@baize/domain/payments/withdrawal-state";
import { initialState, openStates, statesBefore } from "@baize/domain/state-machine/machine";
import { inStates } from "../../platform/database/states.ts";
import type { Closing, Obstacle } from "../../platform/personal-data/closing.ts";
import { stepDeposit } from "./deposits/step-deposit.ts";
import { deposits, paymentPasswords, payoutAccounts, withdrawals } from "./schema.ts";

const NOTHING = { holder: "", bank: "", code: "", sealedNumber: "", masked: "" };

const openWithdrawals: Obstacle = {
  name: "withdrawals",
  exists: async (tx, { id }) => {
    const open = and(eq(withdrawals.memberId, id), inArray(withdrawals.state, [...openStates(WITHDRAWAL)]));
    return (await tx.select({ id: withdrawals.id }).from(withdrawals).where(open).limit(1)).length > 0;
  },
};

/** Deposits whose money is at the adapter, or waits for an operator. An unpaid deposit page is ended instead. */
const paidDeposits: Obstacle = {
  name: "deposits",
  exists: async (tx, { id }) => {
    const begun = and(inStates(deposits.state, openStates(DEPOSIT)), ne(deposits.state, initialState(DEPOSIT)));
    const own = and(eq(deposits.memberId, id), begun);
    return (await tx.select({ id: deposits.id }).from(deposits).where(own).limit(1)).length > 0;
  },
};

/** Deposits and withdrawals stay with their amounts and times; where the money came from and went to is removed. */
export const closingInPayments: Closing = {
  obstacles: [openWithdrawals, paidDeposits],
  deletes: [paymentPasswords],
  clears: [deposits, payoutAccounts, withdrawals],
  clear: async (tx, { id, now }) => {
    const unpaid = and(eq(deposits.memberId, id), inStates(deposits.state, statesBefore(DEPOSIT, "expire")));
    for (const row of await tx.select().from(deposits).where(unpaid).for("update"))
      await stepDeposit(tx, row, "expired", { by: "system", at: now });
    await tx.update(deposits).set({ payUrl: "" }).where(eq(deposits.memberId, id));
    const own = eq(payoutAccounts.memberId, id);
    await tx
      .update(payoutAccounts)
      .set({ removedAt: now })
      .where(and(own, isNull(payoutAccounts.removedAt)));
    await tx
      .update(payoutAccounts)
      .set({ ...NOTHING, numberHash: sql`${payoutAccounts.id}::text` })
      .where(own);
    await tx.update(withdrawals).set({ accountLabel: "" }).where(eq(withdrawals.memberId, id));
  },
};
