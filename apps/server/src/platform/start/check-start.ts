import type { Config } from "../config/config.ts";
import { StartError } from "../config/start-error.ts";
import { openServer } from "../database/open.ts";
import { findCauses } from "./production-causes.ts";
import { type DatabaseFacts, findDatabaseFacts } from "./queries.ts";

/** The facts about the database, or why it cannot be reached. */
async function askDatabase(url: string): Promise<DatabaseFacts | StartError> {
  try {
    const database = await openServer(url);
    try {
      return await findDatabaseFacts(database.db);
    } finally {
      await database.close();
    }
  } catch (error) {
    if (error instanceof StartError) return error;
    throw error;
  }
}

/** Throws StartError with one line for each thing that a start in production must not have. Changes nothing. */
export async function checkStart(config: Config): Promise<void> {
  if (config.mode === "sandbox") return;
  const answer = config.databaseUrl === undefined ? undefined : await askDatabase(config.databaseUrl);
  const unreachable = answer instanceof StartError;
  const causes = findCauses({ config, database: unreachable ? undefined : answer });
  const lines = causes.map(({ fault, fix }) => `${fault} ${fix}`);
  if (unreachable) lines.push(answer.message);
  if (lines.length === 0) return;
  throw new StartError([`BAIZE_MODE is production, which does not start:`, ...lines.map((line) => `- ${line}`)].join("\n"));
}
