import { and, eq, notLike } from "drizzle-orm";
import { SEALED_BATCH, type SealedTexts } from "../../../platform/security/sealed.ts";
import { payoutAccounts } from "../schema.ts";

export const sealedNumbers: SealedTexts = {
  list: async (db, kid) =>
    await db
      .select({ memberId: payoutAccounts.memberId, id: payoutAccounts.id, sealed: payoutAccounts.sealedNumber })
      .from(payoutAccounts)
      .where(notLike(payoutAccounts.sealedNumber, `${kid}.%`))
      .limit(SEALED_BATCH),
  replace: async (db, { memberId, id, sealed }, sealedNumber) => {
    const same = eq(payoutAccounts.sealedNumber, sealed);
    await db
      .update(payoutAccounts)
      .set({ sealedNumber })
      .where(and(eq(payoutAccounts.memberId, memberId), eq(payoutAccounts.id, id), same));
  },
};
