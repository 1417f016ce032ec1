import { describe, expect, it } from "vitest";
import { FISHES } from "./kinds.ts";
import { clockInView, fishUnder, laneOf, placesOf, STILL } from "./swim.ts";

const counted = (length: number): number[] => Array.from({ length }, (_, index) => index);
const later = (seconds: number) => STILL.map(() => seconds);

describe("the fish in the water", () => {
  const waters = [
    { wide: 264, high: 124 },
    { wide: 934, high: 500 },
    { wide: 420, high: 160 },
  ];

  it("are all in view at first, and each is found where it is", () => {
    for (const water of waters) {
      const places = placesOf(water, STILL);
      expect(places.map(({ fish }) => fish).toSorted()).toEqual(FISHES.toSorted());
      for (const { fish, x, y, long, high } of places) {
        expect([fish, x - long / 2 >= 0, x + long / 2 <= water.wide]).toEqual([fish, true, true]);
        expect([fish, y - high / 2 >= 0, y + high / 2 <= water.high]).toEqual([fish, true, true]);
        for (const [along, down] of [
          [0, 0],
          [-0.45, 0],
          [0.45, 0.1],
        ] as const)
          expect(fishUnder({ x: x + along * long, y: y + down * high }, places)).toBe(fish);
      }
    }
  });

  it("never hide another of their lane, and leave whole before they come again", () => {
    for (const water of waters)
      for (const seconds of counted(90)) {
        const places = placesOf(water, later(seconds));
        for (const one of places) {
          const others = places.filter((each) => each !== one && laneOf(each.fish) === laneOf(one.fish));
          const hidden = others.filter((each) => Math.abs(one.x - each.x) < (one.long + each.long) / 2 - 1);
          expect([one.fish, hidden]).toEqual([one.fish, []]);
        }
        const next = placesOf(water, later(seconds + 0.1));
        for (const [index, { fish, x, long, back }] of places.entries()) {
          const to = next[index]?.x ?? 0;
          const comesAgain = Math.abs(to - x) > water.wide / 2;
          const isOut = (at: number) => at + long / 2 <= water.wide * 0.02 || at - long / 2 >= water.wide * 0.98;
          expect([fish, seconds, comesAgain ? isOut(x) && isOut(to) : back ? to < x : to > x]).toEqual([fish, seconds, true]);
        }
      }
  });

  it("have 44 px for a finger, and water away from them is no fish", () => {
    const places = placesOf({ wide: 200, high: 84 }, STILL);
    const sardine = places.find(({ fish }) => fish === "sardine");
    expect(sardine && sardine.high < 22).toBe(true);
    expect(fishUnder({ x: sardine?.x ?? 0, y: (sardine?.y ?? 0) - 21 }, places)).toBe("sardine");
    expect(fishUnder({ x: sardine?.x ?? 0, y: (sardine?.y ?? 0) - 23 }, places)).toBeUndefined();
  });

  it("come to the middle with their lane when they are shot at out of view, and stay where they are in view", () => {
    const water = { wide: 264, high: 124 };
    let moved = 0;
    for (const fish of FISHES)
      for (const seconds of counted(50)) {
        const clocks = later(seconds);
        const clock = clockInView(fish, water, clocks);
        const [before, after] = [clocks, clocks.with(laneOf(fish), clock)].map((each) =>
          placesOf(water, each).find((place) => place.fish === fish),
        );
        const { x = 0, long = 0 } = before ?? {};
        const inView = x >= long / 2 && x <= water.wide - long / 2;
        if (!inView) moved += 1;
        expect([fish, seconds, inView ? clock : Math.round((after?.x ?? 0) * 1000)]).toEqual([
          fish,
          seconds,
          inView ? seconds : water.wide * 500,
        ]);
      }
    expect(moved).toBeGreaterThan(FISHES.length);
  });
});
