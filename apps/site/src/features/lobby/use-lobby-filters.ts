import { useSearchParams } from "react-router-dom";
import { useSession } from "../../shared/session.ts";

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
  const [params, setParams] = useSearchParams();
  const vendor = params.get("vassalage") ?? "";
  const vassalage = /^[A-Z0-9_]{1,32}$/.test(vendor) ? vendor : "";
  const search = (params.get("search") ?? "").slice(0, searchLimit);
  const asked = lobbyLists.find((list) => list === params.get("list")) ?? "all";
  const put = (name: string, value: string) => {
    setParams(
      (before) => {
        const after = new URLSearchParams(before);
        if (value) after.set(name, value);
        else after.delete(name);
        return after;
      },
      { replace: true, preventScrollReset: true },
    );
  };
  const clear = () =>
    setParams((before) => new URLSearchParams([...before].filter(([name]) => name !== "search" && name !== "vassalage")), {
      replace: true,
    });
  return {
    list: session ? asked : "all",
    search,
    vassalage,
    active: search !== "" || vassalage !== "",
    setList: (value) => put("list", value === "all" ? "" : value),
    setSearch: (value) => put("search", value),
    setVassalage: (value) => put("vassalage", value),
    clear,
  };
}
