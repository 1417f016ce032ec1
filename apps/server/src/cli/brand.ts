// Opens, closes and gates a brand: `pnpm brand baize --maintenance on --until 2026-12-01T04:00:00Z`.
import { parseArgs } from "node:util";
import * as z from "zod";
import { brandChange, changeBrand } from "../brand/change-brand-store.ts";
import { readConfig } from "../config.ts";
import { askFolderOwner } from "../db/folder.ts";
import { openDatabase } from "../db/open.ts";
import { StartError } from "../start-error.ts";
import { runCommand } from "./run-command.ts";

const list = (text: string | undefined) => text?.split(",").filter(Boolean);

function readChange() {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      maintenance: { type: "string" },
      until: { type: "string" },
      "block-addresses": { type: "string" },
      "block-countries": { type: "string" },
      gated: { type: "string" },
      "accounts-unchecked": { type: "string" },
      "single-wallet": { type: "string" },
    },
  });
  const change = brandChange.safeParse({
    brand: positionals[0],
    maintenance: values.maintenance,
    until: values.until,
    blockedAddresses: list(values["block-addresses"]),
    blockedCountries: list(values["block-countries"]),
    loginGated: values.gated,
    registrationsWithoutCaptcha: values["accounts-unchecked"],
    singleWallet: values["single-wallet"],
  });
  if (change.success) return change.data;
  throw new StartError(
    `${z.prettifyError(change.error)}\nUsage: pnpm brand <code> [--maintenance on|off] [--until <time>] [--block-addresses a,b] [--block-countries IN,DE] [--gated on|off] [--accounts-unchecked <number a day>] [--single-wallet on|off]`,
  );
}

/** By the running server where there is one, for it holds an embedded database alone. False: no such brand. */
async function carryOut(change: z.infer<typeof brandChange>): Promise<boolean> {
  const { databaseUrl, dataDir } = readConfig(process.env);
  const answered = databaseUrl ? undefined : await askFolderOwner(dataDir, `brand ${JSON.stringify(change)}`);
  if (answered !== undefined) return JSON.parse(answered) === true;
  const database = await openDatabase({ databaseUrl, dataDir });
  try {
    return await changeBrand(database.db, change);
  } finally {
    await database.close();
  }
}

await runCommand(async () => {
  const change = readChange();
  if (!(await carryOut(change))) throw new StartError(`There is no brand ${change.brand}.`);
  console.log(`${change.brand} was changed.`);
  return 0;
});
