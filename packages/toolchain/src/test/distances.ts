import type { ImportGraph } from "../cycles/import-graph.ts";

/** How many imports lie between each file and the nearest of `changed`; files that no import leads to are left out. */
export function distancesFrom(changed: readonly string[], graph: ImportGraph): Map<string, number> {
  const importers = new Map<string, string[]>();
  for (const [file, targets] of graph) {
    for (const target of targets.keys()) importers.set(target, [...(importers.get(target) ?? []), file]);
  }
  const found = new Map(changed.map((file) => [file, 0]));
  // A map hands out what is added while it is walked.
  for (const [file, distance] of found) {
    for (const importer of importers.get(file) ?? []) if (!found.has(importer)) found.set(importer, distance + 1);
  }
  return found;
}
