import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { PGlite } from "@electric-sql/pglite";
import type { OpenDatabase } from "../../src/platform/database/database.ts";
import { migrate } from "../../src/platform/database/migrate.ts";
import { onPglite } from "../../src/platform/database/pglite.ts";
import { openPostgres } from "../../src/platform/database/postgres.ts";
import { facts } from "../../src/platform/brand/schema.ts";
import { createDatabase } from "../harness/create-database.ts";
import { addTestBrands } from "./stage.ts";

/** A database for a server of its own, with a test brand and no members. */
export interface ServerData {
  readonly env: Record<string, string>;
  readonly brand: string;
  readonly remove: () => Promise<void>;
}

/** Marks the database as seeded, so that the server starts at once with this brand alone. */
async function prepareIn(database: OpenDatabase): Promise<string> {
  await migrate(database.db);
  await database.db.insert(facts).values({ name: "seed", value: "faults" });
  const brand = await addTestBrands(database);
  await database.close();
  return brand;
}

/** In a folder; from a migrated template where there is one. */
export async function createFolderData(template?: string): Promise<ServerData> {
  const folder = mkdtempSync(join(tmpdir(), "baize-faults-"));
  const dataDir = join(folder, "db");
  const loadDataDir = template ? new Blob([readFileSync(template)]) : undefined;
  const brand = await prepareIn(onPglite(await PGlite.create({ dataDir, loadDataDir })));
  return {
    env: { DATA_DIR: dataDir },
    brand,
    remove: async () => await Promise.resolve(rmSync(folder, { recursive: true, force: true })),
  };
}

/** On a PostgreSQL server. */
export async function createPostgresData(url: string): Promise<ServerData> {
  const own = await createDatabase(url);
  const brand = await prepareIn(openPostgres(own.url, 2));
  return { env: { DATABASE_URL: own.url }, brand, remove: own.drop };
}
