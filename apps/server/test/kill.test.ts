import { randomBytes } from "node:crypto";
import { expect, inject, it } from "vitest";
import { SeededRandom } from "../src/seed/random.ts";
import { killEverywhere } from "./faults/killing.ts";
import { OPERATIONS } from "./faults/operations.ts";
import { folderPlace, serverPlace } from "./faults/places.ts";

// A little of what `pnpm test:faults` does at length. A failure names the seed that shows it again.
const seed = process.env.SEED ?? randomBytes(4).toString("hex");

// Each kill is a start of the real server: seconds, or a minute where every core is taken.
it("does once what it is killed in the middle of", { timeout: 600_000 }, async () => {
  const url = process.env.DATABASE_URL;
  const { env, brand, remove } = await (url ? serverPlace(url) : folderPlace(inject("template")));
  try {
    const random = new SeededRandom(seed);
    const names = random.shuffled(Object.keys(OPERATIONS)).slice(0, 2);
    const { tries, lost, doubled, failures } = await killEverywhere({ place: env, brand, seed, random, names, most: 1 });
    expect({ names, lost, doubled, failures, killed: tries > 0 }).toEqual({
      names,
      lost: 0n,
      doubled: 0n,
      failures: [],
      killed: true,
    });
  } finally {
    await remove();
  }
});
