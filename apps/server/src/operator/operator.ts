// What an operator does: `pnpm operator withdrawals approve <id> --as meera`. `--help` lists all operations.
import { createInterface } from "node:readline/promises";
import * as z from "zod";
import { readConfig } from "../platform/config/config.ts";
import { askFolderOwner } from "../platform/database/folder.ts";
import { openDatabase } from "../platform/database/open.ts";
import { openSystem } from "../open-system.ts";
import { StartError } from "../platform/config/start-error.ts";
import { OPERATIONS, type OperatorAnswer, type OperatorRequest, runOperation } from "./operations.ts";
import { writePictures } from "./write-pictures.ts";
import { helpText, parseCommandLine } from "./args.ts";
import { runCommand } from "../cli/run-command.ts";

async function confirmed(name: string, input: object): Promise<boolean> {
  if (!process.stdin.isTTY) throw new StartError(`"${name}" moves money. Say --yes if that is meant.`);
  const lines = createInterface({ input: process.stdin, output: process.stderr });
  const answer = await lines.question(`${name} ${JSON.stringify(input)}: this moves money. Type yes to go on: `);
  lines.close();
  return answer.trim().toLowerCase() === "yes";
}

const operatorAnswer = z.discriminatedUnion("ok", [
  z.object({ ok: z.literal(true), value: z.optional(z.unknown()) }),
  z.object({ ok: z.literal(false), says: z.string() }),
]);

/** Runs in the running server where there is one, because it alone can open an embedded database. */
async function carryOut(request: OperatorRequest): Promise<OperatorAnswer> {
  const config = readConfig(process.env);
  const { databaseUrl, dataDir } = config;
  const answered = databaseUrl ? undefined : await askFolderOwner(dataDir, `operator ${JSON.stringify(request)}`);
  if (answered !== undefined) return operatorAnswer.parse(JSON.parse(answered));
  const database = await openDatabase(config);
  try {
    return await runOperation(await openSystem(config, database), request);
  } finally {
    await database.close();
  }
}

function print(value: unknown, json: boolean): void {
  if (json) console.log(JSON.stringify(value));
  else if (Array.isArray(value) && value.length === 0) console.log("Nothing waits.");
  else if (Array.isArray(value)) console.table(value);
  else console.log(value);
}

await runCommand(async () => {
  const words = process.argv.slice(2);
  const { name, as, json, yes, help, input } = parseCommandLine(OPERATIONS, words);
  if (help) {
    console.log(helpText(OPERATIONS, name));
    return words.includes("--help") ? 0 : 1;
  }
  if (OPERATIONS[name]?.access === "money" && !yes && !(await confirmed(name, input))) return 1;
  const answer = await carryOut({ name, as, input });
  if (!answer.ok) throw new StartError(answer.says);
  print(writePictures(answer.value, input.to), json);
  return 0;
});
