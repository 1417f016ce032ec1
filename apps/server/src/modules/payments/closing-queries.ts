import { and, eq, inArray, isNull, sql } from "drizzle-orm";
import { WITHDRAWAL } from "@baize/domain/payments/withdrawal-state";
import { openStates } from "@baize/domain/state-machine/machine";
import type { Closing } from "../../platform/personal-data/closing.ts";
import { paymentPasswords, payoutAccounts, withdrawals } from "./schema.ts";

const NOTHING = { holder: "", bank: "", code: "", sealedNumber: "", masked: "" };

/** Withdrawals stay with their amounts and times; where they went to is removed. */
export const closingInPayments: Closing = {
  obstacle: {
    name: "withdrawals",
    exists: async (tx, memberId) => {
      const open = and(eq(withdrawals.memberId, memberId), inArray(withdrawals.state, [...openStates(WITHDRAWAL)]));
      return (await tx.select({ id: withdrawals.id }).from(withdrawals).where(open).limit(1)).length > 0;
    },
  },
  erase: async (tx, memberId, now) => {
    const own = eq(payoutAccounts.memberId, memberId);
    await tx
      .update(payoutAccounts)
      .set({ removedAt: now })
      .where(and(own, isNull(payoutAccounts.removedAt)));
    await tx
      .update(payoutAccounts)
      .set({ ...NOTHING, numberHash: sql`${payoutAccounts.id}::text` })
      .where(own);
    await tx.update(withdrawals).set({ accountLabel: "" }).where(eq(withdrawals.memberId, memberId));
    await tx.delete(paymentPasswords).where(eq(paymentPasswords.memberId, memberId));
  },
};
