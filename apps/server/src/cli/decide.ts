// Decides on applications and exchanges: `pnpm decide application approve --member <id> --id <promotion>`.
import { parseArgs } from "node:util";
import * as z from "zod";
import { readConfig } from "../config.ts";
import { askFolderOwner } from "../db/folder.ts";
import { openDatabase } from "../db/open.ts";
import { decideReward, type RewardDecision, rewardDecision } from "../reward/decide-store.ts";
import { StartError } from "../start-error.ts";
import { runCommand } from "./run-command.ts";

const USAGE = "Usage: pnpm decide <application|exchange> <approve|reject> --member <id> --id <id> [--reason <text>]";

function readDecision(): RewardDecision {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { member: { type: "string" }, id: { type: "string" }, reason: { type: "string" } },
  });
  const [what, verb] = positionals;
  if (verb !== "approve" && verb !== "reject") throw new StartError(USAGE);
  const decision = rewardDecision.safeParse({ what, ...values, approve: verb === "approve" });
  if (decision.success) return decision.data;
  throw new StartError(`${z.prettifyError(decision.error)}\n${USAGE}`);
}

/** By the running server where there is one, for it holds an embedded database alone. */
async function carryOut(decision: RewardDecision): Promise<boolean> {
  const { databaseUrl, dataDir } = readConfig(process.env);
  const answered = databaseUrl ? undefined : await askFolderOwner(dataDir, `decide ${JSON.stringify(decision)}`);
  if (answered !== undefined) return JSON.parse(answered) === true;
  const database = await openDatabase({ databaseUrl, dataDir });
  try {
    return await decideReward(database.db, decision, new Date());
  } finally {
    await database.close();
  }
}

await runCommand(async () => {
  const decision = readDecision();
  if (!(await carryOut(decision))) throw new StartError("There is nothing to decide under this id.");
  console.log(`${decision.what} ${decision.id}: ${decision.approve ? "approved" : "rejected"}.`);
  return 0;
});
