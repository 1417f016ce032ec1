import type { OpenDatabase } from "../platform/database/database.ts";
import { checkLedger } from "../ledger/check.ts";
import { readConfig } from "../platform/config/config.ts";
import { openSystem } from "../open-system.ts";
import { operatorRequest, runOperation } from "./operations.ts";

/** Answers commands that cannot open the embedded database themselves. One line each way. */
export async function answerCommand(line: string, database: OpenDatabase | undefined): Promise<string> {
  if (line === "ledger-check" && database) return JSON.stringify(await checkLedger(database.db));
  if (line.startsWith("operator ") && database) {
    const request = operatorRequest.parse(JSON.parse(line.slice("operator ".length)));
    return JSON.stringify(await runOperation(await openSystem(readConfig(process.env), database), request));
  }
  return JSON.stringify("here");
}
