import { useAddressQuery } from "../../shared/page/use-address-query.ts";
import { useSession } from "../../shared/session/session.ts";

export const lobbyLists = ["all", "favourites", "recent"] as const;
export type LobbyList = (typeof lobbyLists)[number];

export interface LobbyFilterState {
  /** Which games: all of the category, or those that the member keeps or played last. */
  readonly list: LobbyList;
  readonly search: string;
  readonly vassalage: string;
  readonly active: boolean;
  readonly setList: (list: string) => void;
  readonly setSearch: (search: string) => void;
  readonly setVassalage: (vassalage: string) => void;
  readonly clear: () => void;
}

/** The search field holds no more than the server takes. */
export const searchLimit = 64;

/** List, search and vendor as the address says them; what is none of them counts as not said, and a visitor keeps no lists. */
export function useLobbyFilters(): LobbyFilterState {
  const session = useSession();
  const [params, change] = useAddressQuery();
  const vendor = params.get("vassalage") ?? "";
  const vassalage = /^[A-Z0-9_]{1,32}$/.test(vendor) ? vendor : "";
  const search = (params.get("search") ?? "").slice(0, searchLimit);
  const asked = lobbyLists.find((list) => list === params.get("list")) ?? "all";
  return {
    list: session ? asked : "all",
    search,
    vassalage,
    active: search !== "" || vassalage !== "",
    setList: (list) => change({ list: list === "all" ? "" : list }),
    setSearch: (typed) => change({ search: typed }),
    setVassalage: (chosen) => change({ vassalage: chosen }),
    clear: () => change({ search: "", vassalage: "" }),
  };
}
