import type { CountSource } from "../../centre-page.ts";
import { useRead } from "../../shared/use-endpoint.ts";
import { useUnread } from "../../shared/use-unread.ts";

/** What the menus' counts show now. */
export function useCentreCounts(): Readonly<Record<CountSource, number>> {
  const { data } = useRead("missions.list", {});
  return { unread: useUnread().messages, missions: data?.available ?? 0 };
}
