import { fileURLToPath } from "node:url";
import { readMigrationFiles } from "drizzle-orm/migrator";
import { sql } from "drizzle-orm";
import { liftTimeouts } from "./lift-timeouts.ts";
import { transact } from "./retry.ts";
import type { Database, Executor } from "./database.ts";

const migrationsFolder = fileURLToPath(new URL("../../../migrations", import.meta.url));

const pending = (known: ReadonlySet<string>) => readMigrationFiles({ migrationsFolder }).filter(({ hash }) => !known.has(hash));

/** Reads what is missing, and changes nothing. */
export async function countPendingMigrations(db: Executor): Promise<number> {
  const { rows } = await db.execute<{ there: boolean }>(sql`select to_regclass('public.migrations') is not null as there`);
  const done = rows[0]?.there ? (await db.execute<{ hash: string }>(sql`select hash from migrations`)).rows : [];
  return pending(new Set(done.map(({ hash }) => hash))).length;
}

/**
 * Brings the tables up to date, in one transaction. The table lock makes a second server that starts at the same moment
 * wait and then find nothing to do (no advisory lock: not every PostgreSQL-speaking database has them). With `most`, stops
 * after that many migrations: tests fill an older database and migrate the rest.
 */
export async function migrate(db: Database, most = Infinity): Promise<void> {
  await db.execute(sql`create table if not exists migrations (hash text primary key, at timestamptz not null default now())`);
  await transact(db, async (tx) => {
    await liftTimeouts(tx);
    await tx.execute(sql`lock table migrations in access exclusive mode`);
    const done = await tx.execute<{ hash: string }>(sql`select hash from migrations`);
    const known = new Set(done.rows.map((row) => row.hash));
    for (const migration of readMigrationFiles({ migrationsFolder }).slice(0, most)) {
      if (known.has(migration.hash)) continue;
      for (const statement of migration.sql) await tx.execute(sql.raw(statement));
      await tx.execute(sql`insert into migrations (hash) values (${migration.hash})`);
    }
  });
}
