import { randomBytes } from "node:crypto";
import { PGlite } from "@electric-sql/pglite";
import { inject } from "vitest";
import type { OpenDatabase } from "../../src/platform/database/database.ts";
import { migrate } from "../../src/platform/database/migrate.ts";
import { onPglite } from "../../src/platform/database/pglite.ts";
import { openPostgres } from "../../src/platform/database/postgres.ts";
import { readTemplate } from "./template.ts";

export const temporaryName = (): string => `baize_test_${randomBytes(6).toString("hex")}`;

export async function onServer(url: string, statement: string): Promise<void> {
  const { runSql, close } = openPostgres(url, 1);
  await runSql(statement);
  await close();
}

/** A migrated, empty database of this test file's own: on DATABASE_URL when set, else PGlite in memory, loaded from the run's template. */
export async function openTestDatabase(): Promise<OpenDatabase> {
  const url = process.env.DATABASE_URL;
  if (!url) return onPglite(await PGlite.create({ loadDataDir: readTemplate(inject("template")) }));
  const name = temporaryName();
  await onServer(url, `create database ${name}`);
  const own = new URL(url);
  own.pathname = `/${name}`;
  const database = openPostgres(own.href, 6);
  await migrate(database.db);
  return {
    ...database,
    close: async () => {
      await database.close();
      await onServer(url, `drop database ${name} with (force)`);
    },
  };
}
