import { useQuery } from "@tanstack/react-query";
import type { OutputOf } from "@baize/api/contract/contract";
import { useRead } from "../../shared/api/use-read.ts";
import { measureMirror } from "./measure-mirror.ts";

type Route = OutputOf<"system.domainRoute">["domainList"][number];
export interface Mirror extends Omit<Route, "speed"> {
  /** Milliseconds; null where it did not answer, undefined while it is measured. */
  readonly speed: number | null | undefined;
  /** The address of this page. */
  readonly here: boolean;
}

const slowest = Number.MAX_SAFE_INTEGER;

/** Every address of this site with its measured speed, the fastest first. */
export function useMirrors() {
  const read = useRead("system.domainRoute", {});
  const list = read.data?.domainList ?? [];
  const measured = useQuery({
    queryKey: ["mirrors", ...list.map(({ url }) => url)],
    queryFn: async () => new Map(await Promise.all(list.map(async ({ url }) => [url, await measureMirror(url)] as const))),
    enabled: list.length > 0,
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
  });
  const speeds = measured.isFetching ? undefined : measured.data;
  const mirrors: Mirror[] = list.map(({ domain, url }) => ({
    domain,
    url,
    here: URL.canParse(url) && new URL(url).origin === location.origin,
    speed: speeds?.get(url),
  }));
  return {
    read,
    mirrors: mirrors.toSorted((one, two) => (one.speed ?? slowest) - (two.speed ?? slowest)),
    measuring: measured.isFetching,
    again: () => void measured.refetch(),
  };
}
