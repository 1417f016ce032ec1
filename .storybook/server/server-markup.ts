import { execFile } from "node:child_process";
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";

export interface Markup {
  readonly html: string;
  /** What went wrong on the server: an error thrown, or words to the console. */
  readonly said: readonly string[];
}

declare module "vitest/browser" {
  interface BrowserCommands {
    serverMarkup: () => Promise<Readonly<Record<string, Markup>>>;
  }
}

// A server is elsewhere: another day, another language.
const elsewhere = { TZ: "Pacific/Kiritimati", LC_ALL: "de_DE.UTF-8" };

/** A command for browser tests: renders every case in a Node of its own, which has no document, and hands the markup over. */
export async function serverMarkup(): Promise<Readonly<Record<string, Markup>>> {
  const folder = await mkdtemp(join(tmpdir(), "baize-markup-"));
  try {
    const file = join(folder, "markup.json");
    const env = { ...process.env, ...elsewhere, NODE_ENV: "test", VITEST: undefined };
    await promisify(execFile)(process.execPath, [join(import.meta.dirname, "render.ts"), file], { env });
    return JSON.parse(await readFile(file, "utf8"));
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
