import { and, eq, notLike } from "drizzle-orm";
import { SEALED_BATCH, type SealedTexts } from "../../../platform/security/sealed.ts";
import { totps } from "../schema.ts";

/** Secrets of members' authenticators. */
export const sealedTotps: SealedTexts = async (db, { newest, seal, unseal }) => {
  const rows = await db
    .select()
    .from(totps)
    .where(notLike(totps.sealedSecret, `${newest}.%`))
    .limit(SEALED_BATCH);
  for (const { memberId, sealedSecret } of rows)
    await db
      .update(totps)
      .set({ sealedSecret: seal(unseal(sealedSecret)) })
      .where(and(eq(totps.memberId, memberId), eq(totps.sealedSecret, sealedSecret)));
  return rows.length;
};
