import type { CockSpot } from "./engine.ts";

/** The message that names a spot. */
export const SPOT_KEYS = { meron: "meron", tie: "tableTie", wala: "wala" } as const satisfies Record<CockSpot, string>;
