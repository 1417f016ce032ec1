import { useInfiniteQuery } from "@tanstack/react-query";
import type { ApiError } from "@baize/api/client/api-error";
import { queryKey } from "@baize/api/client/query-key";
import type { OutputOf } from "@baize/api/contract/contract";
import type { Category } from "@baize/domain/gaming/game/category";
import { api } from "../../shared/api/api.ts";
import { useLanguage } from "../../shared/language/language.ts";

interface Wish {
  readonly vassalage: string;
  readonly type?: Category | undefined;
  readonly search: string;
}
type Page = OutputOf<"games.subGames">;

/** A vendor's games, page by page, filtered by type and search. */
export function useSubGames({ vassalage, type, search }: Wish) {
  const { code } = useLanguage();
  const words = search.trim();
  const input = { vassalage, type, search: words || undefined };
  const read = useInfiniteQuery<Page, ApiError, { pages: Page[] }, ReturnType<typeof queryKey>, string>({
    queryKey: queryKey("games.subGames", code, input),
    queryFn: ({ pageParam, signal }) => api.read("games.subGames", { ...input, cursor: pageParam || undefined }, { signal }),
    initialPageParam: "",
    getNextPageParam: (page) => page.next,
    placeholderData: (before) => before,
  });
  const [first] = read.data?.pages ?? [];
  return { read, vendor: first, items: read.data?.pages.flatMap((page) => page.items) ?? [] };
}
