import { useInfiniteQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import type { Category } from "@baize/domain/gaming/game/category";
import { queryKey } from "@baize/api/client/query-key";
import { api } from "../../shared/api/api.ts";
import type { Game } from "../../shared/games/game-subject.ts";
import { useLanguage } from "../../shared/language/language.ts";
import { useRead } from "../../shared/api/use-read.ts";
import type { LobbyFilterState, LobbyList } from "./use-lobby-filters.ts";

interface LobbyGames {
  readonly items: readonly Game[];
  /** Undefined until loaded. */
  readonly total: number | undefined;
  /** The cursor of the next page; `end` after the last one. */
  readonly status: "more" | "loading" | "failed" | "end";
  readonly more: () => void;
  /** The first page, for its loading and error states. */
  readonly first: {
    readonly isPending: boolean;
    readonly isError: boolean;
    readonly error: unknown;
    readonly isFetching: boolean;
    readonly refetch: () => Promise<unknown>;
  };
}

/** One category, or several that share a lobby. Must be the same array between renders. */
export type Categories = readonly [Category, ...Category[]];
type Wish = Pick<LobbyFilterState, "list" | "vassalage" | "search">;
const nothing: readonly Game[] = [];
/** Slots with a jackpot have a category of their own, or the operator's mark. */
const jackpots = { types: ["RNG", "JACKPOT"] satisfies Category[], jackpot: true };

function useAll(categories: Categories, { list, vassalage, search }: Wish, enabled: boolean): LobbyGames {
  const { code } = useLanguage();
  const [type] = categories;
  const kind = categories.length > 1 ? { types: [...categories] } : { type };
  const input = {
    ...(list === "jackpot" ? jackpots : kind),
    vassalage: vassalage || undefined,
    search: search || undefined,
    sort: list === "new" ? ("new" as const) : undefined,
  };
  const games = useInfiniteQuery({
    queryKey: queryKey("games.list", code, input),
    queryFn: ({ pageParam, signal }) => api.read("games.list", { ...input, cursor: pageParam || undefined }, { signal }),
    initialPageParam: "",
    getNextPageParam: (page) => page.next,
    placeholderData: (before) => before,
    enabled,
  });
  const items = useMemo(() => games.data?.pages.flatMap((page) => page.items) ?? nothing, [games.data]);
  const waiting = games.isFetchingNextPage ? "loading" : games.isFetchNextPageError ? "failed" : "more";
  return {
    items,
    total: games.data?.pages[0]?.total,
    status: games.hasNextPage ? waiting : "end",
    more: () => void games.fetchNextPage(),
    first: {
      isPending: games.isPending,
      isError: games.isError && !games.data,
      error: games.error,
      isFetching: games.isFetching,
      refetch: games.refetch,
    },
  };
}

/** Own lists and hot games are short and complete, so they are filtered here. */
function useKept(categories: Categories, { list, vassalage, search }: Wish): LobbyGames {
  const favourites = useRead("games.favourites", {}, { enabled: list === "favourites" });
  const recent = useRead("games.recent", { count: 60 }, { enabled: list === "recent" });
  const [first] = categories;
  const one = categories.length === 1 ? { category: first } : {};
  const hot = useRead("games.hot", { ...one, count: 100 }, { enabled: list === "hot" });
  const own = list === "recent" ? recent : favourites;
  const read = list === "hot" ? hot : own;
  const word = search.trim().toLowerCase();
  const items = useMemo(
    () =>
      read.data?.items.filter(
        (game) =>
          categories.includes(game.category) &&
          (!vassalage || game.vassalage === vassalage) &&
          `${game.name} ${game.vendorName}`.toLowerCase().includes(word),
      ) ?? nothing,
    [read.data, categories, vassalage, word],
  );
  return { items, total: read.data && items.length, status: "end", more: () => undefined, first: read };
}

const pagedLists: ReadonlySet<LobbyList> = new Set(["all", "new", "jackpot"]);

/** The games of one lobby: all of its categories, or one of the short lists. */
export function useLobbyGames(categories: Categories, wish: Wish): LobbyGames {
  const paged = pagedLists.has(wish.list);
  const all = useAll(categories, wish, paged);
  const kept = useKept(categories, wish);
  return paged ? all : kept;
}
