import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress } from "node:zlib";
import { leanRadix } from "@baize/ui/lean-radix";
import type { PageBundle } from "../pages/document.ts";
import type { Asset } from "./assets.ts";

const SOURCE = join(import.meta.dirname, "..");

export interface SportsbookBundle {
  readonly files: ReadonlyMap<string, Asset>;
  readonly page: PageBundle;
}

let made: Promise<SportsbookBundle> | undefined;

/** Builds the page of the sportsbook once a process. It is made of the kit, which no other page of the vendor loads. */
export function buildSportsbook(): Promise<SportsbookBundle> {
  made ??= make();
  return made;
}

const compress = promisify(brotliCompress);
const TYPES = { css: "text/css; charset=utf-8", js: "text/javascript; charset=utf-8" } as const;

async function packed(type: string, text: string): Promise<Asset> {
  const body = Buffer.from(text);
  return { type, body: Uint8Array.from(body), brotli: Uint8Array.from(await compress(body)) };
}

interface Built {
  readonly fileName: string;
  readonly text: string;
  /** Whether the page loads it at once: the first script, or what that one imports. */
  readonly first: "entry" | "imported" | "later";
}

/** Imports the build tools when the page is first asked for: a process whose sportsbook is never opened does without them. */
async function bundle(): Promise<readonly Built[]> {
  const [{ build }, { vanillaExtractPlugin }] = await Promise.all([import("vite"), import("@vanilla-extract/vite-plugin")]);
  const result = await build({
    configFile: false,
    root: SOURCE,
    logLevel: "error",
    mode: "production",
    // Also where a test runs the process: the development build of React is larger and slower.
    oxc: { jsx: { runtime: "automatic", development: false } },
    define: { "process.env.NODE_ENV": JSON.stringify("production") },
    plugins: [vanillaExtractPlugin({ identifiers: "short" }), leanRadix()],
    build: {
      write: false,
      assetsInlineLimit: 0,
      cssCodeSplit: false,
      modulePreload: false,
      target: ["chrome99", "safari15.4", "firefox97"],
      rolldownOptions: {
        input: join(SOURCE, "web/sportsbook/main.tsx"),
        output: { entryFileNames: "sportsbook-[hash].js", chunkFileNames: "sportsbook-[name]-[hash].js" },
      },
    },
  });
  if (!("output" in result)) throw new Error("The page of the sportsbook was not built.");
  const entry = result.output.find((file) => file.type === "chunk" && file.isEntry);
  const imported: readonly string[] = entry?.type === "chunk" ? entry.imports : [];
  const firstOf = (name: string) => (name === entry?.fileName ? "entry" : imported.includes(name) ? "imported" : "later");
  return result.output.map((file) => ({
    fileName: file.fileName,
    text: file.type === "chunk" ? file.code : String(file.source),
    first: firstOf(file.fileName),
  }));
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
