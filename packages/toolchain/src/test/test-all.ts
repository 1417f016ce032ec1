// `npm test`: everything, on the real thing. Ends with one line that counts; leaves no process behind.
import { startTemporaryPostgres } from "../../../../apps/server/src/platform/database/temporary-postgres.ts";
import { findChromium } from "./chromium.ts";
import { runAll } from "./step.ts";
import { allSteps } from "./steps.ts";

async function everything(databaseUrl: string): Promise<void> {
  const chromium = await findChromium();
  await runAll(allSteps(databaseUrl, chromium));
}

async function onTemporaryPostgres(): Promise<void> {
  const postgres = await startTemporaryPostgres();
  try {
    await everything(postgres.url);
  } finally {
    await postgres.stop();
  }
}

try {
  const given = process.env.DATABASE_URL;
  await (given ? everything(given) : onTemporaryPostgres());
} catch (error) {
  console.error(`baize: ${error instanceof Error ? error.message : String(error)}`);
  console.log("\n0 passed, 1 failed");
  process.exitCode = 1;
}
