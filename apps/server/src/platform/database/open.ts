import { sql } from "drizzle-orm";
import type { Mode } from "../config/config.ts";
import { StartError } from "../config/start-error.ts";
import type { OpenDatabase } from "./database.ts";
import { type Answerer, claimFolder, prepareFolder } from "./folder.ts";
import { countPendingMigrations, migrate } from "./migrate.ts";
import { openPostgres } from "./postgres.ts";

export interface DatabaseLocation {
  /** A PostgreSQL address; when absent, the embedded database in `dataDir`. */
  readonly databaseUrl: string | undefined;
  readonly dataDir: string;
  /** In production another role has migrated the tables, because this one may not. Without a mode they are migrated. */
  readonly mode?: Mode;
}

const withoutPassword = (url: string) => url.replace(/\/\/([^:/@]*):[^@]*@/, "//$1:…@");

/** Connects. Throws StartError when the server cannot be reached. */
export async function openServer(url: string): Promise<OpenDatabase> {
  const database = openPostgres(url);
  try {
    await database.db.execute(sql`select 1`);
    return database;
  } catch (error) {
    await database.close();
    const cause = error instanceof Error && error.cause instanceof Error ? error.cause.message || error.cause.name : "no answer";
    throw new StartError(`The database ${withoutPassword(url)} cannot be reached: ${cause}. Check DATABASE_URL.`);
  }
}

async function openFolder(dataDir: string, answer: Answerer): Promise<OpenDatabase> {
  prepareFolder(dataDir);
  const release = await claimFolder(dataDir, answer);
  const { openPglite } = await import("./pglite.ts");
  const database = await openPglite(dataDir);
  return {
    ...database,
    close: async () => {
      await database.close();
      await release();
    },
  };
}

const noAnswer: Answerer = () => Promise.resolve("");

async function requireMigrated({ db, close }: OpenDatabase): Promise<void> {
  if ((await countPendingMigrations(db)) === 0) return;
  await close();
  throw new StartError("The tables of the database are not up to date. Run npm run migrate as the role that owns them.");
}

/**
 * Opens and migrates the database. `answer` serves commands of other processes while an embedded folder is held.
 * Throws StartError when the folder cannot be written, is in use, or the server cannot be reached.
 */
export async function openDatabase(location: DatabaseLocation, answer: Answerer = noAnswer): Promise<OpenDatabase> {
  const database = location.databaseUrl ? await openServer(location.databaseUrl) : await openFolder(location.dataDir, answer);
  if (location.databaseUrl && location.mode === "production") await requireMigrated(database);
  else await migrate(database.db);
  return database;
}
