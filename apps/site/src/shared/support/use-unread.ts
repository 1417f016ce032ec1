import type { OutputOf } from "@baize/api/contract/contract";
import { useSession } from "../session/session.ts";
import { useRead } from "../api/use-read.ts";

const nothing = { messages: 0, announcements: 0, total: 0 };

/** The number of unread messages, announcements, and both; zero for a visitor. */
export function useUnread(): OutputOf<"notice.unreadCount"> {
  const session = useSession();
  const { data } = useRead("notice.unreadCount", {}, { enabled: session !== null });
  return session ? (data ?? nothing) : nothing;
}
