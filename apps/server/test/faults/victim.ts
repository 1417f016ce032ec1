import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Answers, Question } from "./victim-side.ts";

const server = join(import.meta.dirname, "../../src/main.ts");
const side = join(import.meta.dirname, "victim-side.ts");

export class Died extends Error {
  override name = "Died";
}

/** A real server that can be told to kill itself. */
export interface Victim {
  /** Throws `Died` when the process ended before it answered. */
  ask<Q extends Question>(question: Q): Promise<Answers[Q["ask"]]>;
  stop(): Promise<void>;
}

interface Reply {
  readonly number: number;
  readonly value?: unknown;
  readonly error?: string;
}

// `victim-side.ts` answers each question by the type of the same name in `Answers`; the caller knows which one it waits for.
const asAwaited = (value: unknown): never => value as never;

function start(env: Record<string, string>): ChildProcess {
  // Nothing but these variables: the developer's own PORT or DATA_DIR must not reach the server.
  const bare = { PATH: process.env.PATH ?? "", HOME: process.env.HOME ?? "", TMPDIR: tmpdir() };
  const settings = { BAIZE_MODE: "sandbox", PORT: "0", RATE_LIMITS: "off", PROOF_WORK: "light", PASSWORD_WORK: "light" };
  return spawn(process.execPath, ["--import", side, server], {
    env: { ...bare, ...settings, ...env },
    stdio: ["ignore", "pipe", "pipe", "ipc"],
    // Balances are bigint.
    serialization: "advanced",
  });
}

async function readPort(child: ChildProcess): Promise<string> {
  let seen = "";
  child.stderr?.setEncoding("utf8").on("data", (text: string) => (seen += text));
  for await (const text of child.stdout?.setEncoding("utf8") ?? []) {
    seen += String(text);
    const port = /listening on http:\/\/localhost:(\d+)/.exec(seen)?.[1];
    if (port) return port;
  }
  throw new Error(`The server ended: ${seen}`);
}

/** Starts the real server, as `npm start` runs it, on this data. */
export async function startVictim(env: Record<string, string>, brand: string): Promise<Victim> {
  const child = start(env);
  const ended = once(child, "exit");
  const killer = () => void child.kill("SIGKILL");
  process.once("exit", killer);
  void ended.then(() => process.removeListener("exit", killer));
  const url = `http://127.0.0.1:${await readPort(child)}`;
  const waiting = new Map<number, { done: (value: never) => void; fail: (error: Error) => void }>();
  child.on("message", ({ number, value, error }: Reply) => {
    const one = waiting.get(number);
    waiting.delete(number);
    if (error === undefined) one?.done(asAwaited(value));
    else one?.fail(new Error(error));
  });
  child.once("exit", () => {
    for (const one of waiting.values()) one.fail(new Died("The server was killed"));
  });
  let last = 0;
  return {
    ask: async <Q extends Question>(question: Q) => {
      const number = (last += 1);
      const answer = new Promise<Answers[Q["ask"]]>((done, fail) => waiting.set(number, { done, fail }));
      child.send({ ...question, number, url, brand });
      return await answer;
    },
    stop: async () => {
      child.kill("SIGKILL");
      await ended;
    },
  };
}
