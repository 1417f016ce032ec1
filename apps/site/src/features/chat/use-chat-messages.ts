import { useInfiniteQuery } from "@tanstack/react-query";
import { queryKey } from "@baize/api/client/query-key";
import type { OutputOf } from "@baize/api/contract/contract";
import type { ChatRoom } from "@baize/domain/support/chat/rooms";
import { api } from "../../shared/api/api.ts";
import { useLanguage } from "../../shared/language/language.ts";

export type Arrived = OutputOf<"chat.send">;

/** The server's messages of a room, oldest first, loaded page by page back in time. */
export function useChatMessages(room: ChatRoom) {
  const { code } = useLanguage();
  const query = useInfiniteQuery({
    queryKey: queryKey("chat.list", code, { room }),
    queryFn: ({ pageParam, signal }) => api.read("chat.list", { room, cursor: pageParam || undefined }, { signal }),
    initialPageParam: "",
    getNextPageParam: (page) => page.next,
  });
  const arrived: readonly Arrived[] = (query.data?.pages ?? []).flatMap((page) => page.items).toReversed();
  return { query, arrived };
}
