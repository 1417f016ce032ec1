import { afterAll, beforeAll, expect, it } from "vitest";
import type { OpenDatabase } from "../src/platform/database/database.ts";
import { breakABit } from "./faults/by-operation.ts";
import { breakingIn } from "./faults/breaking.ts";
import { mixCallbacks } from "./faults/callbacks.ts";
import { lookUnderLoad, playHistories } from "./faults/histories.ts";
import { under } from "./faults/points.ts";
import { runTwoSchedulers } from "./faults/schedulers.ts";
import { seed } from "./faults/seed.ts";
import { setStage } from "./faults/stage.ts";
import type { Row } from "./faults/tally.ts";
import { payBothWays, sendBothWays } from "./faults/transfers.ts";
import { cutAt } from "./faults/trials.ts";
import { openTestDatabase } from "./harness/database.ts";
import { openWorld } from "./harness/make-world.ts";
import type { World } from "./harness/world.ts";

// A little of what `pnpm test:faults` does at length.
let database: OpenDatabase;
let world: World;
beforeAll(async () => {
  database = await openTestDatabase();
  world = await openWorld(database, await setStage(database));
});
afterAll(async () => await database.close());

const by = (fault: string) => breakingIn(world, seed, fault);
/** Every operation is prepared and done: a busy machine takes its time. */
const LONG = { timeout: 180_000 };

const NOTHING = { lost: 0n, doubled: 0n, failures: [], tried: true };
/** What a fault cost, and whether it was tried at all. */
const costOf = ({ tries, lost, doubled, failures }: Row) => ({ lost, doubled, failures, tried: tries > 0 });

it("does once what is cut off, raced, repeated and asked for by a wrong clock: every operation", LONG, async () => {
  expect(costOf(await breakABit(by("bit")))).toEqual(NOTHING);
});

it("takes callbacks in any order, as often as they come", async () => {
  expect(costOf(await mixCallbacks(by("callbacks"), 9))).toEqual(NOTHING);
});

it("keeps what two members have while they pay each other", async () => {
  expect(costOf(await payBothWays(by("transfers"), 60))).toEqual(NOTHING);
  expect(costOf(await sendBothWays(by("front door"), 40))).toEqual(NOTHING);
});

it("agrees with a model of one thread, and holds its invariants while members play", LONG, async () => {
  expect(costOf(await playHistories(by("histories"), 1, 4))).toEqual(NOTHING);
  expect(costOf(await lookUnderLoad(by("load"), 2))).toEqual(NOTHING);
});

it("does what falls due once, whichever of two servers comes first", LONG, async () => {
  const other = await openWorld(database, world.brand);
  expect(costOf(await runTwoSchedulers(by("schedulers"), other, 1))).toEqual(NOTHING);
});

it("has every connection back from transactions that could not begin", async () => {
  const { db } = world.system;
  const begin = async () => await under(cutAt(1), async () => await db.transaction(async (tx) => await tx.execute("select 1")));
  for (let time = 0; time < 20; time += 1) await expect(begin()).rejects.toThrow(/power cut|begin/);
  expect((await db.transaction(async (tx) => await tx.execute("select 1 as one"))).rows).toEqual([{ one: 1 }]);
});
