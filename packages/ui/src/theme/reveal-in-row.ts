/** Scrolls the row, never the page, until the whole item is visible. */
export function revealInRow(row: HTMLElement, item: Element): void {
  const outer = row.getBoundingClientRect();
  const inner = item.getBoundingClientRect();
  if (inner.left < outer.left) row.scrollLeft -= outer.left - inner.left;
  else if (inner.right > outer.right) row.scrollLeft += inner.right - outer.right;
}
