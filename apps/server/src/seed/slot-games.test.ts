import { gameCode } from "@baize/api/provider/fields";
import { SANDBOX_PROVIDER } from "@baize/api/provider/identity";
import { expect, it } from "vitest";
import { seedGames } from "./games.ts";
import { SeededRandom } from "./random.ts";
import { isSlot } from "./slot-games.ts";

const games = seedGames(new SeededRandom("baize"), new Date("2026-11-24T00:00:00Z"));
const slots = games.filter(({ category, opensList }) => isSlot(category) && !opensList);
const codeOf = (code: string | null | undefined) => /^([a-z]+)-([0-9])-([a-z]+)-([0-9]+)-/.exec(code ?? "");
const leadFor = (title: string) => codeOf(slots.find((game) => game.title === title)?.launchCode)?.[3];
const others = slots.filter(({ launchCode }) => launchCode !== SANDBOX_PROVIDER.slot);

/** The engines and volatilities of a category. */
const dealt = (category: string) => {
  const codes = others.filter((game) => game.category === category).map(({ launchCode }) => codeOf(launchCode));
  return new Set(codes.map((code) => `${code?.[1] ?? ""} ${code?.[2] ?? ""}`));
};

it("launches every slot into an engine, no two with the same volatility, lead and palette", () => {
  expect(slots.length).toBeGreaterThanOrEqual(1000);
  expect(slots.length - others.length).toBe(1);
  const heads = others.map(({ launchCode }) => codeOf(launchCode)?.[0]);
  expect(heads).not.toContain(undefined);
  expect(new Set(heads).size).toBe(others.length);
  expect(others.filter(({ launchCode }) => !gameCode.safeParse(launchCode).success)).toEqual([]);
});

it("deals all three engines to RNG and each volatility, and the slot with a pot alone to JACKPOT", () => {
  expect(dealt("RNG").size).toBe(9);
  expect(dealt("JACKPOT")).toEqual(new Set(["pot 0", "pot 1", "pot 2"]));
});

it("shows on the cover the sign that leads the symbols, and states the facts of the engine", () => {
  const published: Readonly<Record<string, readonly number[]>> = SANDBOX_PROVIDER.slots;
  for (const { launchCode, motif, rtpPpm, volatility, stakeStep, lines, freeRounds } of others) {
    const [, engine = "", set, lead] = codeOf(launchCode) ?? [];
    const stated = [published[engine]?.[Number(set)], ["low", "medium", "high"][Number(set)]];
    const facts = [engine === "lines" ? 10 : 100, engine === "lines" || engine === "pot" ? 10 : null];
    const named = [launchCode, motif, rtpPpm, volatility, stakeStep, lines, freeRounds];
    expect(named).toEqual([launchCode, lead, ...stated, ...facts, engine !== "pot"]);
  }
  expect(["Crown of Mysore", "Seven Bazaar", "Raat Rani", "Lotus Ladder"].map(leadFor)).toEqual([
    "crown",
    "seven",
    "moon",
    "lotus",
  ]);
});
