import type { ImportGraph } from "./import-graph.ts";
import type { ImportKind } from "./imports-of.ts";

/** Files that import one another in a ring; the last one imports the first. */
export type Cycle = readonly { readonly file: string; readonly importsNextAs: ImportKind }[];

/** The shortest way from a file back to itself, or undefined. */
function shortestCycle(graph: ImportGraph, start: string): readonly string[] | undefined {
  const cameFrom = new Map<string, string>();
  const queue = [start];
  for (const file of queue) {
    for (const next of graph.get(file)?.keys() ?? []) {
      if (next === start) {
        const path = [file];
        for (let at = cameFrom.get(file); at !== undefined; at = cameFrom.get(at)) path.unshift(at);
        return path;
      }
      if (cameFrom.has(next)) continue;
      cameFrom.set(next, file);
      queue.push(next);
    }
  }
  return undefined;
}

/** The graph without files that import no file in it, or that no file in it imports, repeatedly: those are in no cycle. */
function withoutEnds(graph: ImportGraph): ImportGraph {
  let left = graph;
  for (;;) {
    const imported = new Set([...left.values()].flatMap((targets) => [...targets.keys()]));
    const kept = [...left].filter(([file, targets]) => imported.has(file) && [...targets.keys()].some((one) => left.has(one)));
    if (kept.length === left.size) return left;
    const names = new Set(kept.map(([file]) => file));
    left = new Map(kept.map(([file, targets]) => [file, new Map([...targets].filter(([one]) => names.has(one)))]));
  }
}

/** Cycles that together contain every file of a cycle; each is listed once. */
export function findCycles(graph: ImportGraph): readonly Cycle[] {
  const candidates = withoutEnds(graph);
  const told = new Set<string>();
  const cycles: Cycle[] = [];
  for (const start of candidates.keys()) {
    if (told.has(start)) continue;
    const files = shortestCycle(candidates, start);
    if (!files) continue;
    for (const file of files) told.add(file);
    cycles.push(
      files.map((file, index) => {
        const next = files[(index + 1) % files.length] ?? start;
        return { file, importsNextAs: candidates.get(file)?.get(next) ?? "static" };
      }),
    );
  }
  return cycles;
}
