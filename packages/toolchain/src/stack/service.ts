import { type ChildProcess, spawn } from "node:child_process";
import { createWriteStream, mkdirSync, readFileSync } from "node:fs";
import { dirname } from "node:path";
import { createInterface } from "node:readline";
import type { Readable } from "node:stream";
import { setTimeout as pause } from "node:timers/promises";
import { root } from "../root.ts";

export interface ServiceRow {
  readonly name: string;
  readonly command: readonly [program: string, ...args: string[]];
  readonly env: Readonly<Record<string, string>>;
  /** Answers 200 once the service can be used. */
  readonly ready: string;
  /** Seconds until it counts as failed. */
  readonly timeoutSeconds: number;
  /** Whether Node starts it again at each change of its code. */
  readonly isWatched?: boolean;
}
export interface Service {
  readonly name: string;
  readonly stop: () => Promise<void>;
  /** Ends it with SIGKILL, as a crash does. */
  readonly kill: () => Promise<void>;
  /** Resolves with the exit code when the process ends by itself. */
  readonly ended: Promise<number>;
}

const tail = (file: string) => readFileSync(file, "utf8").trimEnd().split("\n").slice(-12).join("\n");

async function answers(url: string): Promise<boolean> {
  try {
    return (await fetch(url, { signal: AbortSignal.timeout(2000) })).ok;
  } catch {
    return false;
  }
}

function signalGroup(child: ChildProcess, signal: NodeJS.Signals): void {
  if (child.pid === undefined) return;
  try {
    process.kill(-child.pid, signal); // the whole group: pnpm, vite and what they started
  } catch {
    child.kill(signal); // no group of its own (Windows), or gone already
  }
}

function stopper(child: ChildProcess, ended: Promise<number>): () => Promise<void> {
  return async () => {
    if (child.exitCode === null && child.signalCode === null) {
      signalGroup(child, "SIGTERM");
      const late = AbortSignal.timeout(5000);
      late.addEventListener("abort", () => signalGroup(child, "SIGKILL"));
      await ended;
    }
    signalGroup(child, "SIGKILL"); // whatever of the group outlived its leader
  };
}

async function untilReady(row: ServiceRow, ended: Promise<number>, log: string): Promise<void> {
  const over = { code: undefined as number | undefined };
  void ended.then((code) => (over.code = code));
  for (const limit = Date.now() + row.timeoutSeconds * 1000; Date.now() < limit; await pause(150)) {
    if (over.code !== undefined) throw new Error(`${row.name} stopped with code ${over.code}:\n${tail(log)}`);
    if (await answers(row.ready)) return;
  }
  throw new Error(`${row.name} did not answer within ${row.timeoutSeconds} s (${row.ready}):\n${tail(log)}`);
}

/** Prints in the terminal when Node starts the service again, and when it listens. */
function announceRestarts(name: string, output: Readable): void {
  let isRestarting = false;
  createInterface({ input: output }).on("line", (line) => {
    const begins = /^(Restarting|Failed running) /.test(line);
    if (!begins && !(isRestarting && line.startsWith("listening on "))) return;
    isRestarting = begins;
    console.log(`baize: ${name}: ${line}`);
  });
}

/**
 * Starts one service, writes its output to `log`, and waits until it answers. Throws, with the log's last lines, when it does
 * not.
 */
export async function startService(row: ServiceRow, log: string): Promise<Service> {
  mkdirSync(dirname(log), { recursive: true });
  const sink = createWriteStream(log);
  const [program, ...args] = row.command;
  const child = spawn(program, args, {
    cwd: root,
    env: { ...process.env, ...row.env },
    detached: process.platform !== "win32",
    stdio: ["ignore", "pipe", "pipe"],
  });
  child.stdout.pipe(sink, { end: false });
  child.stderr.pipe(sink, { end: false });
  const ended = new Promise<number>((resolve) => {
    child.once("exit", (code) => resolve(code ?? 1));
    child.once("error", () => resolve(1));
  });
  const stop = stopper(child, ended);
  try {
    await untilReady(row, ended, log);
  } catch (error) {
    await stop();
    throw error;
  }
  if (row.isWatched) announceRestarts(row.name, child.stdout);
  const kill = async () => {
    signalGroup(child, "SIGKILL");
    await ended;
  };
  return { name: row.name, stop, kill, ended };
}
