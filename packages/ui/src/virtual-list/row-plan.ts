/** Where each row starts, px from the list's start; one more entry than rows, the last is the end with its gap. */
export type Starts = Float64Array;

export function startsOf(rows: number, sizeOf: (row: number) => number, gap: number): Starts {
  const starts = new Float64Array(rows + 1);
  let at = 0;
  for (let row = 0; row < rows; row += 1) {
    starts[row] = at;
    at += sizeOf(row) + gap;
  }
  starts[rows] = at;
  return starts;
}

const at = (starts: Starts, row: number) => starts[row] ?? 0;

/** The last row that starts at or before a place; 0 where there is none. */
export function rowAt(starts: Starts, place: number): number {
  let low = 0;
  let high = Math.max(0, starts.length - 2);
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if (at(starts, middle) <= place) low = middle;
    else high = middle - 1;
  }
  return low;
}

/** The rows in the page: those from `first` to `last` and those kept around row `keep`, in order and once each. */
export function rowsIn(rows: number, first: number, last: number, keep: number | undefined): number[] {
  const chosen = new Set<number>();
  // The neighbours too: Tab goes from the kept row to the next one, not to the visible rows.
  if (keep !== undefined) for (const row of [keep - 1, keep, keep + 1]) if (row >= 0 && row < rows) chosen.add(row);
  for (let row = Math.max(0, first); row <= Math.min(last, rows - 1); row += 1) chosen.add(row);
  return [...chosen].toSorted((one, two) => one - two);
}

/** A row, or the space of the rows before it that are not drawn (`row` is then the row that follows). */
export type Piece =
  | { readonly kind: "row"; readonly row: number }
  | { readonly kind: "space"; readonly row: number; readonly size: number };

/** The drawn rows in the normal flow, with a space for each run of rows that are not drawn: nothing is positioned. */
export function piecesOf(shown: readonly number[], starts: Starts, gap: number): Piece[] {
  const pieces: Piece[] = [];
  let next = 0;
  const space = (row: number) => {
    if (row > next) pieces.push({ kind: "space", row, size: Math.max(0, at(starts, row) - gap - at(starts, next)) });
  };
  for (const row of shown) {
    space(row);
    pieces.push({ kind: "row", row });
    next = row + 1;
  }
  space(starts.length - 1);
  return pieces;
}
