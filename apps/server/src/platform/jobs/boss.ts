import { PgBoss } from "pg-boss";
import type { OpenDatabase } from "../database/database.ts";

/** The job queue in the same database, whichever kind it is: two servers that schedule one job run it once. */
export async function openBoss({ runSql }: OpenDatabase, onError: (error: Error) => void): Promise<PgBoss> {
  const boss = new PgBoss({ db: { executeSql: runSql } });
  boss.on("error", onError);
  await boss.start();
  return boss;
}
