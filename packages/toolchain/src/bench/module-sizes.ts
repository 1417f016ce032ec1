import type { Plugin, Rolldown } from "vite";
import { brotliSize, kib } from "./brotli.ts";
import { textTable } from "./text-table.ts";

export interface ModuleSize {
  /** The package, or the folder of one of our own modules. */
  readonly owner: string;
  readonly module: string;
  readonly chunk: string;
  /** Its share of the chunk's bytes, brotli: by its own compressed size before minifying. */
  readonly bytes: number;
}

const packaged = /node_modules\/(?!\.pnpm)((?:@[^/]+\/)?[^/]+)/;
const ours = /\/((?:packages|apps)\/[^/]+\/(?:src\/)?[^/]+|tokens)\//;
const ownerOf = (module: string) => packaged.exec(module)?.[1] ?? ours.exec(module)?.[1] ?? "bundler";

function sizesOf(chunk: Rolldown.OutputChunk): readonly ModuleSize[] {
  const own = Object.entries(chunk.modules).map(([module, { code }]) => ({ module, weight: code ? brotliSize(code) : 0 }));
  const weights = own.reduce((sum, { weight }) => sum + weight, 0);
  const total = brotliSize(chunk.code);
  return own.map(({ module, weight }) => ({
    owner: ownerOf(module),
    module: module.replace(/^.*\/node_modules\//, "").replace(/^.*\/(?=(packages|apps|tokens)\/)/, ""),
    chunk: chunk.fileName,
    bytes: weights > 0 ? (total * weight) / weights : 0,
  }));
}

/** Records, during a build, the size of each module in its chunk. */
export function moduleSizes(): { readonly plugin: Plugin; readonly sizes: ModuleSize[] } {
  const sizes: ModuleSize[] = [];
  const plugin: Plugin = {
    name: "bench-module-sizes",
    generateBundle(_options, bundle) {
      for (const file of Object.values(bundle)) if (file.type === "chunk") sizes.push(...sizesOf(file));
    },
  };
  return { plugin, sizes };
}

const sum = (list: readonly ModuleSize[]) => list.reduce((total, { bytes }) => total + bytes, 0);
const heavier = (one: { bytes: number }, two: { bytes: number }) => two.bytes - one.bytes;
const rows = 40;

/** The heaviest first: by package or folder, then module by module. */
export function moduleTable(sizes: readonly ModuleSize[]): string {
  const owners = [...Map.groupBy(sizes, ({ owner }) => owner)].map(([name, list]) => ({ name, bytes: sum(list) }));
  const first = owners.toSorted(heavier).slice(0, rows);
  const single = sizes.toSorted(heavier).slice(0, rows);
  return [
    textTable([["package or folder", "KiB, about"], ...first.map(({ name, bytes }) => [name, kib(bytes)])]),
    textTable([
      ["module", "chunk", "KiB, about"],
      ...single.map(({ module, chunk, bytes }) => [module, chunk.replace("assets/", ""), kib(bytes)]),
    ]),
  ].join("\n\n");
}
