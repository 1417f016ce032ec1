import type { Placement } from "./placement.ts";

/** The placements as a text: each kind with its tables. */
export function reportPlacements(placements: Readonly<Record<string, Placement>>): string {
  const groups = Map.groupBy(Object.entries(placements), ([, placement]) =>
    placement.kind === "distributed" ? `distributed by ${placement.by}` : `${placement.kind}: ${placement.why}`,
  );
  return [...groups]
    .toSorted(([a], [b]) => a.localeCompare(b))
    .map(
      ([title, tables]) =>
        `${title} (${tables.length})\n  ${tables
          .map(([name]) => name)
          .toSorted()
          .join(", ")}`,
    )
    .join("\n");
}
