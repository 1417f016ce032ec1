/** A grid of numbers and where in it the focus is. */
export interface GridPlace {
  readonly index: number;
  readonly columns: number;
  readonly total: number;
  readonly rtl: boolean;
}

/** Where a key takes the focus; `undefined` for a key that is not the grid's. At an edge it stays. */
export function movedTo(key: string, control: boolean, { index, columns, total, rtl }: GridPlace): number | undefined {
  const rowStart = index - (index % columns);
  const within = (next: number) => (next >= 0 && next < total ? next : index);
  if (key === "ArrowRight") return within(index + (rtl ? -1 : 1));
  if (key === "ArrowLeft") return within(index + (rtl ? 1 : -1));
  if (key === "ArrowDown") return within(index + columns);
  if (key === "ArrowUp") return within(index - columns);
  if (key === "Home") return control ? 0 : rowStart;
  if (key === "End") return control ? total - 1 : Math.min(rowStart + columns, total) - 1;
  return undefined;
}
