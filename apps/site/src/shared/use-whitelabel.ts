import { useRead } from "./use-endpoint.ts";

/** The brand's configuration: names, languages, links, features. Read once a visit. */
export function useWhitelabel() {
  return useRead("system.whitelabel", { host: location.host }, { staleTime: Number.POSITIVE_INFINITY });
}
