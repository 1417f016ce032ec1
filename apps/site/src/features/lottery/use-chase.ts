import { useEffect } from "react";
import type { OutputOf } from "@baize/api/contract/contract";
import { usePages } from "../../shared/api/use-pages.ts";

export type Chase = OutputOf<"lottery.chases">["items"][number];

/** The member's chases, newest first. */
export const useChases = () => usePages("lottery.chases", {});

/** One of the member's chases: older pages of the list are read until it is there. `missing`: it is on none. */
export function useChase(id: string) {
  const list = useChases();
  const { rows, hasNextPage, isFetching, isError, fetchNextPage } = list;
  const data = rows.find((chase) => chase.id === id);
  const goesOn = data === undefined && hasNextPage && !isFetching && !isError;
  useEffect(() => {
    if (goesOn) void fetchNextPage();
  }, [goesOn, fetchNextPage]);
  const isMissing = data === undefined && !list.isPending && !isError && !hasNextPage;
  return { ...list, data, isMissing };
}
