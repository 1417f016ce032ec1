import { and, eq, notLike } from "drizzle-orm";
import { SEALED_BATCH, type SealedTexts } from "../../platform/security/sealed.ts";
import { operators } from "./schema.ts";

/** Secrets of operators' authenticators. */
export const sealedOperatorTotps: SealedTexts = async (db, { newest, seal, unseal }) => {
  const rows = await db
    .select({ id: operators.id, sealed: operators.sealedTotp })
    .from(operators)
    .where(notLike(operators.sealedTotp, `${newest}.%`))
    .limit(SEALED_BATCH);
  for (const { id, sealed } of rows)
    if (sealed !== null)
      await db
        .update(operators)
        .set({ sealedTotp: seal(unseal(sealed)) })
        .where(and(eq(operators.id, id), eq(operators.sealedTotp, sealed)));
  return rows.length;
};
