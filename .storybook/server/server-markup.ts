import { execFile } from "node:child_process";
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";

export interface Markup {
  readonly html: string;
  /** Errors of the server: thrown, or written to the console. */
  readonly said: readonly string[];
}

declare module "vitest/browser" {
  interface BrowserCommands {
    serverMarkup: () => Promise<Readonly<Record<string, Markup>>>;
  }
}

// A server in another zone, on another day, in another language.
const elsewhere = { TZ: "Pacific/Kiritimati", LC_ALL: "de_DE.UTF-8" };

/**
 * A command for browser tests: renders every case in a separate Node process, which has no document, and returns the markup.
 */
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
