import { copyFileSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { PGlite } from "@electric-sql/pglite";
import type { TestProject } from "vitest/node";
import { migrate } from "../../src/platform/database/migrate.ts";
import { onPglite } from "../../src/platform/database/pglite.ts";
import { openPostgres } from "../../src/platform/database/postgres.ts";
import { createDatabase, type TemporaryDatabase } from "./create-database.ts";
import { checkProvoked, kept } from "./endpoint-table.ts";
import { provokedFolder } from "./provoked.ts";
import { beginRecord, endRecord } from "./record-statements.ts";

declare module "vitest" {
  interface ProvidedContext {
    /** A file with the data of a migrated, empty embedded database. Absent on DATABASE_URL. */
    template: string;
    /** The name of a migrated, empty database on DATABASE_URL; absent without one. */
    templateDatabase: string;
  }
}

/** The data that a database starts with: loading it takes a fifth of the time of migrating. */
export const readTemplate = (file: string): Blob => new Blob([readFileSync(file)]);

/** Whether all server tests run, by the command's arguments: a part of them cannot provoke every error. */
function isWholeRun({ name }: TestProject, args: readonly string[]): boolean {
  const patterns = args.filter((arg, index) => !arg.startsWith("-") && !/^--?\w+$/.test(args[index - 1] ?? "") && arg !== "run");
  return (
    name === "server" &&
    patterns.every((pattern) => pattern === "apps/server") &&
    !args.some((arg) => /^(-t|--testNamePattern|--shard)/.test(arg))
  );
}

async function writeTemplate(file: string): Promise<void> {
  const client = await PGlite.create({ initDbStartParams: ["--wal-segsize=1"] });
  await migrate(onPglite(client).db);
  // Three quarters of the data are databases to create others from, and an empty log: each file would load them.
  await client.exec("update pg_database set datistemplate = false");
  for (const name of ["template0", "template1"]) await client.exec(`drop database ${name}`);
  // A checkpoint, so that a loaded copy needs no recovery.
  await client.exec("checkpoint");
  const dump = await client.dumpDataDir("none");
  writeFileSync(file, Buffer.from(await dump.arrayBuffer()));
  await client.close();
}

/** Writes the template, or copies that of another project of this run. */
async function provideTemplate(file: string): Promise<void> {
  const { TEMPLATE_OF_RUN: written } = process.env;
  if (written && existsSync(written)) copyFileSync(written, file);
  else await writeTemplate(file);
  process.env.TEMPLATE_OF_RUN = file;
}

async function migratedDatabase(url: string): Promise<TemporaryDatabase> {
  const database = await createDatabase(url);
  const { db, close } = openPostgres(database.url, 1);
  await migrate(db);
  // PostgreSQL copies no database that has open connections.
  await close();
  return database;
}

/** Makes the template once a run; each file loads its own copy. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const whole = isWholeRun(project, process.argv.slice(2));
  // Removed first: an aborted run must not leave an earlier run's table.
  if (whole) rmSync(kept, { force: true });
  if (project.name === "server") beginRecord();
  const folder = mkdtempSync(join(tmpdir(), "baize-template-"));
  const file = join(folder, "data.tar");
  project.provide("template", file);
  const url = process.env.DATABASE_URL;
  const database = url ? await migratedDatabase(url) : undefined;
  project.provide("templateDatabase", database?.name ?? "");
  if (!url) await provideTemplate(file);
  return async () => {
    await database?.drop();
    if (whole) endRecord();
    try {
      checkProvoked(provokedFolder(file), whole);
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  };
}
