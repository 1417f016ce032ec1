import { and, eq, notLike } from "drizzle-orm";
import { SEALED_BATCH, type SealedTexts } from "../../../platform/security/sealed.ts";
import { totps } from "../schema.ts";

export const sealedTotps: SealedTexts = {
  list: async (db, kid) =>
    (
      await db
        .select({ memberId: totps.memberId, sealed: totps.sealedSecret })
        .from(totps)
        .where(notLike(totps.sealedSecret, `${kid}.%`))
        .limit(SEALED_BATCH)
    ).map((row) => ({ ...row, id: "" })),
  replace: async (db, { memberId, sealed }, sealedSecret) => {
    await db
      .update(totps)
      .set({ sealedSecret })
      .where(and(eq(totps.memberId, memberId), eq(totps.sealedSecret, sealed)));
  },
};
