import { ANNOUNCEMENT_PAGE_SIZE } from "./types.ts";

/** How many pages a list fills; an empty list has one page, the empty one. */
export function pageCount(total: number, size = ANNOUNCEMENT_PAGE_SIZE): number {
  return Math.max(1, Math.ceil(total / size));
}

/** The page that is shown when this one is asked for: whole, at least 1, at most the last. */
export function clampPage(page: number, total: number, size = ANNOUNCEMENT_PAGE_SIZE): number {
  const whole = Number.isFinite(page) ? Math.trunc(page) : 1;
  return Math.min(Math.max(1, whole), pageCount(total, size));
}

/** The page that holds the item at this index, counting both from their first: index 0 is on page 1. */
export function pageOfIndex(index: number, size = ANNOUNCEMENT_PAGE_SIZE): number {
  return Math.floor(Math.max(0, index) / size) + 1;
}
