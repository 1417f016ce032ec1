import { useWhitelabel } from "./use-whitelabel.ts";

/** The age from which the brand lets a person play; 21, as in the strict profile, until it is read. */
export const useMinimumAge = (): number => useWhitelabel().data?.minimumAge ?? 21;
