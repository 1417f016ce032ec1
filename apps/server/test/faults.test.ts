import { afterAll, beforeAll, expect, it } from "vitest";
import type { OpenDatabase } from "../src/platform/database/database.ts";
import { breakABit } from "./faults/by-operation.ts";
import { faultRunIn } from "./faults/fault-run.ts";
import { mixCallbacks } from "./faults/callbacks.ts";
import { lookUnderLoad, playHistories } from "./faults/histories.ts";
import { under } from "./faults/fail-points.ts";
import { runTwoSchedulers } from "./faults/schedulers.ts";
import { seed } from "./faults/seed.ts";
import { addTestBrands } from "./faults/stage.ts";
import type { Row } from "./faults/tally.ts";
import { payBothWays, sendBothWays } from "./faults/transfers.ts";
import { cutAt } from "./faults/trials.ts";
import { openTestDatabase } from "./harness/database.ts";
import { openWorld } from "./harness/make-world.ts";
import type { World } from "./harness/world.ts";

// A small part of what `npm run test:faults` runs.
let database: OpenDatabase;
let world: World;
beforeAll(async () => {
  database = await openTestDatabase();
  world = await openWorld(database, await addTestBrands(database));
});
afterAll(async () => await database.close());

const by = (fault: string) => faultRunIn(world, seed, fault);
/** Every operation is prepared and run, which takes long on a busy machine. */
const LONG = { timeout: 480_000 };

const NOTHING = { lost: 0n, doubled: 0n, failures: [], tried: true };
/** The cost of the tries, and a message that names the failure with its seed. */
const costOf = ({ tries, lost, doubled, failures }: Row) =>
  [{ lost, doubled, failures, tried: tries > 0 }, failures.join("\n")] as const;

it("performs every operation once when it is cut off, raced, repeated and sent with a wrong clock", LONG, async () => {
  expect(...costOf(await breakABit(by("bit")))).toEqual(NOTHING);
});

it("accepts callbacks in any order, any number of times", async () => {
  expect(...costOf(await mixCallbacks(by("callbacks"), 9))).toEqual(NOTHING);
});

it("keeps the sum of two members' balances while they pay each other", async () => {
  expect(...costOf(await payBothWays(by("transfers"), 60))).toEqual(NOTHING);
  expect(...costOf(await sendBothWays(by("front door"), 40))).toEqual(NOTHING);
});

it("agrees with a model, and keeps its invariants while members play", LONG, async () => {
  expect(...costOf(await playHistories(by("histories"), 1, 4))).toEqual(NOTHING);
  expect(...costOf(await lookUnderLoad(by("load"), 2))).toEqual(NOTHING);
});

it("runs a due job once, whichever of two servers comes first", LONG, async () => {
  const other = await openWorld(database, world.brand);
  expect(...costOf(await runTwoSchedulers(by("schedulers"), other, 1))).toEqual(NOTHING);
});

it("returns every connection of transactions that could not begin", async () => {
  const { db } = world.system;
  const begin = async () => await under(cutAt(1), async () => await db.transaction(async (tx) => await tx.execute("select 1")));
  for (let time = 0; time < 20; time += 1) await expect(begin()).rejects.toThrow(/power cut|begin/);
  expect((await db.transaction(async (tx) => await tx.execute("select 1 as one"))).rows).toEqual([{ one: 1 }]);
});
