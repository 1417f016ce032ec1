import { boot } from "../shared/boot.ts";

/** The page that recomputes a round in the browser of its reader. */
export const roundProof = (id: string): string => `/verify?${new URLSearchParams({ round: id, lang: boot.lang }).toString()}`;
