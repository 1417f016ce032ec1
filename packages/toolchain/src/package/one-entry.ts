import { readFileSync } from "node:fs";
import { join, relative } from "node:path";
import { type OutputChunk, type Plugin, rolldown } from "rolldown";
import { firstChunks } from "../bench/first-chunks.ts";
import type { Consumer } from "./consumer.ts";

/** The files of one subpath. Paths are those in the package. */
export interface BundledEntry {
  readonly modules: readonly string[];
  readonly sheets: readonly string[];
  /** Minified; React is not among it. */
  readonly code: string;
  /** The files that the entry loads on demand. */
  readonly lazyCode: string;
  readonly css: string;
}

const peers = /^(react|react-dom)(\/|$)/;
const virtual = "\0entry";
const sheetMark = /globalThis\.sheet\([^)]*\)[,;]?/g;

function consumerOf(specifier: string): Plugin {
  return {
    name: "consumer",
    resolveId: (id) => (id === virtual ? id : undefined),
    load(id) {
      if (id === virtual) return `export * from ${JSON.stringify(specifier)};`;
      // A statement with an effect: it stays exactly where a bundler must keep the sheet.
      return id.endsWith(".css") ? { code: `globalThis.sheet(${JSON.stringify(id)});`, moduleType: "js" } : undefined;
    },
  };
}

async function buildChunks(consumer: Consumer, specifier: string): Promise<readonly OutputChunk[]> {
  const build = await rolldown({
    input: virtual,
    cwd: consumer.folder,
    external: (id) => peers.test(id),
    platform: "browser",
    transform: { define: { "process.env.NODE_ENV": '"production"' } },
    checks: { pluginTimings: false },
    logLevel: "silent",
    plugins: [consumerOf(specifier)],
  });
  try {
    const { output } = await build.generate({ format: "esm", minify: true, dir: join(consumer.folder, "out") });
    return output.filter((file) => file.type === "chunk");
  } finally {
    await build.close();
  }
}

const text = (list: readonly OutputChunk[]) => list.map(({ code }) => code.replaceAll(sheetMark, "")).join("\n");

/** The bundle of a consumer that imports this subpath and keeps everything it exports. */
export async function bundleEntry(consumer: Consumer, name: string, subpath: string): Promise<BundledEntry> {
  const chunks = await buildChunks(consumer, `${name}/${subpath.slice(2)}`);
  const kept = chunks.flatMap(({ modules }) => Object.entries(modules).filter(([, { renderedLength }]) => renderedLength > 0));
  const home = consumer.installed(name);
  const own = kept.map(([id]) => id).filter((id) => id.startsWith(home));
  const sheets = own.filter((id) => id.endsWith(".css"));
  const place = (id: string) => relative(home, id).replaceAll("\\", "/");
  const first = firstChunks(chunks);
  return {
    modules: own
      .filter((id) => !id.endsWith(".css"))
      .map(place)
      .toSorted(),
    sheets: sheets.map(place).toSorted(),
    code: text(chunks.filter((chunk) => first.has(chunk))),
    lazyCode: text(chunks.filter((chunk) => !first.has(chunk))),
    css: sheets.map((id) => readFileSync(id, "utf8")).join("\n"),
  };
}
