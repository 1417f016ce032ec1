/** A page, or a gap that leads to the page in its middle. */
export type Slot =
  | { readonly kind: "page"; readonly page: number }
  | { readonly kind: "gap"; readonly side: "before" | "after"; readonly page: number };

export interface SlotOptions {
  page: number;
  pageCount: number;
  /** Pages around the current one, itself counted. */
  pageRange: number;
  /** Pages kept at either end. */
  marginPages: number;
}

const span = (from: number, to: number) => Array.from({ length: Math.max(0, to - from + 1) }, (_, index) => from + index);

function around({ page, pageCount, pageRange }: SlotOptions): readonly number[] {
  const length = Math.min(pageRange, pageCount);
  const first = Math.min(Math.max(1, page - Math.floor((length - 1) / 2)), pageCount - length + 1);
  return span(first, first + length - 1);
}

/** Which pages a pager shows, in order, with gaps. A gap never hides a single page: that page is shown instead. */
export function pageSlots(options: SlotOptions): readonly Slot[] {
  const { page, pageCount, marginPages } = options;
  const kept = new Set([
    ...span(1, Math.min(marginPages, pageCount)),
    ...around(options),
    ...span(Math.max(1, pageCount - marginPages + 1), pageCount),
  ]);
  const slots: Slot[] = [];
  let before = 0;
  // The end is one past the last page, so that a pager without margins still has its last gap.
  for (const next of [...[...kept].toSorted((one, two) => one - two), pageCount + 1]) {
    const hidden = next - before - 1;
    if (hidden === 1) slots.push({ kind: "page", page: next - 1 });
    if (hidden > 1) {
      const middle = before + Math.ceil((hidden + 1) / 2);
      slots.push({ kind: "gap", side: next <= page ? "before" : "after", page: middle });
    }
    if (next <= pageCount) slots.push({ kind: "page", page: next });
    before = next;
  }
  return slots;
}
