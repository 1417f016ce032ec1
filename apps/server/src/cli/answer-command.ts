import type { OpenDatabase } from "../db/database.ts";
import { checkLedger } from "../ledger/check.ts";

/** What a running server does for commands that cannot open its embedded database themselves. One line each way. */
export async function answerCommand(line: string, database: OpenDatabase | undefined): Promise<string> {
  if (line === "ledger-check" && database) return JSON.stringify(await checkLedger(database.db));
  return JSON.stringify("here");
}
