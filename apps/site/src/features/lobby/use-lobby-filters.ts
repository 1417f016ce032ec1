import { useAddressQuery } from "../../shared/page/use-address-query.ts";
import { useSession } from "../../shared/session/session.ts";

const lobbyLists = ["all", "hot", "new", "jackpot", "favourites", "recent"] as const;
export type LobbyList = (typeof lobbyLists)[number];
/** Lists of a member. */
const ownLists: ReadonlySet<LobbyList> = new Set(["favourites", "recent"]);

export interface LobbyFilterState {
  /** Which games: all of the category, those marked as hot, the newest first, those with a jackpot, the favourites, or the recently played ones. */
  readonly list: LobbyList;
  /** The lists of this lobby that the person may choose. */
  readonly lists: readonly LobbyList[];
  readonly search: string;
  readonly vassalage: string;
  readonly active: boolean;
  readonly setList: (list: string) => void;
  readonly setSearch: (search: string) => void;
  readonly setVassalage: (vassalage: string) => void;
  readonly clear: () => void;
}

/** The search field has the server's maximum length. */
export const gameSearchLimit = 64;

/** List, search and vendor from the address; invalid values count as missing. Jackpots are slots; a visitor has no own lists. */
export function useLobbyFilters(slots: boolean): LobbyFilterState {
  const session = useSession();
  const [params, change] = useAddressQuery();
  const vendor = params.get("vassalage") ?? "";
  const vassalage = /^[A-Z0-9_]{1,32}$/.test(vendor) ? vendor : "";
  const search = (params.get("search") ?? "").slice(0, gameSearchLimit);
  const lists = lobbyLists.filter((list) => (session || !ownLists.has(list)) && (slots || list !== "jackpot"));
  const asked = lists.find((list) => list === params.get("list")) ?? "all";
  return {
    list: asked,
    lists,
    search,
    vassalage,
    active: search !== "" || vassalage !== "",
    setList: (list) => change({ list: list === "all" ? "" : list }),
    setSearch: (typed) => change({ search: typed }),
    setVassalage: (chosen) => change({ vassalage: chosen }),
    clear: () => change({ search: "", vassalage: "" }),
  };
}
