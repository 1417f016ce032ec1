import { expect, inject, it } from "vitest";
import { SeededRandom } from "../src/seed/random.ts";
import { killAtSteps, STEPS } from "./faults/kill-steps.ts";
import { killEverywhere } from "./faults/killing.ts";
import { OPERATIONS } from "./faults/operations.ts";
import { createFolderData, createPostgresData } from "./faults/server-data.ts";
import { seed } from "./faults/seed.ts";
import { askTwoServers } from "./faults/two-servers.ts";

// A small part of what `npm run test:faults` runs.
const url = process.env.DATABASE_URL;

// Each kill starts the real server again, which takes seconds, or a minute on a busy machine.
it("performs an operation once when it is killed during it", { timeout: 600_000 }, async () => {
  const { env, brand, remove } = await (url ? createPostgresData(url) : createFolderData(inject("template")));
  try {
    const random = new SeededRandom(seed);
    const names = random.shuffled(Object.keys(OPERATIONS)).slice(0, 2);
    const { tries, lost, doubled, failures } = await killEverywhere({ env, brand, seed, random, names, most: 1 });
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

it("settles a window once when it is killed at a step of the run", { timeout: 600_000 }, async () => {
  const { env, brand, remove } = await (url ? createPostgresData(url) : createFolderData(inject("template")));
  try {
    const steps = new SeededRandom(seed).fork("steps").shuffled(STEPS).slice(0, 1);
    const { tries, lost, doubled, failures } = await killAtSteps({ env, brand, seed, steps });
    expect({ steps, lost, doubled, failures, tries }).toEqual({ steps, lost: 0n, doubled: 0n, failures: [], tries: 1 });
  } finally {
    await remove();
  }
});

// A folder belongs to one process: the embedded database has one server.
it.runIf(url)("performs an operation once when two servers do it at the same moment", { timeout: 600_000 }, async () => {
  const { env, brand, remove } = await createPostgresData(url ?? "");
  try {
    const names = new SeededRandom(seed).fork("two").shuffled(Object.keys(OPERATIONS)).slice(0, 4);
    const { tries, lost, doubled, failures } = await askTwoServers({ env, brand, seed, names }, 1);
    expect({ names, tries, lost, doubled, failures }).toEqual({ names, tries: 4, lost: 0n, doubled: 0n, failures: [] });
  } finally {
    await remove();
  }
});
