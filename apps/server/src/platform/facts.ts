import { eq } from "drizzle-orm";
import type { Executor } from "./database/database.ts";
import { facts } from "./brand/schema.ts";

/** A named fact about the database, such as the word that its seed follows from. */
export async function findFact(db: Executor, name: string): Promise<string | undefined> {
  const [fact] = await db.select().from(facts).where(eq(facts.name, name));
  return fact?.value;
}
