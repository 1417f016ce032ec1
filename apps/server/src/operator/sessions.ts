import { chmodSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { homedir } from "node:os";
import { join, resolve } from "node:path";
import * as z from "zod";
import { readConfig } from "../platform/config/config.ts";
import { StartError } from "../platform/config/start-error.ts";
import { hashOf } from "../platform/security/tokens.ts";

const opened = z.object({ username: z.string().regex(/^[a-z0-9._-]+$/), token: z.string(), expiresAt: z.string() });

/** A name of the server's database: a session of another server is of no use here. */
function databaseName(env: NodeJS.ProcessEnv): string {
  const { databaseUrl, dataDir } = readConfig(env);
  return hashOf(databaseUrl ?? resolve(dataDir));
}
/** One file an operator, which no other user of the machine can read. */
const folderIn = (env: NodeJS.ProcessEnv): string =>
  env.OPERATOR_SESSIONS || join(homedir(), ".baize", "operator-sessions", databaseName(env));
const fileOf = (folder: string, username: string): string => join(folder, `${username}.json`);

/** Stores the session that an answer holds; returns the answer without its token. */
export function storeSession(env: NodeJS.ProcessEnv, answer: unknown): unknown {
  const { token, ...shown } = opened.loose().parse(answer);
  const folder = folderIn(env);
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const file = fileOf(folder, shown.username);
  writeFileSync(file, JSON.stringify({ username: shown.username, token, expiresAt: shown.expiresAt }), { mode: 0o600 });
  // The mode of a file that was there before stays otherwise.
  chmodSync(file, 0o600);
  return shown;
}

function storedNames(folder: string): string[] {
  try {
    return readdirSync(folder)
      .filter((name) => name.endsWith(".json"))
      .map((name) => name.slice(0, -".json".length));
  } catch {
    return [];
  }
}

/** Whose session to use: the one named, or the only one. */
function chosenName(folder: string, as: string): string | undefined {
  if (as !== "") return as;
  const names = storedNames(folder);
  if (names.length > 1)
    throw new StartError(`Several operators are signed in here: ${names.join(", ")}. Say which: --as <name>.`);
  return names[0];
}

/** The token of the operator who is signed in here; empty without one. Throws StartError for a file that others can read. */
export function storedToken(env: NodeJS.ProcessEnv, as: string): string {
  const folder = folderIn(env);
  const name = chosenName(folder, as);
  if (name === undefined || !storedNames(folder).includes(name)) return "";
  const file = fileOf(folder, name);
  if (process.platform !== "win32" && (statSync(file).mode & 0o077) !== 0)
    throw new StartError(`Others can read ${file}. Remove it, and sign in again.`);
  return opened.parse(JSON.parse(readFileSync(file, "utf8"))).token;
}

/** Removes the operator's session from this machine. */
export function forgetSession(env: NodeJS.ProcessEnv, username: string): void {
  rmSync(fileOf(folderIn(env), username), { force: true });
}
