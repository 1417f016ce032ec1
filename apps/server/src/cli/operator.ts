// What a person of the house does: `pnpm operator withdrawals approve <id> --as meera`. `--help` lists it all.
import { createInterface } from "node:readline/promises";
import { parseArgs } from "node:util";
import { readConfig } from "../config.ts";
import { askFolderOwner } from "../db/folder.ts";
import { openDatabase } from "../db/open.ts";
import { openSystem } from "../open-system.ts";
import { StartError } from "../start-error.ts";
import { type OperatorAnswer, type OperatorRequest, OPERATIONS, runOperation } from "./operator/operations.ts";
import { runCommand } from "./run-command.ts";

const text = { type: "string" } as const;
const flag = { type: "boolean" } as const;

function parsed() {
  return parseArgs({
    allowPositionals: true,
    options: {
      as: text,
      state: text,
      brand: text,
      member: text,
      wallet: text,
      amount: text,
      reason: text,
      json: flag,
      yes: flag,
      help: flag,
    },
  });
}

function given(): ReturnType<typeof parsed> {
  try {
    return parsed();
  } catch (error) {
    throw new StartError(error instanceof Error ? error.message : "The arguments cannot be read.");
  }
}

function readArguments() {
  const { values, positionals } = given();
  const { as = "", json = false, yes = false, help = false, ...named } = values;
  const [group = "", verb = "", id] = positionals;
  return { name: `${group} ${verb}`.trim(), as, json, yes, help, input: { ...named, ...(id ? { id } : {}) } };
}

function helpText(): string {
  const lines = Object.entries(OPERATIONS).map(([name, { usage, summary }]) => `  ${name} ${usage}\n      ${summary}`);
  return [
    "Usage: pnpm operator <group> <verb> [<id>] [options]",
    "",
    ...lines,
    "",
    "  --as <name>   who you are; needed for all that changes something",
    "  --yes         confirms what moves money (asked for otherwise)",
    "  --json        prints the answer as JSON",
  ].join("\n");
}

async function confirmed(name: string, input: object): Promise<boolean> {
  if (!process.stdin.isTTY) throw new StartError(`"${name}" moves money. Say --yes if that is meant.`);
  const lines = createInterface({ input: process.stdin, output: process.stderr });
  const answer = await lines.question(`${name} ${JSON.stringify(input)}: this moves money. Type yes to go on: `);
  lines.close();
  return answer.trim().toLowerCase() === "yes";
}

// The line comes from this same program at the other end of a private socket.
const asAnswer = (said: unknown): OperatorAnswer => said as OperatorAnswer;

/** By the running server where there is one, for it holds an embedded database alone. */
async function carryOut(request: OperatorRequest): Promise<OperatorAnswer> {
  const config = readConfig(process.env);
  const { databaseUrl, dataDir } = config;
  const answered = databaseUrl ? undefined : await askFolderOwner(dataDir, `operator ${JSON.stringify(request)}`);
  if (answered !== undefined) return asAnswer(JSON.parse(answered));
  const database = await openDatabase({ databaseUrl, dataDir });
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
  const { name, as, json, yes, help, input } = readArguments();
  const row = OPERATIONS[name];
  if (help || !row) {
    console.log(helpText());
    return help ? 0 : 1;
  }
  if (row.changes === "money" && !yes && !(await confirmed(name, input))) return 1;
  const answer = await carryOut({ name, as, input });
  if (!answer.ok) throw new StartError(answer.says);
  print(answer.value, json);
  return 0;
});
