import { readFileSync } from "node:fs";
import { dirname } from "node:path";
import { ResolverFactory } from "oxc-resolver";
import { type ImportKind, importsOf } from "./imports-of.ts";

/** The imports of each file and their kinds; files by their absolute path. */
export type ImportGraph = ReadonlyMap<string, ReadonlyMap<string, ImportKind>>;

const resolver = new ResolverFactory({
  extensions: [".ts", ".tsx", ".js", ".mjs"],
  conditionNames: ["types", "import", "default"],
});

/** The imports among these files. Imports of other files (a dependency, a data file) are left out. */
export function importGraph(files: readonly string[]): ImportGraph {
  const known = new Set(files);
  const targetsOf = (file: string) => {
    const targets = new Map<string, ImportKind>();
    for (const { kind, source } of importsOf(file, readFileSync(file, "utf8"))) {
      const { path } = resolver.sync(dirname(file), source.replace(/\?.*$/, ""));
      // One import of a file is enough as evidence.
      if (path !== undefined && known.has(path) && !targets.has(path)) targets.set(path, kind);
    }
    return targets;
  };
  return new Map(files.map((file) => [file, targetsOf(file)]));
}
