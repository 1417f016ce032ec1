import { useSession } from "./session.ts";
import { useRead } from "./use-endpoint.ts";

/** How much the member has not read; 0 for a visitor. */
export function useUnread(): number {
  const session = useSession();
  const { data } = useRead("notice.unreadCount", {}, { enabled: session !== null });
  return session ? (data?.total ?? 0) : 0;
}
