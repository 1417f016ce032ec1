import { gameCode } from "@baize/api/provider/fields";
import { SANDBOX_PROVIDER } from "@baize/api/provider/identity";
import { expect, it } from "vitest";
import { seedGames } from "./games.ts";
import { isMini, isTable } from "./mini-games.ts";
import { SeededRandom } from "./random.ts";

const games = seedGames(new SeededRandom("baize"), new Date("2026-11-24T00:00:00Z"));
const minis = games.filter(({ category, opensList }) => (isMini(category) || isTable(category)) && !opensList);
const engineOf = (code: string) => /^([a-z]+)-([0-9]+)-([0-9]+)-/.exec(code);

it("launches every small game and table into an engine, no two with the same parameters and palette", () => {
  expect(minis.length).toBeGreaterThanOrEqual(240);
  const heads = minis.map(({ launchCode }) => engineOf(launchCode ?? "")?.[0]);
  expect(heads).not.toContain(undefined);
  expect(new Set(heads).size).toBe(minis.length);
  expect(minis.filter(({ launchCode }) => !gameCode.safeParse(launchCode).success)).toEqual([]);
});

it("states the return that the vendor publishes for the parameters of each title", () => {
  const published: Readonly<Record<string, readonly number[]>> = { ...SANDBOX_PROVIDER.minis, ...SANDBOX_PROVIDER.tables };
  for (const { launchCode, rtpPpm } of minis) {
    const [, engine = "", set] = engineOf(launchCode ?? "") ?? [];
    expect([launchCode, rtpPpm]).toEqual([launchCode, published[engine]?.[Number(set)]]);
  }
});

it("names in each title what its engine is", () => {
  const code = (word: string) => minis.find(({ title }) => title.endsWith(` ${word}`))?.launchCode?.split("-")[0];
  expect(["Dice", "Wheel", "Coin Flip", "Keno", "Plinko"].map(code)).toEqual(["dice", "wheel", "coin", "keno", "plinko"]);
  expect(["Roulette", "Dragon Tiger", "Andar Bahar", "Baccarat", "Teen Patti"].map(code)).toEqual([
    "roulette",
    "dragontiger",
    "andarbahar",
    "baccarat",
    "teenpatti",
  ]);
  expect(minis.find(({ title }) => title === "Two Dice")?.launchCode).toMatch(/^dice-0-1-halfpenny-two-dice$/);
});
