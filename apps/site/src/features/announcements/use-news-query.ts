import { useAddressQuery } from "../../shared/page/use-address-query.ts";
import { isNewsKind, type NewsKind } from "./news-kinds.ts";

interface NewsQuery {
  readonly kind: NewsKind;
  /** A whole number from 1; 0 for any other value of the address. */
  readonly page: number;
  readonly setKind: (kind: string) => void;
  readonly setPage: (page: number) => void;
}

/** `?news=PR&newsPage=2`: the kind of announcements, and their page. Changing either closes the open one. */
export function useNewsQuery(): NewsQuery {
  const [params, change] = useAddressQuery();
  const value = Number(params.get("newsPage"));
  const named = params.get("news");
  return {
    kind: isNewsKind(named) ? named : "all",
    page: Number.isInteger(value) && value >= 1 && value <= 10_000 ? value : 0,
    setKind: (kind) => change({ news: kind === "all" ? "" : kind, newsPage: "", overlay: "announcements" }),
    setPage: (page) => change({ newsPage: String(page), overlay: "announcements" }),
  };
}
