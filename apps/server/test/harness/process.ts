import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterEach } from "vitest";
import { createDatabase } from "./create-database.ts";

const root = fileURLToPath(new URL("../..", import.meta.url));

export interface RunningServer {
  readonly url: string;
  /** Ends it with SIGKILL, as a power cut does. */
  kill(): Promise<void>;
  /** Ends it with SIGTERM, as an operator does; returns the exit code. */
  stop(): Promise<number | null>;
}

export interface Ended {
  readonly code: number | null;
  readonly stdout: string;
  readonly stderr: string;
}

const children = new Set<ChildProcess>();
const cleanups: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const child of children) child.kill("SIGKILL");
  for (const clean of cleanups.splice(0)) await clean();
});

function start(script: string, env: Record<string, string>, args: readonly string[] = []): ChildProcess {
  // Nothing but these variables: the developer's own PORT or DATA_DIR must not reach a test.
  const { PATH = "", HOME = "", NODE_COMPILE_CACHE = "" } = process.env;
  const bare = { PATH, HOME, NODE_COMPILE_CACHE, TMPDIR: tmpdir(), BAIZE_MODE: "sandbox", RATE_LIMITS: "off" };
  const child = spawn(process.execPath, [join(root, script), ...args], {
    env: { ...bare, ...env },
    stdio: ["ignore", "pipe", "pipe"],
  });
  children.add(child);
  child.once("exit", () => children.delete(child));
  return child;
}

/** Runs a command to its end. */
export async function run(script: string, env: Record<string, string>, args: readonly string[] = []): Promise<Ended> {
  const child = start(script, env, args);
  let [stdout, stderr] = ["", ""];
  child.stdout?.setEncoding("utf8").on("data", (text: string) => (stdout += text));
  child.stderr?.setEncoding("utf8").on("data", (text: string) => (stderr += text));
  await once(child, "close");
  return { code: child.exitCode, stdout, stderr };
}

/** A folder that is removed after the test. */
export function emptyFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), "baize-test-"));
  cleanups.push(async () => await Promise.resolve(rmSync(folder, { recursive: true, force: true })));
  return folder;
}

/** An empty place for a server's data: a folder, or a database where DATABASE_URL names a PostgreSQL server. */
export async function emptyPlace(): Promise<Record<string, string>> {
  const url = process.env.DATABASE_URL;
  if (!url) return { DATA_DIR: join(emptyFolder(), "db") };
  const own = await createDatabase(url);
  cleanups.push(own.drop);
  return { DATABASE_URL: own.url };
}

async function until(child: ChildProcess, wanted: RegExp): Promise<string> {
  let seen = "";
  child.stderr?.setEncoding("utf8").on("data", (text: string) => (seen += text));
  for await (const text of child.stdout?.setEncoding("utf8") ?? []) {
    seen += String(text);
    const found = wanted.exec(seen)?.[1];
    if (found) return found;
  }
  throw new Error(`The server ended: ${seen}`);
}

async function ended(child: ChildProcess, signal: NodeJS.Signals): Promise<number | null> {
  const exit = once(child, "exit");
  child.kill(signal);
  await exit;
  return child.exitCode;
}

/** Starts the real server, as `npm start` runs it, on a free port. */
export async function startServer(env: Record<string, string>): Promise<RunningServer> {
  const child = start("src/main.ts", { PORT: "0", ...env });
  const port = await until(child, /listening on http:\/\/localhost:(\d+)/);
  return {
    url: `http://127.0.0.1:${port}`,
    kill: async () => void (await ended(child, "SIGKILL")),
    stop: async () => await ended(child, "SIGTERM"),
  };
}
