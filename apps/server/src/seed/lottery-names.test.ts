import { expect, it } from "vitest";
import { seedGames } from "./games.ts";
import { LOTTERIES } from "./lotteries.ts";
import { SeededRandom } from "./random.ts";

const games = new Map(seedGames(new SeededRandom("baize"), new Date("2026-11-24T00:00:00Z")).map((game) => [game.id, game]));

/** The words that stay in Latin letters in every language. */
const latin = new Set(["VIP", "ZY"]);
const latinWords = (name: string) => name.match(/[a-z]+/gi) ?? [];

it.each([
  ["HI", /\p{Script=Devanagari}/u],
  ["AR", /\p{Script=Arabic}/u],
  ["FA", /\p{Script=Arabic}/u],
  ["UR", /\p{Script=Arabic}/u],
] as const)("in %s, each lottery has a name of its own in the letters of the language", (code, script) => {
  const names = LOTTERIES.map(({ gameId }) => games.get(gameId)?.titles?.[code] ?? "");
  expect(names).toHaveLength(60);
  expect(names.filter((name) => !script.test(name) || latinWords(name).some((word) => !latin.has(word)))).toEqual([]);
  expect(new Set(names).size).toBe(names.length);
});
