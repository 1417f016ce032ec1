import { describe, expect, it } from "vitest";
import { wrongPrices } from "../../../test/wrong-prices.ts";
import { boatsIn, STEPS, wayOf } from "./course.ts";
import { race } from "./engine.ts";
import { BOATS } from "./order.ts";

const ORDER = [8, 3, 10, 6, 1, 2, 9, 4, 7, 5];
const BACKWARDS = BOATS.toReversed();
const STEPPED = Array.from({ length: STEPS + 1 }, (_, step) => step);

/** The first three boats, by which numbers they are drawn. */
const podium = (...drawn: readonly number[]) => {
  const left = [...drawn];
  return race.drawn(() => left.shift() ?? 0, 0)[0]?.slice(0, 3) ?? [];
};

describe("a race", () => {
  it.each([
    ["8, 3, 10", ORDER, ["big", "even", "first8", "second3", "third10", "sum11"]],
    ["10, 9, 8", BACKWARDS, ["big", "even", "first10", "second9", "third8", "sum19"]],
  ] as const)("that ends %s pays one spot of each market", (_, order, winners) => {
    const paid = race.bets(0).filter(({ choice }) => race.pays(choice, [order], 0) > 0);
    expect(paid.map(({ choice }) => choice)).toEqual(winners.map((spot) => `${spot}:1`));
  });

  it("brings every boat in once, and each of the first three places by its own number", () => {
    const places = Array.from({ length: 720 }, (_, way) => podium(Math.floor(way / 72), Math.floor(way / 8) % 9, way % 8));
    expect(new Set(places.map(String)).size).toBe(720);
    expect(race.drawn(() => 0, 0)[0]?.toSorted((one, other) => one - other)).toEqual(BOATS);
  });

  it("publishes for each bet what playing every way of the first three places pays", () => {
    const ways = Array.from({ length: 720 }, (_, way) => podium(Math.floor(way / 72), Math.floor(way / 8) % 9, way % 8));
    for (const { choice, prizes } of race.bets(0)) {
      const won = ways.filter((order) => race.pays(choice, [order], 0) === prizes[0]?.pays).length;
      const [{ chance } = { chance: { over: 0n, under: 1n } }] = prizes;
      expect([choice, race.offers(choice, 0), BigInt(won)]).toEqual([choice, true, (chance.over * 720n) / chance.under]);
    }
  });

  it("returns the same part of every bet, as near as a hundredth of its price allows", () => {
    expect(wrongPrices(race, 0)).toEqual([]);
  });

  it("is shown in the record of the platform by its order", () => {
    expect(race.signs?.(ORDER)).toBe(ORDER.join(" "));
  });

  it.each([[ORDER], [BACKWARDS], [BOATS]])("shows the boats come in by the order %j", (order) => {
    expect(order.map((boat) => wayOf(order, boat, 0))).toEqual(order.map(() => 0));
    expect([boatsIn(order, 0), boatsIn(order, STEPS)]).toEqual([0, BOATS.length]);
    for (const step of STEPPED) {
      const arrived = order.map((boat) => wayOf(order, boat, step) === 1);
      expect(arrived).toEqual(order.map((_, place) => place < boatsIn(order, step)));
    }
  });
});
