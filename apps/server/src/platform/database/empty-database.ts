import { openPostgres } from "./postgres.ts";

/** Deletes every table of a PostgreSQL database, the job queue's among them. */
export async function emptyDatabase(url: string): Promise<void> {
  const { runSql, close } = openPostgres(url, 1);
  try {
    await runSql("drop schema if exists pgboss cascade; drop schema public cascade; create schema public");
  } finally {
    await close();
  }
}
