import { createHmac } from "node:crypto";
import { SANDBOX_PROVIDER } from "@baize/api/provider/identity";
import { describe, expect, it } from "vitest";
import { chiSquare, limitOf } from "../../test/chi-square.ts";
import { type Ratio, ppmOf, returnOf } from "../engines/engine.ts";
import { drawsFrom } from "../fair/draws.ts";
import { drawFixture, type Fate, FATES } from "./fixture-rules.ts";
import { combinations, countCombinations, isPriceWithin, prizeOfSlip } from "./slip.ts";
import { readSlip } from "./read-slip.ts";
import { fixtureId, slipText } from "./slip-text.ts";
import { engineOf, SPORTS } from "./sports.ts";
import { sidesOf, TEAMS } from "./teams.ts";

describe("a slip", () => {
  it("is written as it is read", () => {
    const text = "2 football:1042:home:185 tennis:98:away:210 cricket:7:draw:1200";
    const slip = readSlip(text);
    expect(slip?.legs.map(({ number }) => number)).toEqual([1042, 98, 7]);
    const legs = slip?.legs.map((leg) => ({ ...leg, fixture: fixtureId(leg) }));
    expect(slipText(slip?.of ?? 0, legs ?? [])).toBe(text);
  });

  it.each([
    "",
    "1",
    "0 football:1:home:185",
    "2 football:1:home:185",
    "1 football:1:home:185 football:1:away:210",
    "1 chess:1:home:185",
    "1 football:1:home:1.85",
    "1 football:-1:home:185",
    "9 football:1:home:185",
    "1  football:1:home:185",
  ])("is not %j", (text) => {
    expect(readSlip(text)).toBeUndefined();
  });

  it.each([
    [1, 1],
    [3, 2],
    [4, 2],
    [8, 4],
    [8, 8],
  ])("of %d legs has as many combinations of %d as can be listed, each once", (legs, of) => {
    const all = combinations(
      Array.from({ length: legs }, (_, index) => index),
      of,
    );
    expect(all).toHaveLength(countCombinations(legs, of));
    expect(new Set(all.map(String)).size).toBe(all.length);
  });

  it("pays each combination whose legs all won, rounded down, and counts a void leg as 1", () => {
    expect(prizeOfSlip(1000n, [185, 210], 2)).toBe(3885n);
    expect(prizeOfSlip(1000n, [185, 0], 2)).toBe(0n);
    expect(prizeOfSlip(333n, [101, 101, 0], 2)).toBe(339n);
    expect(prizeOfSlip(1000n, [185, 100, 210], 2)).toBe(1850n + 3885n + 2100n);
    expect(prizeOfSlip(5n, [100, 100, 100], 3)).toBe(5n);
  });

  it("is refused where a combination would pay more than ten thousand times its unit", () => {
    expect(isPriceWithin([10_000, 10_000], 2)).toBe(true);
    expect(isPriceWithin([10_000, 10_001], 2)).toBe(false);
    expect(isPriceWithin([10_000, 10_001, 200], 1)).toBe(true);
  });
});

const cricketSides = (number: number) => sidesOf({ sport: "cricket", number });

describe("a league", () => {
  it("lets each side meet each of the others once in fifteen rounds, and at home half of the time in thirty", () => {
    const numbers = Array.from({ length: 15 * 8 }, (_, number) => number);
    const meetings = numbers.map((number) =>
      Object.values(cricketSides(number))
        .toSorted((one, other) => one.localeCompare(other))
        .join(" "),
    );
    expect(new Set(meetings).size).toBe((TEAMS.length * (TEAMS.length - 1)) / 2);
    const away = numbers.map((number) => {
      const [one, other] = [cricketSides(number), cricketSides(number + 120)];
      return one.home === other.away && one.away === other.home;
    });
    expect(away).not.toContain(false);
  });

  it("has a side in one fixture of a round", () => {
    for (let round = 0; round < 30; round++) {
      const sides = Array.from({ length: 8 }, (_, match) => Object.values(cricketSides(round * 8 + match))).flat();
      expect(new Set(sides).size).toBe(TEAMS.length);
    }
  });
});

/** A return with the fixtures that do not count: they give the stake back. */
const withVoid = ({ over, under }: Ratio): Ratio => ({
  over: over * BigInt(FATES - 2) + under * 2n,
  under: under * BigInt(FATES),
});

describe("fixtures", () => {
  it("are abandoned and annulled as often as the rules say", () => {
    const draw = drawsFrom({ serverSeed: new Uint8Array(32).fill(3), clientSeed: "fates", nonce: 0 }, (key, message) =>
      Uint8Array.from(createHmac("sha256", key).update(message).digest()),
    );
    const seen: Record<Fate, number> = { valid: 0, abandoned: 0, annulled: 0 };
    const rounds = 20_000;
    for (let round = 0; round < rounds; round++) seen[drawFixture(draw, engineOf("football"), 0).fate] += 1;
    const expected = [rounds - (2 * rounds) / FATES, rounds / FATES, rounds / FATES];
    expect(chiSquare([seen.valid, seen.abandoned, seen.annulled], expected)).toBeLessThan(limitOf(2));
  });

  it("return, on single bets, what the vendor states to the platform at the least", () => {
    const returns = SPORTS.flatMap((sport) => {
      const engine = engineOf(sport);
      const variants = Array.from({ length: engine.variants }, (_, variant) => variant);
      return variants.flatMap((variant) => engine.bets(variant).map((bet) => returnOf(bet, engine.parts)));
    });
    expect(Math.min(...returns.map((each) => ppmOf(withVoid(each))))).toBe(SANDBOX_PROVIDER.slips.sportsbook[0]);
  });
});
