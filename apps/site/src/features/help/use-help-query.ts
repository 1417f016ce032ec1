import { useAddressQuery } from "../../shared/page/use-address-query.ts";

export interface HelpQuery {
  /** Words looked for. */
  readonly search: string;
  /** The article that is open, by its slug. */
  readonly article: string;
  readonly setSearch: (search: string) => void;
  readonly setArticle: (slug: string) => void;
}

/** Longer than any question needs. */
export const searchLimit = 64;

/** Where a person is in the help centre, as the address says it: `?article=forgot-password`, `?q=password`. */
export function useHelpQuery(): HelpQuery {
  const [params, change] = useAddressQuery();
  return {
    search: (params.get("q") ?? "").slice(0, searchLimit),
    article: params.get("article") ?? "",
    setSearch: (search) => change({ q: search }),
    setArticle: (slug) => change({ article: slug }),
  };
}
