import { useAddressQuery } from "../../shared/use-address-query.ts";

/** `?page=` as a whole number from 1, or 0 where there is none that makes sense. */
export function usePageParam(): { page: number; setPage: (page: number) => void } {
  const [params, change] = useAddressQuery();
  const value = Number(params.get("newsPage"));
  const page = Number.isInteger(value) && value >= 1 && value <= 10_000 ? value : 0;
  const setPage = (next: number) => change({ newsPage: String(next), overlay: "announcements" });
  return { page, setPage };
}
