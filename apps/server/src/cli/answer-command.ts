import { brandChange, changeBrand } from "../brand/change-brand-store.ts";
import type { OpenDatabase } from "../db/database.ts";
import { decideReward, rewardDecision } from "../reward/decide-store.ts";
import { checkLedger } from "../ledger/check.ts";
import { readConfig } from "../config.ts";
import { openSystem } from "../open-system.ts";
import { operatorRequest, runOperation } from "./operator/operations.ts";

/** What a running server does for commands that cannot open its embedded database themselves. One line each way. */
export async function answerCommand(line: string, database: OpenDatabase | undefined): Promise<string> {
  if (line === "ledger-check" && database) return JSON.stringify(await checkLedger(database.db));
  if (line.startsWith("brand ") && database) {
    const change = brandChange.safeParse(JSON.parse(line.slice("brand ".length)));
    return JSON.stringify(change.success && (await changeBrand(database.db, change.data)));
  }
  if (line.startsWith("operator ") && database) {
    const request = operatorRequest.parse(JSON.parse(line.slice("operator ".length)));
    return JSON.stringify(await runOperation(await openSystem(readConfig(process.env), database), request));
  }
  if (line.startsWith("decide ") && database) {
    const decision = rewardDecision.safeParse(JSON.parse(line.slice("decide ".length)));
    return JSON.stringify(decision.success && (await decideReward(database.db, decision.data, new Date())));
  }
  return JSON.stringify("here");
}
