import { expect, it } from "vitest";
import { FAMILY_IDS } from "@baize/domain/lottery/family";
import { LOTTERY_GAMES } from "@baize/domain/lottery/games";
import { PLAYED } from "@baize/domain/lottery/random-plays.fixture";
import { listBrokenInvariants } from "../src/ledger/broken-invariants.ts";
import { SeededRandom } from "../src/seed/random.ts";
import { addLotteries } from "./harness/lottery.ts";
import { testDatabase } from "./harness/test-database.ts";
import { History, STEPS_TO } from "./lottery/history.ts";

// Of each seed, each family has a brand with a history of its own, of a game that the seed draws. `LOTTERY_SEEDS=12` tries more, and each longer.
const newWorld = testDatabase();
const first = process.env.SEED ?? "second";
const count = Number(process.env.LOTTERY_SEEDS ?? 1);
const seeds = Array.from({ length: count }, (_, index) => (index === 0 ? first : `${first} ${index}`));
const STEPS = count === 1 ? 2 : 48;
/** A win that waits for an operator is none of a history. */
const bets = { min: "100", max: "10000000", winnerFrom: "2500000", maxWin: "100000000000000" };

/** A game of each family. */
const gamesBy = (seed: string) =>
  FAMILY_IDS.map((family) => {
    const [game] = new SeededRandom(`${seed} ${family}`).shuffled(LOTTERY_GAMES.filter((one) => one.family === family));
    if (!game) throw new Error(`No game is of the family ${family}`);
    return game;
  });

it(
  `agrees with a plain model of every play through random purchases, chases, cancels, draws and corrections, from ${first}`,
  { timeout: 240_000 * count },
  async () => {
    const happened = new Set<string>();
    const settled = new Set<string>();
    for (const seed of seeds) {
      for (const game of gamesBy(seed)) {
        const world = await newWorld({ config: { bets } });
        await addLotteries(world, game.code);
        const history = new History(world, game, `${seed} ${game.code}`);
        await history.begin();
        await history.makeEach();
        for (let step = 1; step <= STEPS; step += 1) {
          await history.step();
          if (step % 2 !== 0) continue;
          const { found, wanted } = await history.compare();
          expect(found, `seed ${seed}, ${game.code}, after step ${step}`).toEqual(wanted);
        }
        await history.playAll();
        const { found, wanted } = await history.compare();
        expect(found, `seed ${seed}, ${game.code}, at the end`).toEqual(wanted);
        for (const move of history.happened) happened.add(move);
        for (const play of history.settled) settled.add(play);
        expect(await listBrokenInvariants(world.system.db)).toEqual([]);
      }
    }
    expect([...happened].toSorted()).toEqual(STEPS_TO.map(([move]) => move).toSorted());
    expect([...settled].toSorted()).toEqual(PLAYED.map(([name]) => name).toSorted());
  },
);
