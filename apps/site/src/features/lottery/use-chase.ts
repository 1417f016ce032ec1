import type { OutputOf } from "@baize/api/contract/contract";
import { usePages } from "../../shared/api/use-pages.ts";
import { useRead } from "../../shared/api/use-read.ts";

export type Chase = OutputOf<"lottery.chases">["items"][number];

/** The member's chases, newest first. */
export const useChases = () => usePages("lottery.chases", {});

/** One of the member's chases. `isMissing`: the member has no such chase. */
export function useChase(id: string) {
  const read = useRead("lottery.chases", { id });
  const data = read.data?.items[0];
  return { ...read, data, isMissing: read.isSuccess && data === undefined };
}
