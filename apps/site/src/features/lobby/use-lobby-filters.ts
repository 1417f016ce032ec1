import { useSearchParams } from "react-router-dom";

export interface LobbyFilterState {
  readonly search: string;
  readonly vassalage: string;
  readonly active: boolean;
  readonly setSearch: (search: string) => void;
  readonly setVassalage: (vassalage: string) => void;
  readonly clear: () => void;
}

/** The search field holds no more than the server takes. */
export const searchLimit = 64;

/** Search and vendor as the address says them; what no vendor can be called counts as none. */
export function useLobbyFilters(): LobbyFilterState {
  const [params, setParams] = useSearchParams();
  const vendor = params.get("vassalage") ?? "";
  const vassalage = /^[A-Z0-9_]{1,32}$/.test(vendor) ? vendor : "";
  const search = (params.get("search") ?? "").slice(0, searchLimit);
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
    search,
    vassalage,
    active: search !== "" || vassalage !== "",
    setSearch: (value) => put("search", value),
    setVassalage: (value) => put("vassalage", value),
    clear,
  };
}
