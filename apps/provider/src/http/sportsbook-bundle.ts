import { createHash } from "node:crypto";
import { once } from "node:events";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";
import { Worker } from "node:worker_threads";
import { brotliCompress } from "node:zlib";
import * as z from "zod/mini";
import type { PageBundle } from "../pages/document.ts";
import type { Asset } from "./assets.ts";

const SOURCE = join(import.meta.dirname, "..");

export interface SportsbookBundle {
  readonly files: ReadonlyMap<string, Asset>;
  readonly page: PageBundle;
}

let made: Promise<SportsbookBundle> | undefined;

/** Builds the page of the sportsbook once a process, or again where that failed. It is made of the kit, which no other page of the vendor loads. */
export function buildSportsbook(): Promise<SportsbookBundle> {
  made ??= make().catch((error: unknown) => {
    made = undefined;
    throw error;
  });
  return made;
}

const compress = promisify(brotliCompress);
const TYPES = { css: "text/css; charset=utf-8", js: "text/javascript; charset=utf-8" } as const;

async function packed(type: string, text: string): Promise<Asset> {
  const body = Buffer.from(text);
  return { type, body: Uint8Array.from(body), brotli: Uint8Array.from(await compress(body)) };
}

const builtFiles = z.array(
  z.object({
    fileName: z.string(),
    text: z.string(),
    /** Whether the page loads it at once: the first script, or what that one imports. */
    first: z.enum(["entry", "imported", "later"]),
  }),
);

/** What the thread answers with. */
export type Built = z.infer<typeof builtFiles>[number];

/**
 * Builds in a thread of its own. The build tools end the process by themselves when it is told to stop, before its journal is closed;
 * a thread gets no signals. Its memory is free again afterwards.
 */
async function bundle(): Promise<readonly Built[]> {
  const thread = new Worker(new URL("build-sportsbook.ts", import.meta.url));
  try {
    const ended = once(thread, "exit").then(([code]: unknown[]) => {
      throw new Error(`The page of the sportsbook was not built: its thread ended with ${String(code)}.`);
    });
    const [built]: unknown[] = await Promise.race([once(thread, "message"), ended]);
    ended.catch(() => undefined);
    return builtFiles.parse(built);
  } finally {
    await thread.terminate();
  }
}

async function make(): Promise<SportsbookBundle> {
  const built = await bundle();
  const faces = readFileSync(join(SOURCE, "web/style/faces.css"), "utf8");
  const sheet = faces + built.flatMap(({ fileName, text }) => (fileName.endsWith(".css") ? [text] : [])).join("\n");
  const style = `sportsbook-${createHash("sha256").update(sheet).digest("hex").slice(0, 16)}.css`;
  const scripts = built.filter(({ fileName }) => fileName.endsWith(".js"));
  const files = new Map<string, Asset>([[style, await packed(TYPES.css, sheet)]]);
  for (const { fileName, text } of scripts) files.set(fileName, await packed(TYPES.js, text));
  const named = (first: Built["first"]) => scripts.filter((each) => each.first === first).map(({ fileName }) => fileName);
  return { files, page: { style, scripts: [...named("entry"), ...named("imported")] } };
}
