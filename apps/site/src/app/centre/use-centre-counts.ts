import type { CountSource } from "../../centre-page.ts";
import { useUnread } from "../../shared/use-unread.ts";

/** What the menus' counts show now. */
export function useCentreCounts(): Readonly<Record<CountSource, number>> {
  return { unread: useUnread() };
}
