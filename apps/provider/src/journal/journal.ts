import { closeSync, openSync } from "node:fs";
import { type FileHandle, mkdir, open, readFile, rename, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { StartError } from "../start-error.ts";

/** Appends lines to a file; a line is on disk when its promise settles. Lines that wait together share one sync. */
export interface Journal {
  readonly append: (line: unknown) => Promise<void>;
  readonly close: () => Promise<void>;
}

function appender(file: FileHandle): Journal {
  let waiting: string[] = [];
  let flushing: Promise<void> | undefined;
  let next: Promise<void> | undefined;
  const flush = async () => {
    const lines = waiting.join("");
    waiting = [];
    next = undefined;
    await file.appendFile(lines);
    await file.datasync();
  };
  const append = (line: unknown): Promise<void> => {
    waiting.push(`${JSON.stringify(line)}\n`);
    next ??= (flushing ?? Promise.resolve()).then(() => (flushing = flush()));
    return next;
  };
  const close = async () => {
    await next;
    await flushing;
    await file.close();
  };
  return { append, close };
}

/** The lines of the file. A last line that a crash cut short is dropped: no caller was answered for it. */
async function readLines(path: string): Promise<unknown[]> {
  const text = await readFile(path, "utf8").catch((error: NodeJS.ErrnoException) => {
    if (error.code === "ENOENT") return "";
    throw error;
  });
  const whole = text.slice(0, text.lastIndexOf("\n") + 1);
  return whole
    .split("\n")
    .filter((line) => line !== "")
    .map((line): unknown => JSON.parse(line));
}

function claim(folder: string): void {
  try {
    closeSync(openSync(join(folder, "writable"), "w"));
  } catch {
    throw new StartError(`Cannot write in ${folder}: give this user the right to, or set DATA_DIR to another folder.`);
  }
}

/**
 * Opens the journal of a folder. `replay` gets the lines of earlier runs and returns the few lines that hold the same state.
 * They replace the file by a rename, so that a crash leaves either the old or the new one.
 */
export async function openJournal(folder: string, replay: (lines: unknown[]) => Promise<unknown[]>): Promise<Journal> {
  const path = join(folder, "journal.jsonl");
  await mkdir(folder, { recursive: true }).catch(() => claim(folder));
  claim(folder);
  const lines = await readLines(path).catch(() => {
    throw new StartError(`${path} cannot be read as a journal: move it away to start anew, or restore it from a copy.`);
  });
  const kept = await replay(lines);
  const fresh = `${path}.new`;
  await writeFile(fresh, kept.map((line) => `${JSON.stringify(line)}\n`).join(""), { flush: true });
  await rename(fresh, path);
  return appender(await open(path, "a"));
}
