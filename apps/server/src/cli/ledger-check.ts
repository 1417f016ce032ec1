import * as z from "zod";
import { readConfig } from "../platform/config/config.ts";
import { askFolderOwner } from "../platform/database/folder.ts";
import { openDatabase } from "../platform/database/open.ts";
import { type CheckResult, checkLedger } from "../ledger/check.ts";
import { runCommand } from "./run-command.ts";

// A running server holds an embedded database alone, so it is asked to check itself.
async function results(): Promise<CheckResult[]> {
  const { databaseUrl, dataDir, mode } = readConfig(process.env);
  const answered = databaseUrl ? undefined : await askFolderOwner(dataDir, "ledger-check");
  if (answered !== undefined) return answer.parse(JSON.parse(answered));
  const database = await openDatabase({ databaseUrl, dataDir, mode });
  try {
    return await checkLedger(database.db);
  } finally {
    await database.close();
  }
}

const answer = z.array(z.object({ name: z.string(), breaches: z.array(z.record(z.string(), z.unknown())) }));

await runCommand(async () => {
  const checked = await results();
  for (const { name, breaches } of checked) {
    console.log(`${breaches.length === 0 ? "holds " : "BROKEN"}  ${name}`);
    for (const breach of breaches) console.log(`        ${JSON.stringify(breach)}`);
  }
  const broken = checked.filter(({ breaches }) => breaches.length > 0).length;
  console.log(broken === 0 ? `All ${checked.length} invariants hold.` : `${broken} of ${checked.length} invariants are broken.`);
  return broken === 0 ? 0 : 1;
});
