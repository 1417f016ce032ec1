import { useAddressQuery } from "../../shared/page/use-address-query.ts";

export interface HelpQuery {
  /** Words looked for. */
  readonly search: string;
  /** The article that is open, by its slug. */
  readonly article: string;
  readonly setSearch: (search: string) => void;
  readonly setArticle: (slug: string) => void;
}

/** The longest search text. */
export const helpSearchLimit = 64;

/** The state of the help centre in the address: `?article=forgot-password`, `?q=password`. */
export function useHelpQuery(): HelpQuery {
  const [params, change] = useAddressQuery();
  return {
    search: (params.get("q") ?? "").slice(0, helpSearchLimit),
    article: params.get("article") ?? "",
    setSearch: (search) => change({ q: search }),
    setArticle: (slug) => change({ article: slug }),
  };
}
