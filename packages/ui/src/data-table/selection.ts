/** The keys of the selected rows, in the order in which they were selected. */
export type Selection = readonly string[];

/** Selects or deselects keys. Those of rows that the table does not show now are kept. */
export function withKeys(selection: Selection, keys: readonly string[], selected: boolean): Selection {
  const next = new Set(selection);
  for (const key of keys) {
    if (selected) next.add(key);
    else next.delete(key);
  }
  return [...next];
}

/** The keys from one row to another, both included, in the order of the table. Only `to` where the table has no `from`. */
export function keysBetween(keys: readonly string[], from: string | undefined, to: string): readonly string[] {
  const [start, end] = [from === undefined ? -1 : keys.indexOf(from), keys.indexOf(to)];
  if (start < 0 || end < 0) return [to];
  return keys.slice(Math.min(start, end), Math.max(start, end) + 1);
}

/** How many of the keys are selected, as the box in the header shows it. */
export function shareOf(chosen: ReadonlySet<string>, keys: readonly string[]): "none" | "some" | "all" {
  const count = keys.reduce((sum, key) => sum + Number(chosen.has(key)), 0);
  if (count === 0) return "none";
  return count === keys.length ? "all" : "some";
}
