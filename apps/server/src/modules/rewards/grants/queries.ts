import { eq } from "drizzle-orm";
import * as z from "zod";
import { brands } from "../../../platform/brand/schema.ts";
import type { Executor } from "../../../platform/database/database.ts";
import { members } from "../../identity/schema.ts";
import type { Beneficiary } from "./beneficiary.ts";

/** A member of any brand, as the one who receives. */
export async function findBeneficiary(tx: Executor, id: string, now: Date): Promise<Beneficiary | undefined> {
  const [row] = await tx
    .select({ book: members.book, brand: brands.code, config: brands.config })
    .from(members)
    .innerJoin(brands, eq(brands.code, members.brand))
    .where(eq(members.id, id));
  if (!row) return undefined;
  const { currency } = z.object({ currency: z.string() }).parse(row.config);
  const owner = { id, book: row.book === "demo" ? "demo" : "real", currency } as const;
  return { owner, brand: row.brand, now };
}
