import type { World } from "../../harness/world.ts";

const [DAY, MINUTE] = [86_400_000, 60_000];
/** Of the test brands: Asia/Kolkata, which has no summer time. */
const AHEAD = 5.5 * 3_600_000;

const localNow = ({ system }: World): number => system.now().getTime() + AHEAD;

/** The business day that a round which ends now counts for. */
export const businessDay = (world: World): string => new Date(localNow(world)).toISOString().slice(0, 10);

/** Moves the clock past midnight: otherwise a history could not say which day its rounds count for. */
export function passMidnight(world: World): void {
  const left = DAY - (localNow(world) % DAY);
  if (left < MINUTE) world.advance(left);
}
