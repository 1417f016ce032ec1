import { PgBoss } from "pg-boss";
import type { OpenDatabase } from "../database/database.ts";

/** The job queue in the same database, whichever kind it is: two servers that schedule one job run it once. */
export async function openBoss({ runSql }: OpenDatabase, onError: (error: Error) => void): Promise<PgBoss> {
  // The role of a server in production may create no schema: the owner of the tables has made it.
  const { rows } = await runSql("select from pg_namespace where nspname = 'pgboss'");
  const boss = new PgBoss({ db: { executeSql: runSql }, createSchema: rows.length === 0 });
  boss.on("error", onError);
  await boss.start().catch(async (error: unknown) => {
    // Otherwise a begun run would continue beside the next try.
    await boss.stop({ graceful: false }).catch(() => undefined);
    throw error;
  });
  return boss;
}
