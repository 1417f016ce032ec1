import { useAddressQuery } from "../../shared/page/use-address-query.ts";
import { isNewsKind, type NewsKind } from "./news-kinds.ts";

interface NewsQuery {
  readonly kind: NewsKind;
  /** A whole number from 1, or 0 where the address names none that makes sense. */
  readonly page: number;
  readonly setKind: (kind: string) => void;
  readonly setPage: (page: number) => void;
}

/** `?news=PR&newsPage=2`: which announcements, and which page of them. Either change leaves the one that is open. */
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
