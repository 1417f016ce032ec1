import type { ReadArgs } from "../api/read-args.ts";
import { useRead } from "../api/use-read.ts";

export const whitelabelRead = [
  "system.whitelabel",
  { host: location.host },
  { staleTime: Number.POSITIVE_INFINITY },
] as const satisfies ReadArgs;

/** The brand's configuration: names, languages, links, features. Read once a visit. */
export function useWhitelabel() {
  return useRead(...whitelabelRead);
}
