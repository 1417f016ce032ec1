type Cell = string | number;

const text = (cell: Cell) => (typeof cell === "number" ? cell.toFixed(2) : cell);

/** Lines of a table for a terminal: the first column at the start, the others at the end edge. */
export function textTable(rows: readonly (readonly Cell[])[]): string {
  const cells = rows.map((row) => row.map(text));
  const widths = (cells[0] ?? []).map((_, column) => Math.max(...cells.map((row) => row[column]?.length ?? 0)));
  const line = (row: readonly string[]) =>
    row.map((cell, column) => (column === 0 ? cell.padEnd(widths[column] ?? 0) : cell.padStart(widths[column] ?? 0))).join("  ");
  return cells.map(line).join("\n");
}
