import { createHmac } from "node:crypto";
import { SANDBOX_PROVIDER } from "@baize/api/provider/identity";
import { describe, expect, it } from "vitest";
import { chiSquare, limitOf } from "../../test/chi-square.ts";
import { drawsFrom } from "../fair/draws.ts";
import { chancesOf, choiceOf as diceChoice, wins, readChoice as readDice } from "./dice/engine.ts";
import { lowestReturn, type Bet, type Draw, type MiniEngine, ppmOf, returnOf } from "./engine.ts";
import { drawnOf, NUMBERS, paysOf as kenoPays } from "./keno/engine.ts";
import { MINIS, titleOf } from "./table.ts";
import { RISKS } from "./risk.ts";
import { wheelOf } from "./wheel/engine.ts";

const engines = Object.entries(MINIS);
const variantsOf = ({ variants }: MiniEngine) => Array.from({ length: variants }, (_, variant) => variant);

const blocks: Uint8Array[] = [];
/** Draws of one long round by the published rule, on fixed seeds. Each test reads them from the start; they are computed once. */
function longDraw(): Draw {
  let block = 0;
  return drawsFrom({ serverSeed: new Uint8Array(32).fill(9), clientSeed: "million", nonce: 0 }, (key, message) => {
    const bytes = (blocks[block] ??= new Uint8Array(createHmac("sha256", key).update(message).digest()));
    block += 1;
    return bytes;
  });
}

/** Every way in which the draws of a round can fall, with the prizes that they bring, by playing each of them. */
function allWays(engine: MiniEngine, choice: string, variant: number): Map<number, bigint> {
  const found = new Map<number, bigint>();
  const walk = (given: readonly number[]): void => {
    const left = [...given];
    let open: number | undefined;
    const draw: Draw = (below) => {
      const next = left.shift();
      if (next === undefined) open ??= below;
      return next ?? 0;
    };
    const { total } = engine.play(draw, choice, variant);
    if (open === undefined) found.set(total, (found.get(total) ?? 0n) + 1n);
    else for (let next = 0; next < open; next++) walk([...given, next]);
  };
  walk([]);
  return found;
}

/** The hands of a keno card by hits, counting over the 24 numbers one after the other. */
function kenoWays(marks: number, variant: number): Map<number, bigint> {
  const drawn = drawnOf(variant);
  let ways = new Map([["0 0", 1n]]);
  for (let number = 1; number <= NUMBERS; number++) {
    const next = new Map(ways);
    for (const [key, way] of ways) {
      const [taken = 0, hits = 0] = key.split(" ").map(Number);
      const then = `${taken + 1} ${hits + (number <= marks ? 1 : 0)}`;
      next.set(then, (next.get(then) ?? 0n) + way);
    }
    ways = next;
  }
  const found = new Map<number, bigint>();
  for (const [key, way] of ways) {
    const [taken = 0, hits = 0] = key.split(" ").map(Number);
    const pays = kenoPays(marks, hits, variant);
    if (taken === drawn) found.set(pays, (found.get(pays) ?? 0n) + way);
  }
  return found;
}

const same = ({ choice, prizes }: Bet, ways: ReadonlyMap<number, bigint>): void => {
  const all = [...ways.values()].reduce((sum, way) => sum + way, 0n);
  for (const [pays, way] of ways) {
    const published = prizes
      .filter((prize) => prize.pays === pays)
      .reduce((sum, { chance }) => sum + (chance.over * all) / chance.under, 0n);
    if (pays > 0) expect([choice, pays, published]).toEqual([choice, pays, way]);
  }
  expect(prizes.filter(({ pays }) => !ways.has(pays))).toEqual([]);
};

/** Those whose draws fall in more ways than can be played; they are counted instead. */
const COUNTED: ReadonlySet<string> = new Set(["keno", "mines", "fish"]);

describe.each(engines.filter(([name]) => !COUNTED.has(name)))("the published odds of %s", (_, engine) => {
  it("are those of playing every way in which the draws can fall", () => {
    for (const variant of variantsOf(engine))
      for (const bet of engine.bets(variant)) {
        expect(engine.offers(bet.choice, variant)).toBe(true);
        same(bet, allWays(engine, bet.choice, variant));
      }
  });
});

describe("the published odds of keno", () => {
  it("are those of counting every hand", () => {
    for (const variant of variantsOf(MINIS.keno)) {
      expect(MINIS.keno.bets(variant)).toHaveLength(6);
      for (const [index, bet] of MINIS.keno.bets(variant).entries()) same(bet, kenoWays(index + 1, variant));
    }
  });
});

describe("returns", () => {
  it("are the ones that the vendor states to the platform", () => {
    const stated = engines.map(([name, engine]) => [name, variantsOf(engine).map((variant) => lowestReturn(engine, variant))]);
    expect(Object.fromEntries(stated)).toEqual(SANDBOX_PROVIDER.minis);
  });

  it("are the same for every bet of dice, coin, wheel, plinko and fish, and within a percent for keno and mines", () => {
    const within: Readonly<Record<string, number>> = { keno: 5000, mines: 7500 };
    for (const [name, engine] of engines)
      for (const variant of variantsOf(engine)) {
        const returns = engine.bets(variant).map((bet) => ppmOf(returnOf(bet, engine.parts)));
        expect(Math.max(...returns) - Math.min(...returns)).toBeLessThanOrEqual(within[name] ?? 0);
      }
  });

  it("hold no prize that is not more than the stake, or than the price of a shot that hits", () => {
    for (const [name, engine] of engines)
      for (const variant of variantsOf(engine))
        for (const { choice, prizes } of engine.bets(variant)) {
          const shots = name === "fish" ? Number(choice.split(" ")[1]) : 1;
          for (const { pays } of prizes) expect(pays * shots).toBeGreaterThan(engine.parts);
        }
  });
});

const MILLION = 1_000_000;
function evenly(below: number, rounds: number, take: (draw: Draw) => readonly number[]): number {
  const draw = longDraw();
  const seen = Array.from({ length: below }, () => 0);
  for (let round = 0; round < rounds; round++) for (const each of take(draw)) seen[each] = (seen[each] ?? 0) + 1;
  const all = seen.reduce((sum, count) => sum + count, 0);
  return chiSquare(
    seen,
    seen.map(() => all / below),
  );
}

/** What a round draws. */
const drawnIn =
  (engine: MiniEngine, choice: string, variant = 0) =>
  (draw: Draw): readonly number[] =>
    engine.play(draw, choice, variant).stops[0] ?? [];

function numberOfDice(draw: Draw): number[] {
  const [tens = 0, ones = 0] = drawnIn(MINIS.dice, "under 50")(draw);
  return [tens * 10 + ones];
}

const choose = (from: number, take: number): number =>
  Array.from({ length: take }, (_, index) => (from - index) / (index + 1)).reduce((product, each) => product * each, 1);
const hitsExactly = (hits: number): number => (choose(6, hits) * choose(18, 6 - hits)) / choose(24, 6);

describe("a million draws by a fixed seed", () => {
  it("fall evenly on the numbers of the dice", () => {
    expect(evenly(100, MILLION / 2, numberOfDice)).toBeLessThan(limitOf(99));
  });

  it("fall evenly on the sides of the coin, on both sides of a pin and on the fields of the largest wheel", () => {
    expect(evenly(2, MILLION / 5, drawnIn(MINIS.coin, "heads 5"))).toBeLessThan(limitOf(1));
    expect(evenly(2, MILLION / 8, drawnIn(MINIS.plinko, "low"))).toBeLessThan(limitOf(1));
    expect(evenly(50, MILLION, drawnIn(MINIS.wheel, "low", 2))).toBeLessThan(limitOf(49));
  });

  it("bring the published hits of keno", () => {
    const draw = longDraw();
    const [marks, rounds] = [6, MILLION / drawnOf(0)];
    const seen = Array.from({ length: 5 }, () => 0);
    for (let round = 0; round < rounds; round++) {
      const hits = (MINIS.keno.play(draw, "1 2 3 4 5 6", 0).stops[0] ?? []).filter((number) => number <= marks).length;
      const row = Math.min(hits, 4); // the highest are too rare for a row of their own
      seen[row] = (seen[row] ?? 0) + 1;
    }
    const rare = [4, 5, 6].reduce((sum, hits) => sum + hitsExactly(hits), 0);
    const expected = [hitsExactly(0), hitsExactly(1), hitsExactly(2), hitsExactly(3), rare].map((chance) => chance * rounds);
    expect(chiSquare(seen, expected)).toBeLessThan(limitOf(4));
  });
});

describe("choices", () => {
  it.each([
    ["dice", "under 50", true],
    ["dice", "over 49", true],
    ["dice", "under 51", false],
    ["dice", "under 0", false],
    ["dice", "under 100", false],
    ["dice", "over 99", false],
    ["dice", "", false],
    ["wheel", "high", true],
    ["wheel", "constructor", false],
    ["coin", "heads 5", true],
    ["coin", "tails 6", false],
    ["coin", "heads 0", false],
    ["keno", "1 24", true],
    ["keno", "1 2 3 4 5 6", true],
    ["keno", "1 2 3 4 5 6 7", false],
    ["keno", "2 1", false],
    ["keno", "1 1", false],
    ["keno", "25", false],
    ["keno", "", false],
  ] as const)("of %s: “%s” is offered: %s", (name, choice, offered) => {
    expect(MINIS[name].offers(choice, 0)).toBe(offered);
  });

  it("of the dice win on the numbers that they name, and on no other", () => {
    for (const side of ["under", "over"] as const)
      for (const chance of chancesOf(0)) {
        const asked = readDice(diceChoice(side, chance));
        const winning = Array.from({ length: 100 }, (_, number) => number).filter((number) => asked && wins(asked, number));
        expect([winning.length, winning[0]]).toEqual([chance, side === "under" ? 0 : 100 - chance]);
      }
  });
});

describe("titles", () => {
  it("have an engine, parameters and a palette by their code; any other code is the slot", () => {
    expect(titleOf("wheel-2-12-halfpenny-lucky-wheel")).toMatchObject({ name: "wheel", variant: 2, palette: 12 });
    expect(titleOf("pearl-monsoon")).toMatchObject({ name: "slot", variant: 1, palette: 0 });
    expect(titleOf("constructor-0-1-name")?.name).toBe("slot");
    expect(titleOf("lines-2-sun-9-falcon-sun")).toMatchObject({ name: "slot", variant: 2, lead: "sun", palette: 9 });
    const wrong = ["wheel-3-1-name", "wheel-0-0-name", "wheel-0-13-name", "wheel-0-sun-1-name"];
    const wrongSlots = ["lines-3-sun-9-name", "lines-0-moss-9-name", "lines-0-9-name", "lines-0-sun-13-name"];
    expect([...wrong, ...wrongSlots].filter((code) => titleOf(code) !== undefined)).toEqual([]);
  });

  it("have wheels whose fields are all filled", () => {
    for (const variant of variantsOf(MINIS.wheel))
      expect(new Set(RISKS.map((risk) => wheelOf(risk, variant).length)).size).toBe(1);
  });
});
