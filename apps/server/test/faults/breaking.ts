import { SeededRandom } from "../../src/seed/random.ts";
import type { World } from "../harness/world.ts";

/** A world that is broken on purpose, by chances that follow from the seed. */
export interface Breaking {
  readonly world: World;
  readonly seed: string;
  readonly random: SeededRandom;
}

/** A stream of chances of its own for each fault: leaving one out changes no other. */
export const breakingIn = (world: World, seed: string, fault: string): Breaking => ({
  world,
  seed,
  random: new SeededRandom(seed).fork(fault),
});
