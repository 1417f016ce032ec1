import { createHmac } from "node:crypto";
import { describe, expect, it } from "vitest";
import { chiSquare, limitOf } from "../../../test/chi-square.ts";
import { drawsFrom } from "../../fair/draws.ts";
import { DECK, rankOf, RANKS } from "../cards.ts";
import { chanceOf, GUESSES, HIGHEST, hilo, nextPays, standingOf } from "./engine.ts";

const cards = Array.from({ length: RANKS }, (_, index) => index);
const shares = [99, 98, 97];

/** Plays so many guesses on every row of ranks; answers what is returned, and the most that rounding can take, in hundredths. */
function returned(turns: readonly string[], variant: number): { sum: number; wins: number; all: number } {
  const found = { sum: 0, wins: 0, all: 0 };
  const walk = (row: readonly number[]): void => {
    if (row.length <= turns.length) for (const card of cards) walk([...row, card]);
    else {
      const { pays, lost } = standingOf(turns, row, variant);
      found.sum += pays;
      found.wins += lost ? 0 : 1;
      found.all += 1;
    }
  };
  walk([]);
  return found;
}

describe("the odds of hi-lo", () => {
  it.each([["h"], ["l"], ["h l"], ["h s h"], ["l l h"]])(
    "return the share of the set after “%s”, less what is rounded away",
    (choice) => {
      for (const [variant, share] of shares.entries()) {
        const { sum, wins, all } = returned(choice.split(" "), variant);
        expect(sum).toBeLessThanOrEqual(share * all);
        expect(sum).toBeGreaterThan(share * all - wins);
      }
    },
  );

  it("raise the prize with every right guess, and never above the highest one", () => {
    for (const card of cards)
      for (const guess of GUESSES) {
        expect(nextPays(guess, [], [card], 2)).toBeGreaterThan(hilo.parts);
        const { over, under } = chanceOf(guess, card + 1);
        expect(over > 0n && over < under).toBe(true);
      }
    const aces = Array.from({ length: 6 }, () => 0);
    const end =
      [1, 2, 3, 4, 5].find((turns) =>
        hilo.isOver(
          () => 0,
          aces
            .slice(0, turns)
            .map(() => "l")
            .join(" "),
          0,
        ),
      ) ?? 0;
    expect(end).toBe(3);
    expect(standingOf(["l", "l", "l"], aces, 0).pays).toBeLessThanOrEqual(HIGHEST);
  });
});

describe("rounds of hi-lo by a fixed seed", () => {
  it("turn up every card as often, and are won as often as it is published", () => {
    const seeds = { serverSeed: new Uint8Array(32).fill(5), clientSeed: "hilo", nonce: 0 };
    const draw = drawsFrom(seeds, (key, message) => new Uint8Array(createHmac("sha256", key).update(message).digest()));
    const rounds = 100_000;
    const seen = Array.from({ length: DECK }, () => 0);
    let won = 0;
    for (let round = 0; round < rounds; round++) {
      const { stops, total } = hilo.play(draw, "h", 0);
      for (const card of stops[0] ?? []) seen[card] = (seen[card] ?? 0) + 1;
      won += total > 0 ? 1 : 0;
    }
    expect(
      chiSquare(
        seen,
        seen.map(() => (rounds * 2) / DECK),
      ),
    ).toBeLessThan(limitOf(DECK - 1));
    const ways = cards.reduce((sum, card) => sum + Number(chanceOf("h", card + 1).over), 0);
    const chance = ways / RANKS ** 2;
    expect(chiSquare([won, rounds - won], [chance * rounds, (1 - chance) * rounds])).toBeLessThan(limitOf(1));
  });
});

const right = (turn: string, before: number, card: number) => !standingOf([turn], [before - 1, card - 1], 0).lost;

describe("turns of hi-lo", () => {
  it.each([
    ["", "h", { choice: "h" }],
    ["h", "s", { choice: "h s" }],
    ["h s", "h", { choice: "h s h" }],
    ["h", "x", "turn_unknown"],
    ["h", "", "turn_unknown"],
    ["", "h l", "turn_unknown"],
    [Array.from({ length: 50 }, () => "s").join(" "), "s", "turn_unknown"],
  ])("on “%s”, “%s” is %o", (choice, turn, added) => {
    expect(hilo.add(choice, turn, 0, () => 0)).toEqual(added);
  });

  it("begin without a choice, show the cards so far, and give the stake back without a right guess", () => {
    expect(["", "h", "s"].filter((choice) => hilo.begins(choice, 0))).toEqual([""]);
    expect(["", "s s", "h", "s l"].filter((choice) => hilo.hasPrize(choice))).toEqual(["h", "s l"]);
    let next = 0;
    expect(hilo.shown(() => next++, "h s", 0)).toEqual([[0, 1, 2]]);
    expect(hilo.play(() => 7, "s s", 0).total).toBe(hilo.parts);
  });

  it("count the same rank as right but on the ace and the king, where it is a guess of its own", () => {
    expect([right("h", 7, 7), right("l", 7, 7), right("h", 7, 6), right("l", 7, 8)]).toEqual([true, true, false, false]);
    expect([right("h", 1, 1), right("l", 1, 1), right("l", 13, 13), right("h", 13, 13)]).toEqual([false, true, false, true]);
    expect(rankOf(DECK - 1)).toBe(RANKS);
  });
});
