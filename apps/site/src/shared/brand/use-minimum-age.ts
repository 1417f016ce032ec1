import { useWhitelabel } from "./use-whitelabel.ts";

/** From which age the brand lets a person play; until it is read, that of the strict profile. */
export const useMinimumAge = (): number => useWhitelabel().data?.minimumAge ?? 21;
