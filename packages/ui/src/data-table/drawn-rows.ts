/** Rows from `from` to before `to`. */
export interface RowRange {
  readonly from: number;
  readonly to: number;
}

/**
 * The rows in the page, in order: those of the window, and the row `focused` with its neighbours, to which Tab and arrows lead.
 * Without them a person who scrolls away would lose the focus.
 */
export function drawnRows(view: RowRange, focused: number, count: number): readonly RowRange[] {
  if (focused < 0) return [view];
  const kept = { from: Math.max(0, focused - 1), to: Math.min(count, focused + 2) };
  if (kept.to < view.from) return [kept, view];
  if (kept.from > view.to) return [view, kept];
  return [{ from: Math.min(kept.from, view.from), to: Math.max(kept.to, view.to) }];
}
