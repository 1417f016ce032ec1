import { expect, it } from "vitest";
import { checkLedger } from "../src/ledger/check.ts";
import { addLotteries } from "./harness/lottery.ts";
import { testDatabase } from "./harness/world.ts";
import { GAME, History, STEPS_TO } from "./lottery/history.ts";

// Each seed is a brand with a history of its own. `LOTTERY_SEEDS=40` tries more.
const newWorld = testDatabase();
const first = process.env.SEED ?? "second";
const count = Number(process.env.LOTTERY_SEEDS ?? 1);
const seeds = Array.from({ length: count }, (_, index) => (index === 0 ? first : `${first} ${index}`));
const STEPS = 48;

it(
  `agrees with a plain model through random purchases, chases, cancels, draws and corrections, from ${first}`,
  { timeout: 120_000 * count },
  async () => {
    const happened = new Set<string>();
    for (const seed of seeds) {
      const world = await newWorld();
      await addLotteries(world, GAME);
      const history = new History(world, seed);
      await history.begin();
      for (let step = 1; step <= STEPS; step += 1) {
        await history.step();
        if (step % 6 !== 0) continue;
        const { found, wanted } = await history.compare();
        expect(found, `seed ${seed}, after step ${step}`).toEqual(wanted);
      }
      for (const move of history.happened) happened.add(move);
      expect((await checkLedger(world.system.db)).filter(({ breaches }) => breaches.length > 0)).toEqual([]);
    }
    expect([...happened].toSorted()).toEqual(STEPS_TO.map(([move]) => move).toSorted());
  },
);
