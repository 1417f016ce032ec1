import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { parentPort } from "node:worker_threads";
import { leanRadix } from "@baize/ui/lean-radix";
import { vanillaExtractPlugin } from "@vanilla-extract/vite-plugin";
import { build } from "vite";
import type { Built } from "./sportsbook-bundle.ts";

const SOURCE = join(import.meta.dirname, "..");

const compat = fileURLToPath(import.meta.resolve("preact/compat"));
/** Preact in place of React, which is half of what a page may weigh (decision 74). */
const PREACT = [
  { find: /^react$/, replacement: compat },
  { find: /^react\/jsx-runtime$/, replacement: fileURLToPath(import.meta.resolve("preact/jsx-runtime")) },
  { find: /^react-dom$/, replacement: compat },
  { find: /^react-dom\/client$/, replacement: fileURLToPath(import.meta.resolve("preact/compat/client")) },
];

async function bundle(): Promise<readonly Built[]> {
  const result = await build({
    configFile: false,
    root: SOURCE,
    logLevel: "error",
    mode: "production",
    // Also where a test runs the process: code for development is larger and slower.
    oxc: { jsx: { runtime: "automatic", development: false } },
    define: { "process.env.NODE_ENV": JSON.stringify("production") },
    resolve: { alias: PREACT },
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

// oxlint-disable-next-line unicorn/require-post-message-target-origin -- the port of a thread has no origin
parentPort?.postMessage(await bundle());
