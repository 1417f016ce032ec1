import { createHmac } from "node:crypto";
import { SANDBOX_PROVIDER } from "@baize/api/provider/identity";
import { describe, expect, it } from "vitest";
import { drawsFrom } from "../fair/draws.ts";
import { DECK, rankOf } from "./cards.ts";
import { chanceOf } from "./crash/engine.ts";
import { winnerOf } from "./dragontiger/engine.ts";
import { type Draw, lowestReturn } from "./engine.ts";
import { chiSquare, limitOf } from "../../test/chi-square.ts";
import { readSpots, type SharedEngine, type Stops } from "./shared.ts";
import { SHARED, titleOf } from "./table.ts";
import { winnerOf as pattiWinner } from "./teenpatti/engine.ts";
import { kindOf } from "./teenpatti/rules.ts";

const variantsOf = ({ variants }: SharedEngine) => Array.from({ length: variants }, (_, variant) => variant);

/** Draws that follow a path, and the width of the first draw behind its end. */
function along(path: readonly number[]): { draw: Draw; open: () => number | undefined } {
  const left = [...path];
  let open: number | undefined;
  const draw: Draw = (below) => {
    const next = left.shift();
    if (next === undefined) open ??= below;
    return next ?? 0;
  };
  return { draw, open: () => open };
}

/** Every way in which a round can fall, by playing each of them. */
function* allWays(engine: SharedEngine, variant: number, path: readonly number[] = []): Generator<Stops> {
  const { draw, open } = along(path);
  const stops = engine.drawn(draw, variant);
  const below = open();
  if (below === undefined) yield stops;
  else for (let next = 0; next < below; next++) yield* allWays(engine, variant, [...path, next]);
}

/** The deals of andar bahar: one for each choice of places for the three matching cards. */
function* andarDeals(): Generator<Stops> {
  for (let first = 1; first <= 49; first++)
    for (let second = first + 1; second <= 50; second++)
      for (let third = second + 1; third <= 51; third++)
        yield [[0], Array.from({ length: first }, (_, index) => (index === first - 1 ? 13 : 1))];
}

const rows = (each: Map<number, bigint> | undefined) => [...(each ?? [])].toSorted(([one], [other]) => other - one);

/** What the bets of an engine bring over all ways, by choice and prize, and what is published. */
function counted(engine: SharedEngine, variant: number, ways: Iterable<Stops>): { published: unknown[]; found: unknown[] } {
  const bets = engine.bets(variant);
  const found = bets.map(() => new Map<number, bigint>());
  let all = 0n;
  for (const stops of ways) {
    all += 1n;
    for (const [index, { choice }] of bets.entries()) {
      const pays = engine.pays(choice, stops, variant);
      const counts = found[index];
      if (pays > 0) counts?.set(pays, (counts.get(pays) ?? 0n) + 1n);
    }
  }
  return {
    found: bets.map(({ choice }, index) => [choice, engine.offers(choice, variant), rows(found[index])]),
    published: bets.map(({ choice, prizes }) => [
      choice,
      true,
      prizes.map(({ pays, chance }) => [pays, (chance.over * all) / chance.under]),
    ]),
  };
}

describe("the published odds are those of playing every way in which a round can fall", () => {
  it.each([
    ["roulette", 0, () => allWays(SHARED.roulette, 0)],
    ["dragontiger", 0, () => allWays(SHARED.dragontiger, 0)],
    ["dragontiger", 2, () => allWays(SHARED.dragontiger, 2)],
    ["andarbahar", 0, andarDeals],
    ["cockfight", 0, () => allWays(SHARED.cockfight, 0)],
    ["digits", 0, () => allWays(SHARED.digits, 0)],
  ] as const)("of %s, set %i", (name, variant, ways) => {
    const { published, found } = counted(SHARED[name], variant, ways());
    expect(found).toEqual(published);
  });
});

describe("the published odds of baccarat", () => {
  // As published for eight decks, by counting every order of six cards.
  it.each([
    ["player:1", 2_230_518_282_592_256n],
    ["banker:1", 2_292_252_566_437_888n],
    ["tie:1", 475_627_426_473_216n],
  ] as const)("of %s are the known ones of eight decks", (choice, orders) => {
    const [won] = SHARED.baccarat.bets(0).find((bet) => bet.choice === choice)?.prizes ?? [];
    expect(won?.chance).toEqual({ over: orders, under: 4_998_398_275_503_360n });
  });

  it.each([
    // Cards by what they count; the suits are of no matter. Player and banker in turn, then the third cards.
    [
      "no third card on a natural",
      [3, 9, 5, 6],
      [
        [3, 5],
        [9, 6],
      ],
    ],
    [
      "the player stands on six, the banker draws on five",
      [4, 2, 2, 3, 7],
      [
        [4, 2],
        [2, 3, 7],
      ],
    ],
    [
      "the banker stands on three against an eight",
      [2, 1, 3, 2, 8],
      [
        [2, 3, 8],
        [1, 2],
      ],
    ],
    [
      "the banker draws on six against a six",
      [2, 3, 3, 3, 6, 1],
      [
        [2, 3, 6],
        [3, 3, 1],
      ],
    ],
    [
      "the banker stands on six against a five",
      [2, 3, 3, 3, 5],
      [
        [2, 3, 5],
        [3, 3],
      ],
    ],
  ])("by its rules: %s", (_, cards, hands) => {
    expect(SHARED.baccarat.drawn(dealing(cards), 0).map((hand) => hand.map(rankOf))).toEqual(hands);
  });
});

describe("the published odds of crash", () => {
  it("are those of the numbers by which the string holds so long: each up to the last one, and none behind it", () => {
    for (const variant of variantsOf(SHARED.crash))
      for (const { choice, prizes } of SHARED.crash.bets(variant)) {
        const [{ chance, pays } = { chance: { over: 0n, under: 1n }, pays: 0 }] = prizes;
        const paid = (number: bigint) =>
          SHARED.crash.pays(
            choice,
            SHARED.crash.drawn(() => Number(number), variant),
            variant,
          );
        expect(chance.under).toBe(1_000_000_000n);
        expect([0n, chance.over - 1n, chance.over, chance.under - 1n].map(paid)).toEqual([pays, pays, 0, 0]);
      }
  });

  it("give back what is stated at every height, less a part per million at most", () => {
    for (let height = 101; height <= 10_000; height += 7) {
      const { over, under } = chanceOf(height, 0);
      expect((BigInt(height) * over * 10_000n) / under).toBeGreaterThanOrEqual(989_999n);
    }
  });
});

describe("returns", () => {
  it("are the ones that the vendor states to the platform", () => {
    const stated = Object.entries(SHARED).map(([name, engine]) => [
      name,
      variantsOf(engine).map((variant) => lowestReturn(engine, variant)),
    ]);
    expect(Object.fromEntries(stated)).toEqual(SANDBOX_PROVIDER.tables);
  });
});

function longDraw(): Draw {
  return drawsFrom(
    { serverSeed: new Uint8Array(32).fill(9), clientSeed: "million", nonce: 0 },
    (key, message) => new Uint8Array(createHmac("sha256", key).update(message).digest()),
  );
}

/** How often each bet is won in rounds of one fixed seed, judged against its published chance. Rounds with one key pay the same. */
function measured(engine: SharedEngine, rounds: number, keyOf: (stops: Stops) => string | number): number[] {
  const draw = longDraw();
  const seen = new Map<string | number, { stops: Stops; rounds: number }>();
  for (let round = 0; round < rounds; round++) {
    const stops = engine.drawn(draw, 0);
    const known = seen.get(keyOf(stops));
    if (known) known.rounds += 1;
    else seen.set(keyOf(stops), { stops, rounds: 1 });
  }
  return engine.bets(0).map(({ choice, prizes }) => {
    const [best] = prizes;
    const won = [...seen.values()].filter(({ stops }) => engine.pays(choice, stops, 0) === best?.pays);
    const count = won.reduce((sum, each) => sum + each.rounds, 0);
    const expected = (Number(best?.chance.over) / Number(best?.chance.under)) * rounds;
    return chiSquare([count, rounds - count], [expected, rounds - expected]);
  });
}

/** Draws so that the cards of a shoe have these ranks, each from another deck. */
function dealing(ranks: readonly number[]): Draw {
  let next = 0;
  // Of the cards before a deck, the ones that were dealt are missing.
  return () => DECK * next + (ranks[next] ?? 1) - 1 - next++;
}

describe("rounds by a fixed seed bring the published results", () => {
  it.each([
    ["roulette", 200_000, (stops: Stops) => stops[0]?.[0] ?? ""],
    ["dragontiger", 60_000, winnerOf],
    ["baccarat", 20_000, (stops: Stops) => stops.map((hand) => hand.map(rankOf).join(",")).join(" ")],
    ["teenpatti", 20_000, (stops: Stops) => `${pattiWinner(stops)} ${stops.map(kindOf).join(" ")}`],
    ["andarbahar", 10_000, (stops: Stops) => stops[1]?.length ?? 0],
    ["esports", 20_000, (stops: Stops) => stops.map(([a = 0, b = 0]) => (a > b ? "a" : "b")).join("")],
    ["football", 20_000, (stops: Stops) => stops.map((goals) => goals.length).join(":")],
    ["cricket", 20_000, (stops: Stops) => String(stops)],
    ["kabaddi", 20_000, (stops: Stops) => String(stops)],
    ["tennis", 20_000, (stops: Stops) => String(stops)],
    ["digits", 100_000, (stops: Stops) => String(stops)],
    ["race", 20_000, (stops: Stops) => stops[0]?.slice(0, 3).join(" ") ?? ""],
  ] as const)("of %s", (name, rounds, keyOf) => {
    for (const value of measured(SHARED[name], rounds, keyOf)) expect(value).toBeLessThan(limitOf(1));
  });
});

describe("cards", () => {
  it("of a shoe are all of its decks, each place once", () => {
    const [stops] = [SHARED.andarbahar.drawn(along([]).draw, 0)];
    const [joker, ...fallen] = stops.flat();
    // Without any shuffling the deck lies in order: the next ace is a whole suit away.
    expect([joker, fallen.length, rankOf(fallen.at(-1) ?? -1)]).toEqual([0, 13, 1]);
    expect(new Set(stops.flat()).size).toBe(14);
    expect(stops.flat().every((card) => card < DECK)).toBe(true);
  });
});

describe("choices", () => {
  it.each([
    ["dragon:1", true],
    ["dragon:5 tie:2", true],
    ["dragon:0", false],
    ["dragon:1 dragon:2", false],
    ["dragon:1  tie:1", false],
    ["lion:1", false],
    ["", false],
  ])("“%s” is offered: %s", (choice, offered) => {
    expect(SHARED.dragontiger.offers(choice, 0)).toBe(offered);
  });

  it("hold twenty spots at most", () => {
    const spots = Array.from({ length: 21 }, (_, index) => `${index}:1`);
    expect([readSpots(spots.slice(1).join(" "))?.size, readSpots(spots.join(" "))]).toEqual([20, undefined]);
  });

  it("belong to titles by their code", () => {
    expect(titleOf("roulette-5-12-x-roulette")).toMatchObject({ name: "roulette", variant: 5, palette: 12 });
    expect(titleOf("roulette-6-1-x")).toBeUndefined();
  });
});
