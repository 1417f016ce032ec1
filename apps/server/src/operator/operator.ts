// The operators' commands: `npm run operator -- withdrawals approve <id>`, after `sign-in`. `--help` lists all operations.
import { existsSync } from "node:fs";
import { createInterface } from "node:readline/promises";
import * as z from "zod";
import { readConfig } from "../platform/config/config.ts";
import { askFolderOwner } from "../platform/database/folder.ts";
import { openDatabase } from "../platform/database/open.ts";
import { openSystem } from "../open-system.ts";
import { StartError } from "../platform/config/start-error.ts";
import type { Operation } from "../platform/operator/operation.ts";
import { OPERATIONS, type OperatorAnswer, type OperatorRequest, runOperation } from "./operations.ts";
import { writePictures } from "./write-pictures.ts";
import { parseCommandLine } from "./args.ts";
import { askSecrets } from "./ask-secrets.ts";
import { printed } from "./print.ts";
import { readFiles } from "./read-files.ts";
import { forgetSession, storedToken, storeSession } from "./sessions.ts";
import { runCommand } from "../cli/run-command.ts";

const signedOut = z.object({ username: z.string() });
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
  if (!databaseUrl && !existsSync(dataDir))
    throw new StartError(
      `There is no database at ${dataDir}. DATA_DIR names another folder; a server makes its own when it starts.`,
    );
  const database = await openDatabase(config);
  try {
    const answer = await runOperation(await openSystem(config, database), request);
    if (answer.ok || databaseUrl) return answer;
    // The refusal may be due to another folder than the server's.
    return { ok: false, says: `${answer.says} No server is running on ${dataDir}; DATA_DIR names another folder.` };
  } finally {
    await database.close();
  }
}

/** Asks at the terminal before money can move, and shows first what it is about. */
async function confirmed(row: Operation, request: OperatorRequest): Promise<boolean> {
  const { name, input, token } = request;
  if (!process.stdin.isTTY) throw new StartError(`"${name}" can move money. Say --yes if that is meant.`);
  if (row.confirmedBy) {
    const shown = await carryOut({ name: row.confirmedBy, token, input });
    if (!shown.ok) throw new StartError(shown.says);
    console.error(printed(shown.value, false));
  }
  const lines = createInterface({ input: process.stdin, output: process.stderr });
  const answer = await lines.question(`${name} ${JSON.stringify(input)}: this can move money. Type yes to go on: `);
  lines.close();
  return answer.trim().toLowerCase() === "yes";
}

/** Keeps the session that an operation opened, and forgets the one that it ended. */
function afterwards(row: Operation | undefined, value: unknown): unknown {
  if (row?.session === "opens") return storeSession(process.env, value);
  if (row?.session === "ends") forgetSession(process.env, signedOut.parse(value).username);
  return value;
}

await runCommand(async () => {
  const words = process.argv.slice(2);
  const { name, as, json, yes, help, input } = parseCommandLine(OPERATIONS, words);
  if (help !== undefined) {
    console.log(help);
    return words.includes("--help") ? 0 : 1;
  }
  const row = OPERATIONS[name];
  const sent = { ...input, ...readFiles(row?.files ?? [], input) };
  const token = row?.roles === "public" ? "" : storedToken(process.env, as);
  if (row?.access === "money" && !yes && !(await confirmed(row, { name, token, input: sent })))
    throw new StartError("Nothing was done.");
  const secrets = await askSecrets(process.env, row?.secrets ?? []);
  const answer = await carryOut({ name, token, input: { ...sent, ...secrets } });
  if (!answer.ok) throw new StartError(answer.says);
  console.log(printed(writePictures(afterwards(row, answer.value), input.to), json));
  return 0;
});
