import { describe, expect, it } from "vitest";
import { fixedDraw } from "../../test/fixed-draw.ts";
import type { Ratio } from "./engine.ts";
import type { LiveGame } from "./live-game.ts";
import { cashOutParts, CASH_OUT_MARGIN, checkLiveBet, livePriceOf, LEAST_PRICE, MOST_PRICE, SUSPENDED_MS } from "./live.ts";
import { cashedOutText, isLiveBet, liveBetText, readBet } from "./match-bet.ts";
import type { SharedEngine, Stops } from "./shared.ts";
import { SHARED } from "./table.ts";

interface Match {
  readonly name: string;
  readonly engine: SharedEngine;
  readonly live: LiveGame;
}

const MATCHES: readonly Match[] = Object.entries(SHARED).flatMap(([name, engine]: [string, SharedEngine]) =>
  engine.live ? [{ name, engine, live: engine.live }] : [],
);

const spotsOf = ({ engine }: Match): string[] => engine.bets(0).map(({ choice }) => choice.replace(":1", ""));
const percent = ({ over, under }: Ratio): number => Number((over * 1_000_000n) / under) / 10_000;

const NONE: Ratio = { over: 0n, under: 1n };
const chanceIn = (chances: ReadonlyMap<string, Ratio>, spot: string): Ratio => chances.get(spot) ?? NONE;
const isSame = (one: Ratio, other: Ratio): boolean => one.over * other.under === other.over * one.under;

/** So many matches of a fixed seed. */
const drawn = ({ engine, name }: Match, variant: number, count: number): Stops[] => {
  const draw = fixedDraw(name);
  return Array.from({ length: count }, () => engine.drawn(draw, variant));
};

describe.each(MATCHES)("$name", (match) => {
  const { engine, live } = match;
  const spots = spotsOf(match);

  it("has the published chances before its first step, and certain ones after its last", () => {
    for (let variant = 0; variant < engine.variants; variant++)
      for (const stops of drawn(match, variant, 5)) {
        const before = live.chances(live.told(stops, 0), 0, variant);
        const published = new Map(
          engine.bets(variant).map(({ choice, prizes }) => [choice.replace(":1", ""), prizes[0]?.chance ?? NONE]),
        );
        expect(spots.filter((spot) => !isSame(chanceIn(before, spot), chanceIn(published, spot)))).toEqual([]);
        expect(live.told(stops, live.steps)).toEqual(stops);
        const after = live.chances(stops, live.steps, variant);
        for (const spot of spots)
          expect([spot, percent(chanceIn(after, spot))]).toEqual([spot, engine.pays(`${spot}:1`, stops, variant) > 0 ? 100 : 0]);
      }
  });

  it("returns 95 % of every live bet, rounded up to a hundredth of its price, at each state on the way", () => {
    for (let variant = 0; variant < engine.variants; variant++)
      for (const stops of drawn(match, variant, 8))
        for (let step = 0; step < live.steps; step++)
          for (const chance of live.chances(live.told(stops, step), step, variant).values()) {
            const price = livePriceOf(chance);
            if (price === undefined) continue;
            const returned = BigInt(price) * chance.over * 100n;
            expect(returned).toBeGreaterThanOrEqual(9500n * chance.under);
            expect(returned).toBeLessThan(9500n * chance.under + chance.over * 100n);
            expect([price >= LEAST_PRICE, price <= MOST_PRICE]).toEqual([true, true]);
          }
  });

  it("gives each chance that matches of the same state bear out", () => {
    // The chances of a state are those of the states that follow it, weighted by how often they follow: over all matches they average out.
    const rounds = drawn(match, 1, 4000);
    const step = Math.floor(live.steps / 2);
    const sums = new Map(spots.map((spot) => [spot, { expected: 0, won: 0, spread: 0 }]));
    for (const stops of rounds) {
      const chances = live.chances(live.told(stops, step), step, 1);
      for (const [spot, sum] of sums) {
        const chance = percent(chanceIn(chances, spot)) / 100;
        sum.expected += chance;
        sum.spread += chance * (1 - chance);
        sum.won += engine.pays(`${spot}:1`, stops, 1) > 0 ? 1 : 0;
      }
    }
    const off = [...sums].filter(([, { expected, won, spread }]) => Math.abs(won - expected) > 4.5 * Math.sqrt(spread) + 0.01);
    expect(off).toEqual([]);
  });

  it("depends on what has been told alone", () => {
    const rounds = drawn(match, 0, 300);
    const seen = new Map<string, string>();
    for (const stops of rounds) {
      const told = live.told(stops, 2);
      const text = [...live.chances(told, 2, 0).values()].map(({ over, under }) => `${over}/${under}`).join(" ");
      const key = JSON.stringify(told);
      expect(seen.get(key) ?? text).toBe(text);
      seen.set(key, text);
    }
    expect(seen.size).toBeLessThan(rounds.length);
  });

  it("lets anyone compute the prices and the quote of a bet again", () => {
    const step = 1;
    const isOpen = (stops: Stops) => live.stepMs > SUSPENDED_MS || !live.isEvent(stops, step);
    for (const stops of drawn(match, 2, 20).filter(isOpen)) {
      const chances = live.chances(live.told(stops, step), step, 2);
      const laid = spots.flatMap((spot) => {
        const price = livePriceOf(chanceIn(chances, spot));
        return price === undefined ? [] : [[spot, 3, price] as const];
      });
      const choice = liveBetText(step, laid);
      expect([isLiveBet(choice), engine.offers(choice, 2), engine.chips(choice)]).toEqual([true, true, laid.length * 3]);
      const title = { engine, variant: 2 };
      expect(checkLiveBet(choice, stops, title).map(({ agreed, computed }) => agreed - (computed ?? 0))).toEqual(
        laid.map(() => 0),
      );
      const parts = cashOutParts(choice, chances, title) ?? 0;
      // Right after it was laid, a bet is worth its stake at the published return, less the margin.
      const staked = engine.chips(choice) * 100;
      expect(parts / staked).toBeGreaterThan((0.95 * (100 - CASH_OUT_MARGIN)) / 100 - 0.002);
      expect(parts / staked).toBeLessThan(1);
      const out = cashedOutText(choice, step, parts);
      expect(engine.pays(out, stops, 2)).toBe(parts);
      expect(checkLiveBet(out, stops, title).at(-1)).toMatchObject({ agreed: parts, computed: parts });
      expect(cashOutParts(out, chances, title)).toBeUndefined();
    }
  });
});

describe("the proof of a bet", () => {
  const football = { engine: SHARED.football, variant: 0 };
  const stops = [[52], []];
  const chancesAt = (step: number): ReadonlyMap<string, Ratio> => {
    const live = MATCHES.find(({ name }) => name === "football")?.live;
    return live?.chances(live.told(stops, step), step, 0) ?? new Map();
  };
  const priceAt = (step: number, spot: string): number => livePriceOf(chanceIn(chancesAt(step), spot)) ?? 0;
  const follows = (choice: string, of = stops): boolean =>
    checkLiveBet(choice, of, football).every(({ agreed, computed }) => agreed === computed);
  const partsAt = (choice: string, step: number): number => cashOutParts(choice, chancesAt(step), football) ?? 0;

  it("does not follow where a bet is cashed out before it was laid", () => {
    const bet = `@9 home:5:${priceAt(9, "home")}`;
    expect(follows(cashedOutText(bet, 9, partsAt(bet, 9)))).toBe(true);
    expect(follows(cashedOutText(bet, 3, partsAt(bet, 3)))).toBe(false);
  });

  it("does not follow where a bet is laid or cashed out in a step that is suspended whole", () => {
    // The goal of the 52nd minute is told in the eleventh step, which is shorter than the suspension.
    expect(follows(`@10 draw:5:${priceAt(10, "draw")}`)).toBe(true);
    expect(follows(`@11 draw:5:${priceAt(11, "draw")}`)).toBe(false);
    const bet = `@9 home:5:${priceAt(9, "home")}`;
    expect(follows(cashedOutText(bet, 11, partsAt(bet, 11)))).toBe(false);
  });

  it("does not follow where a bet is laid or cashed out after the last step", () => {
    const bet = `@9 home:5:${priceAt(9, "home")}`;
    expect(follows(cashedOutText(bet, 18, 500))).toBe(false);
    expect(follows("@18 home:5:105")).toBe(false);
  });
});

describe("the record of a bet", () => {
  it.each([
    "@7 home:5",
    "home:5:243",
    "@7 home:5:24",
    "@7 home:5:243 home:1:243",
    "home:5 >9=0",
    "@7 ",
    "",
    "home:05",
    "@100 home:5:243",
  ])("refuses %s", (text) => {
    expect(readBet(text)).toBeUndefined();
  });

  it("names the moment, the price and the cash-out", () => {
    expect(readBet("@7 home:5:243 over:1:190 >9=1180")).toEqual({
      step: 7,
      spots: new Map([
        ["home", { chips: 5, price: 243 }],
        ["over", { chips: 1, price: 190 }],
      ]),
      out: { step: 9, parts: 1180 },
    });
    expect(readBet("home:5")).toEqual({ spots: new Map([["home", { chips: 5 }]]), step: undefined, out: undefined });
  });
});
