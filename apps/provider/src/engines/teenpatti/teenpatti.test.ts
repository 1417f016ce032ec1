import { describe, expect, it } from "vitest";
import { cardSigns, DECK } from "../cards.ts";
import type { Stops } from "../shared.ts";
import { teenpatti, winnerOf } from "./engine.ts";
import { kindOf, strengthOf } from "./rules.ts";

const SIGNS = Array.from({ length: DECK }, (_, card) => cardSigns([card]));
/** A hand of cards as a record shows them: `A♠ 10♥`. */
const handOf = (text: string): number[] => text.split(" ").map((sign) => SIGNS.indexOf(sign));

const pays = (first: string, second: string): number[] =>
  ["playera:1", "playerb:1", "plusa:1", "plusb:1"].map((choice) => teenpatti.pays(choice, [handOf(first), handOf(second)], 0));

/** Every hand of three cards on player A: what pair plus pays does not depend on the other hand. */
function* allHands(): Generator<Stops> {
  for (let first = 0; first < DECK; first++)
    for (let second = first + 1; second < DECK; second++)
      for (let third = second + 1; third < DECK; third++) yield [[first, second, third], []];
}

it.each([0, 1, 2])("publishes for pair plus what playing every hand pays, set %i", (variant) => {
  const counts = new Map<number, bigint>();
  for (const stops of allHands()) {
    const brings = teenpatti.pays("plusa:1", stops, variant);
    if (brings > 0) counts.set(brings, (counts.get(brings) ?? 0n) + 1n);
  }
  const found = [...counts].toSorted(([one], [other]) => other - one);
  const prizes = found.map(([brings, over]) => ({ chance: { over, under: 22_100n }, pays: brings }));
  expect(teenpatti.bets(variant).slice(2)).toEqual([
    { choice: "plusa:1", prizes },
    { choice: "plusb:1", prizes },
  ]);
});

it("publishes for a tie the suits that two equal hands leave each other", () => {
  // Three different ranks: four suits for each card of one hand and three for that of the other, less the hands of one suit.
  const bothInOne = 4n * 3n;
  const neitherInOne = 12n ** 3n - 2n * (4n * 3n ** 3n) + bothInOne;
  const pairs = 13n * 12n * 6n * 12n;
  const ties = 286n * (neitherInOne + bothInOne) + pairs;
  const all = 22_100n * 18_424n;
  const prizes = [
    { chance: { over: all - ties, under: all * 2n }, pays: 195 },
    { chance: { over: ties, under: all }, pays: 100 },
  ];
  expect(teenpatti.bets(0).slice(0, 2)).toEqual([
    { choice: "playera:1", prizes },
    { choice: "playerb:1", prizes },
  ]);
});

describe("the hands", () => {
  it("are in this order: each of these beats the ones after it", () => {
    const hands = [
      ["trail", "A♠ A♥ A♦"],
      ["trail", "2♠ 2♥ 2♦"],
      ["pure", "Q♥ A♥ K♥"],
      ["pure", "A♠ 2♠ 3♠"],
      ["pure", "K♣ Q♣ J♣"],
      ["pure", "4♦ 3♦ 2♦"],
      ["sequence", "A♠ K♥ Q♥"],
      ["sequence", "3♠ A♥ 2♥"],
      ["sequence", "J♠ K♥ Q♥"],
      ["sequence", "4♠ 3♥ 2♥"],
      ["colour", "A♠ K♠ J♠"],
      ["colour", "2♠ A♠ 4♠"],
      ["colour", "5♥ 3♥ 2♥"],
      ["pair", "A♠ A♥ 2♥"],
      ["pair", "Q♠ K♥ K♦"],
      ["pair", "K♠ K♣ J♦"],
      ["pair", "2♠ 2♥ 3♥"],
      ["high", "K♠ A♥ J♥"],
      ["high", "A♠ K♥ 10♥"],
      ["high", "5♠ 3♥ 2♥"],
    ] as const;
    expect(hands.map(([, text]) => kindOf(handOf(text)))).toEqual(hands.map(([kind]) => kind));
    const strengths = hands.map(([, text]) => strengthOf(handOf(text)));
    expect(strengths).toEqual([...new Set(strengths)].toSorted((one, other) => other - one));
    expect(winnerOf([handOf("A♠ 5♥ 5♦"), handOf("A♦ 5♠ 5♣")])).toBe("tie");
  });

  it("give the stake on a player back on a tie, and pay pair plus whoever wins", () => {
    expect(pays("A♠ 5♥ 5♦", "A♦ 5♠ 5♣")).toEqual([100, 100, 200, 200]);
    expect(pays("2♠ 2♥ 3♦", "A♦ A♠ A♣")).toEqual([0, 195, 200, 4100]);
  });
});
