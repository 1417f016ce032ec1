import { beforeAll, expect, it } from "vitest";
import { checkLedger } from "../src/ledger/check.ts";
import { addLotteries } from "./harness/lottery.ts";
import { testDatabase, type World } from "./harness/world.ts";
import { GAME, History, STEPS_TO } from "./lottery/history.ts";

const newWorld = testDatabase();
const STEPS = 48;

let world: World;
beforeAll(async () => {
  world = await newWorld();
  await addLotteries(world, GAME);
});

it(
  "agrees with a plain model through random purchases, chases, cancels, draws and corrections",
  { timeout: 120_000 },
  async () => {
    const history = new History(world, "second");
    await history.begin();
    for (let step = 1; step <= STEPS; step += 1) {
      await history.step();
      if (step % 6 !== 0) continue;
      const { found, wanted } = await history.compare();
      expect(found, `after step ${step}`).toEqual(wanted);
    }
    expect(history.happened.size).toBe(STEPS_TO.length);
    expect((await checkLedger(world.system.db)).filter(({ breaches }) => breaches.length > 0)).toEqual([]);
  },
);
