import { brandChange, changeBrand } from "../brand/change-brand-store.ts";
import type { OpenDatabase } from "../db/database.ts";
import { checkLedger } from "../ledger/check.ts";

/** What a running server does for commands that cannot open its embedded database themselves. One line each way. */
export async function answerCommand(line: string, database: OpenDatabase | undefined): Promise<string> {
  if (line === "ledger-check" && database) return JSON.stringify(await checkLedger(database.db));
  if (line.startsWith("brand ") && database) {
    const change = brandChange.safeParse(JSON.parse(line.slice("brand ".length)));
    return JSON.stringify(change.success && (await changeBrand(database.db, change.data)));
  }
  return JSON.stringify("here");
}
