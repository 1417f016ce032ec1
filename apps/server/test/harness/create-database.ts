import { randomBytes } from "node:crypto";
import { openPostgres } from "../../src/platform/database/postgres.ts";

export interface TemporaryDatabase {
  readonly name: string;
  readonly url: string;
  readonly drop: () => Promise<void>;
}

async function runOn(url: string, statement: string): Promise<void> {
  const { runSql, close } = openPostgres(url, 1);
  await runSql(statement);
  await close();
}

/** Creates a database on a PostgreSQL server: empty, or a copy of `template`. */
export async function createDatabase(server: string, template?: string): Promise<TemporaryDatabase> {
  const name = `baize_test_${randomBytes(6).toString("hex")}`;
  await runOn(server, `create database ${name}${template ? ` template ${template}` : ""}`);
  const own = new URL(server);
  own.pathname = `/${name}`;
  return { name, url: own.href, drop: async () => await runOn(server, `drop database ${name} with (force)`) };
}
