import { createHmac } from "node:crypto";
import { describe, expect, it } from "vitest";
import { chiSquare, limitOf } from "../../../test/chi-square.ts";
import { drawsFrom } from "../../fair/draws.ts";
import type { Draw } from "../engine.ts";
import { ppmOf, returnOf } from "../engine.ts";
import { FIELDS, mines, MOST_MINES, mostOpened, paysOf, readChoice } from "./engine.ts";

const counted = (length: number): number[] => Array.from({ length }, (_, index) => index + 1);
const variants = counted(mines.variants).map((each) => each - 1);

/** Layouts of so many mines that leave the first fields safe, counted field by field. */
function layouts(count: number, safe: number): bigint {
  let ways = [1n, ...counted(count).map(() => 0n)];
  for (let field = safe + 1; field <= FIELDS; field++)
    ways = ways.map((way, placed) => way + (placed === 0 ? 0n : (ways[placed - 1] ?? 0n)));
  return ways[count] ?? 0n;
}

/** Draws by the published rule on fixed seeds. */
function fixedDraw(): Draw {
  const seeds = { serverSeed: new Uint8Array(32).fill(7), clientSeed: "mines", nonce: 0 };
  return drawsFrom(seeds, (key, message) => new Uint8Array(createHmac("sha256", key).update(message).digest()));
}

describe("the published odds of mines", () => {
  it("are those of counting every layout, for each number of mines and of opened fields", () => {
    for (const variant of variants)
      for (const bet of mines.bets(variant)) {
        const asked = readChoice(bet.choice, variant);
        const [prize] = bet.prizes;
        const count = asked?.mines ?? 0;
        const safe = (prize?.chance.over ?? 0n) * layouts(count, 0);
        expect([bet.choice, safe]).toEqual([bet.choice, layouts(count, asked?.opened.length ?? 0) * (prize?.chance.under ?? 0n)]);
      }
  });

  it("are those of playing every layout of up to three mines", () => {
    for (const count of [1, 2, 3])
      for (const opened of [1, 2, 9]) {
        const choice = [count, ...counted(opened)].join(" ");
        let won = 0n;
        let all = 0n;
        const walk = (given: readonly number[]): void => {
          if (given.length === count) {
            const left = [...given];
            all += 1n;
            won += mines.play(() => left.shift() ?? 0, choice, 0).total === paysOf(count, opened, 0) ? 1n : 0n;
          } else for (let next = 0; next < FIELDS - given.length; next++) walk([...given, next]);
        };
        walk([]);
        const chance = mines.bets(0).find((bet) => bet.choice === choice)?.prizes[0]?.chance;
        expect(won * (chance?.under ?? 0n)).toBe((chance?.over ?? 0n) * all);
      }
  });

  it("return the share of the set, less what a hundredth of the stake rounds away, whenever the player stops", () => {
    for (const [variant, share] of [990_000, 980_000, 970_000].entries())
      for (const bet of mines.bets(variant)) {
        const lost = share - ppmOf(returnOf(bet, mines.parts));
        const pays = bet.prizes[0]?.pays ?? 0;
        expect([bet.choice, lost >= 0, lost <= share / pays + 1]).toEqual([bet.choice, true, true]);
      }
  });

  it("rise with every field, and end at three thousand times the stake", () => {
    for (const variant of variants)
      for (const count of counted(MOST_MINES)) {
        const pays = counted(mostOpened(count, variant)).map((opened) => paysOf(count, opened, variant));
        expect(pays).toEqual([...new Set(pays)].toSorted((a, b) => a - b));
        expect(pays.at(-1)).toBeLessThanOrEqual(300_000);
      }
  });
});

describe("rounds of mines by a fixed seed", () => {
  it("place the mines evenly, and are as often safe as it is published", () => {
    const [draw, rounds] = [fixedDraw(), 100_000];
    const seen = Array.from({ length: FIELDS }, () => 0);
    let safe = 0;
    for (let round = 0; round < rounds; round++) {
      const { stops, total } = mines.play(draw, "3 1 13 25 7", 0);
      for (const field of stops[0] ?? []) seen[field - 1] = (seen[field - 1] ?? 0) + 1;
      safe += total > 0 ? 1 : 0;
    }
    const even = seen.map(() => (rounds * 3) / FIELDS);
    expect(chiSquare(seen, even)).toBeLessThan(limitOf(FIELDS - 1));
    const chance = (21 * 20 * 19) / (25 * 24 * 23);
    const expected = [chance * rounds, (1 - chance) * rounds];
    expect(chiSquare([safe, rounds - safe], expected)).toBeLessThan(limitOf(1));
  });
});

/** Places the mines on the first fields. */
const onFirst: Draw = () => 0;

describe("turns of mines", () => {
  it.each([
    ["3", "7", { choice: "3 7" }],
    ["3 7", "25", { choice: "3 7 25" }],
    ["3 7", "7", "turn_taken"],
    ["3", "0", "turn_unknown"],
    ["3", "26", "turn_unknown"],
    ["3", "07", "turn_unknown"],
    ["3", "-1", "turn_unknown"],
    ["3", "", "turn_unknown"],
    ["3", "1 2", "turn_unknown"],
  ])("on “%s”, “%s” is %o", (choice, turn, added) => {
    expect(mines.add(choice, turn, 0, () => 0)).toEqual(added);
  });

  it("begin with a number of mines alone", () => {
    const begin = ["1", "24", "3 7", "0", "25", "03", "", "3 ", "x"].filter((choice) => mines.begins(choice, 0));
    expect(begin).toEqual(["1", "24"]);
    const offered = ["3 7", "3 7 7", "3 26", "24 1 2"].filter((choice) => mines.offers(choice, 0));
    expect(offered).toEqual(["3 7"]);
  });

  it("end the round at a mine, and when every safe field is open", () => {
    expect(mines.isOver(onFirst, "1 2", 0)).toBe(false);
    expect(mines.isOver(onFirst, "1 2 1", 0)).toBe(true);
    expect(mines.play(onFirst, "1 2 1", 0)).toEqual({ stops: [[1]], total: 0 });
    expect(mines.isOver(onFirst, "24 25", 0)).toBe(true);
    expect(mines.play(onFirst, "24 25", 0).total).toBe(2475);
  });

  it("give the stake back when no field is open at the end", () => {
    expect(mines.hasPrize("3")).toBe(false);
    expect(mines.play(() => 0, "3", 0).total).toBe(mines.parts);
  });
});
