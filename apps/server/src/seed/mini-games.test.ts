import { gameCode } from "@baize/api/provider/fields";
import { SANDBOX_PROVIDER, stakeStepOf } from "@baize/api/provider/identity";
import { expect, it } from "vitest";
import { seedGames } from "./games.ts";
import { isMini, isTable } from "./mini-games.ts";
import { SeededRandom } from "./random.ts";

const games = seedGames(new SeededRandom("baize"), new Date("2026-11-24T00:00:00Z"));
const isOwnDraw = ({ vendor }: { vendor: string }) => vendor === "HOUSE_LOTTERY";
const minis = games.filter((game) => (isMini(game.category) || isTable(game.category)) && !game.opensList && !isOwnDraw(game));
const engineOf = (code: string) => /^([a-z]+)-([0-9]+)-([0-9]+)-/.exec(code);

it("launches every small game and table into an engine, no two with the same parameters and palette", () => {
  expect(minis.length).toBeGreaterThanOrEqual(290);
  const heads = minis.map(({ launchCode }) => engineOf(launchCode ?? "")?.[0]);
  expect(heads).not.toContain(undefined);
  expect(new Set(heads).size).toBe(minis.length);
  expect(minis.filter(({ launchCode }) => !gameCode.safeParse(launchCode).success)).toEqual([]);
});

it("states the return that the vendor publishes for the parameters of each title", () => {
  const published: Readonly<Record<string, readonly number[]>> = {
    ...SANDBOX_PROVIDER.minis,
    ...SANDBOX_PROVIDER.rooms,
    ...SANDBOX_PROVIDER.tables,
    ...SANDBOX_PROVIDER.slips,
  };
  for (const { launchCode, rtpPpm, stakeStep } of minis) {
    const [, engine = "", set] = engineOf(launchCode ?? "") ?? [];
    expect([launchCode, rtpPpm, stakeStep]).toEqual([launchCode, published[engine]?.[Number(set)], stakeStepOf(engine)]);
  }
});

it("names in each title what its engine is", () => {
  const code = (word: string) => minis.find(({ title }) => title.endsWith(` ${word}`))?.launchCode?.split("-")[0];
  expect(["Dice", "Wheel", "Coin Flip", "Keno", "Plinko", "Mines", "Hi-Lo"].map(code)).toEqual([
    "dice",
    "wheel",
    "coin",
    "keno",
    "plinko",
    "mines",
    "hilo",
  ]);
  expect(["Roulette", "Dragon Tiger", "Andar Bahar", "Baccarat", "Teen Patti"].map(code)).toEqual([
    "roulette",
    "dragontiger",
    "andarbahar",
    "baccarat",
    "teenpatti",
  ]);
  expect(minis.find(({ title }) => title === "Two Dice")?.launchCode).toMatch(/^dice-0-1-halfpenny-two-dice$/);
  expect(minis.find(({ title }) => title === "Deep Net")?.launchCode).toMatch(/^fish-0-1-old-harbour-deep-net$/);
  expect(minis.filter(({ category, launchCode }) => (category === "FISH") !== launchCode?.startsWith("fish-"))).toEqual([]);
});

it("launches every title of sports into the sport of its name, whose signs are on its cover", () => {
  const sports = games.filter(({ category }) => category === "SPORTS");
  expect(sports.length).toBeGreaterThanOrEqual(12);
  const seen = new Set(sports.map(({ launchCode, motif }) => `${launchCode?.split("-")[0]} ${motif}`));
  expect(seen).toEqual(
    new Set(["cricket wicket", "football ball", "football pitch", "kabaddi pitch", "sportsbook pitch", "tennis ball"]),
  );
  const wrong = sports.filter(({ title, launchCode }) => {
    const named = /Cricket|Kabaddi|Tennis|Sportsbook/.exec(title === "Powerplay" ? "Cricket" : title)?.[0] ?? "Football";
    return !launchCode?.startsWith(`${named.toLowerCase()}-`);
  });
  expect(wrong).toEqual([]);
});

it("launches every title of PVP into the room that its name says: teen patti or rummy", () => {
  const titles = games.filter(({ category }) => category === "PVP");
  expect(titles.length).toBeGreaterThanOrEqual(47);
  const rooms = new Map(titles.map(({ title, launchCode }) => [title, launchCode?.split("-")[0]]));
  const named = new Map(titles.map(({ title }) => [title, /\bRummy\b/.test(title) ? "rummyroom" : "pattiroom"]));
  expect(rooms).toEqual(named);
  expect(titles.filter(({ title }) => !/\b(Patti|Rummy)\b/.test(title))).toEqual([]);
  expect([...named.values()].filter((room) => room === "rummyroom").length).toBeGreaterThanOrEqual(12);
});

it("launches every title of e-sports into a match of maps", () => {
  const titles = games.filter(({ category }) => category === "ESPORTS");
  expect(titles.length).toBeGreaterThanOrEqual(7);
  expect(new Set(titles.map(({ launchCode }) => launchCode?.split("-")[0]))).toEqual(new Set(["esports"]));
});

it.each([
  ["LOTT", "digits", "balls", 8],
  ["ELOTT", "race", "waves", 6],
] as const)(
  "launches every title of vendors in %s into a draw, and the brand's own draws into none",
  (category, engine, motif, count) => {
    const titles = games.filter((game) => game.category === category);
    const drawn = titles.filter((game) => !isOwnDraw(game));
    expect(drawn).toHaveLength(count);
    expect(new Set(drawn.map(({ launchCode, motif: sign }) => `${launchCode?.split("-")[0]} ${sign}`))).toEqual(
      new Set([`${engine} ${motif}`]),
    );
    expect(titles.filter(isOwnDraw).map(({ launchCode }) => launchCode)).toEqual(
      Array.from({ length: titles.length - count }, () => null),
    );
  },
);
