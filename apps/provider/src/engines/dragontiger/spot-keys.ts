import type { DragonSpot } from "./engine.ts";

/** The message that names a spot. */
export const SPOT_KEYS = { dragon: "dragon", tie: "tableTie", tiger: "tiger" } as const satisfies Record<DragonSpot, string>;
