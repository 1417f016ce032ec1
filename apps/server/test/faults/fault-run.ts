import { SeededRandom } from "../../src/seed/random.ts";
import type { World } from "../harness/world.ts";

/** A world to break, and the random numbers that decide how. They follow from the seed. */
export interface FaultRun {
  readonly world: World;
  readonly seed: string;
  readonly random: SeededRandom;
}

/** Each fault has its own random numbers, so leaving one out changes no other. */
export const faultRunIn = (world: World, seed: string, fault: string): FaultRun => ({
  world,
  seed,
  random: new SeededRandom(seed).fork(fault),
});
