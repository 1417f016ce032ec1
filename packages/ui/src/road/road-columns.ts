/** The outcome of one draw. */
export interface RoadBead {
  /** The draw's number. */
  readonly id: string;
  /** The id of the outcome. */
  readonly outcome: string;
}

/** The beads in columns from the oldest to the newest: a streak goes down and goes on in the next column when it is longer. */
export function roadColumns(beads: readonly RoadBead[], variant: "streaks" | "beads", rows: number): readonly RoadBead[][] {
  const columns: RoadBead[][] = [];
  for (const bead of beads) {
    const last = columns.at(-1);
    const goesOn = last !== undefined && last.length < rows && (variant === "beads" || last.at(-1)?.outcome === bead.outcome);
    if (goesOn) last.push(bead);
    else columns.push([bead]);
  }
  return columns;
}
