/** What past draws say about one number. */
export interface NumberTrend {
  /** As it is written on the board: "07". */
  readonly number: string;
  /** In how many draws it came. */
  readonly frequency: number;
  /** For how many draws it has not come: 0 if it came in the last. */
  readonly omission: number;
}

/** Counts numbers in draws, which come newest first; a number that comes twice in a draw counts once. */
export function trendsIn(numbers: readonly string[], draws: readonly (readonly string[])[]): readonly NumberTrend[] {
  const sets = draws.map((draw) => new Set(draw));
  return numbers.map((number) => {
    const last = sets.findIndex((set) => set.has(number));
    return {
      number,
      frequency: sets.filter((set) => set.has(number)).length,
      omission: last < 0 ? sets.length : last,
    };
  });
}
