import type { CountSource } from "./centre-page-row.ts";
import { useRead } from "../../shared/api/use-read.ts";
import { useUnread } from "../../shared/support/use-unread.ts";

/** The current counts of the menus. */
export function useCentreCounts(): Readonly<Record<CountSource, number>> {
  const { data } = useRead("missions.list", {});
  return { unread: useUnread().messages, missions: data?.available ?? 0 };
}
