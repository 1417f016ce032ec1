import { createHash } from "node:crypto";
import { accessSync, chmodSync, constants, existsSync, mkdirSync, unlinkSync } from "node:fs";
import net from "node:net";
import { tmpdir } from "node:os";
import { dirname, resolve } from "node:path";
import { StartError } from "../config/start-error.ts";

/** The socket of the process that holds an embedded database folder. Short on purpose: such paths may have 100 characters. */
function socketPathOf(dataDir: string): string {
  const name = `baize-${createHash("sha256").update(resolve(dataDir)).digest("hex").slice(0, 20)}`;
  return process.platform === "win32" ? `\\\\.\\pipe\\${name}` : `${tmpdir()}/${name}.sock`;
}

const silent = (dataDir: string) =>
  new StartError(`The process that holds the database folder ${dataDir} gave no answer. Try again, or look into its log.`);

/**
 * Sends one line to the process that holds the folder and answers its line; undefined when no process holds it. Throws
 * StartError where that process gives no answer.
 */
export async function askFolderOwner(dataDir: string, line: string): Promise<string | undefined> {
  return await new Promise((done, fail) => {
    const socket = net.connect(socketPathOf(dataDir));
    let answer = "";
    socket.setEncoding("utf8");
    socket.on("connect", () => socket.write(`${line}\n`));
    socket.on("data", (piece) => (answer += piece));
    socket.on("end", () => (answer === "" ? fail(silent(dataDir)) : done(answer)));
    socket.on("error", ({ code }: NodeJS.ErrnoException) =>
      code === "ENOENT" || code === "ECONNREFUSED" ? done(undefined) : fail(silent(dataDir)),
    );
  });
}

// Step by step: Node's own `recursive` never returns where a folder cannot be made (as under /proc).
function makeFolder(path: string): void {
  if (existsSync(path)) return;
  makeFolder(dirname(path));
  mkdirSync(path);
}

/** Makes the folder if need be. Throws StartError when it cannot be written. */
export function prepareFolder(dataDir: string): void {
  try {
    makeFolder(dataDir);
    accessSync(dataDir, constants.R_OK | constants.W_OK | constants.X_OK);
  } catch {
    throw new StartError(`The database folder ${dataDir} cannot be written. Give this user the right to, or set DATA_DIR.`);
  }
}

/** Answers one line with one line. */
export type Answerer = (line: string) => Promise<string>;

const PING = "ping";

/** Answers one line, which comes in several pieces where it is long. */
async function answerSocket(socket: net.Socket, answer: Answerer): Promise<void> {
  let line = "";
  socket.setEncoding("utf8");
  for await (const piece of socket.iterator({ destroyOnReturn: false })) {
    line += String(piece);
    if (line.endsWith("\n")) break;
  }
  const asked = line.trimEnd();
  socket.end(asked === PING ? "here" : await answer(asked));
}

/**
 * Holds the folder for this process until `release`: two owners would destroy the database. While held, other commands
 * reach the database through `answer`. Throws StartError when another process holds it.
 */
export async function claimFolder(dataDir: string, answer: Answerer): Promise<() => Promise<void>> {
  const socketPath = socketPathOf(dataDir);
  if ((await askFolderOwner(dataDir, PING)) !== undefined)
    throw new StartError(`Another process uses the database folder ${dataDir}. Stop it, or set DATA_DIR to another folder.`);
  if (process.platform !== "win32" && existsSync(socketPath)) unlinkSync(socketPath);
  const server = net.createServer((socket) => {
    socket.on("error", () => socket.destroy());
    // A failure ends this connection alone.
    answerSocket(socket, answer).catch(() => socket.destroy());
  });
  await new Promise<void>((done, fail) => server.once("error", fail).listen(socketPath, done));
  if (process.platform !== "win32") chmodSync(socketPath, 0o600);
  server.unref();
  return async () => await new Promise<void>((done) => server.close(() => done()));
}
