import { join } from "node:path";
import { type OutputChunk, rolldown } from "rolldown";

const SOURCE = join(import.meta.dirname, "..");
/** The scripts of the kinds of page. */
const ENTRIES = { play: "web/play/main.ts", lobby: "web/lobby/main.ts", verify: "web/verify/main.ts" } as const;
export type Entry = keyof typeof ENTRIES;

export interface Bundle {
  /** Scripts and their source maps, with which a player reads what judges their rounds. */
  readonly files: ReadonlyMap<string, string>;
  /** The script of an entry, and all that a page of this engine loads at once. */
  readonly scriptsOf: (entry: Entry, engine?: string) => readonly string[];
}

/** The browser's code in one script for each engine and one for what they share: a phone on a slow line asks for few small files. */
export async function bundleScripts(): Promise<Bundle> {
  const input = Object.fromEntries(Object.entries(ENTRIES).map(([name, path]) => [name, join(SOURCE, path)]));
  const build = await rolldown({ input, platform: "browser", onLog: (_level, { message }) => refuse(message) });
  const { output } = await build.generate({
    minify: true,
    sourcemap: true,
    entryFileNames: "[name].js",
    chunkFileNames: "[name]-[hash].js",
  });
  await build.close();
  const files = new Map(output.map((file) => [file.fileName, file.type === "chunk" ? file.code : String(file.source)]));
  const chunks = new Map(output.flatMap((file) => (file.type === "chunk" ? [[file.fileName, file]] : [])));
  return { files, scriptsOf: (entry, engine) => [...reached(chunks, `${entry}.js`, engine)] };
}

function refuse(message: string): never {
  throw new Error(`The scripts of the pages cannot be bundled: ${message}`);
}

type Chunks = ReadonlyMap<string, OutputChunk>;

/** A script, what it imports, and what it loads later to reach the board of this engine. */
function reached(chunks: Chunks, from: string, engine: string | undefined, found = new Set<string>()): Set<string> {
  const chunk = chunks.get(from);
  if (!chunk || found.has(from)) return found;
  found.add(from);
  const later = chunk.dynamicImports.filter((name) => leadsToBoard(chunks, name, engine));
  for (const name of [...chunk.imports, ...later]) reached(chunks, name, engine, found);
  return found;
}

function leadsToBoard(chunks: Chunks, name: string, engine: string | undefined): boolean {
  const chunk = chunks.get(name);
  if (!chunk || engine === undefined) return false;
  if (chunk.facadeModuleId?.endsWith(`/engines/${engine}/board.ts`)) return true;
  return chunk.dynamicImports.some((later) => leadsToBoard(chunks, later, engine));
}
