/** Points that one conversion takes at most. */
export const MAX_CONVERT_POINTS = 100_000_000;
