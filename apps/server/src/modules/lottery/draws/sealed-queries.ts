import { and, eq, ne, notLike } from "drizzle-orm";
import { SEALED_BATCH, type SealedTexts } from "../../../platform/security/sealed.ts";
import { lotteryDraws } from "../schema.ts";

/** The seeds of draws that are still to be drawn; afterwards a seed is public. */
export const sealedSeeds: SealedTexts = async (db, { newest, seal, unseal }) => {
  const { game, issue, seed, sealedSeed } = lotteryDraws;
  const secret = and(eq(seed, ""), ne(sealedSeed, ""));
  const rows = await db
    .select({ game, issue, sealedSeed })
    .from(lotteryDraws)
    .where(and(secret, notLike(sealedSeed, `${newest}.%`)))
    .limit(SEALED_BATCH);
  for (const row of rows)
    await db
      .update(lotteryDraws)
      .set({ sealedSeed: seal(unseal(row.sealedSeed)) })
      .where(and(eq(game, row.game), eq(issue, row.issue), eq(sealedSeed, row.sealedSeed)));
  return rows.length;
};
