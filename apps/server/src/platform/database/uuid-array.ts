import { type SQL, sql } from "drizzle-orm";

/** Ids as one value of a statement. */
export const uuidArray = (ids: readonly string[]): SQL => sql`${sql.param(`{${ids.join(",")}}`)}::uuid[]`;
