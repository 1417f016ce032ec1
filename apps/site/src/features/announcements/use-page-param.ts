import { useSearchParams } from "react-router-dom";

/** `?page=` as a whole number from 1, or 0 where there is none that makes sense. */
export function usePageParam(): { page: number; setPage: (page: number) => void } {
  const [params, setParams] = useSearchParams();
  const value = Number(params.get("newsPage"));
  const page = Number.isInteger(value) && value >= 1 && value <= 10_000 ? value : 0;
  const setPage = (next: number) => {
    setParams(
      (before) => {
        const after = new URLSearchParams(before);
        after.set("newsPage", String(next));
        after.set("overlay", "announcements");
        return after;
      },
      { replace: true, preventScrollReset: true },
    );
  };
  return { page, setPage };
}
