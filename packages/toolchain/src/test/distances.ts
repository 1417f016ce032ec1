import type { ImportGraph } from "../cycles/import-graph.ts";

/** The number of imports between each file and the nearest of `changed`; unrelated files are left out. */
export function distancesFrom(changed: readonly string[], graph: ImportGraph): Map<string, number> {
  const importers = new Map<string, string[]>();
  for (const [file, targets] of graph) {
    for (const target of targets.keys()) importers.set(target, [...(importers.get(target) ?? []), file]);
  }
  const found = new Map(changed.map((file) => [file, 0]));
  // Iterating a Map includes entries that are added meanwhile.
  for (const [file, distance] of found) {
    for (const importer of importers.get(file) ?? []) if (!found.has(importer)) found.set(importer, distance + 1);
  }
  return found;
}
