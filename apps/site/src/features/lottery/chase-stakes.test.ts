import { expect, test } from "vitest";
import { LOTTERY_GAMES, prizeTableOf } from "@baize/domain/lottery/games";
import { priceBet } from "@baize/domain/lottery/price";
import { MOST_CHASED } from "@baize/domain/lottery/prize-mode";
import { chaseMultiples, chaseTotal, mostDraws } from "./chase-stakes.ts";

test("each pattern multiplies the bets draw by draw, and the total is the sum", () => {
  expect(chaseMultiples({ draws: 4, pattern: "same" })).toEqual([1, 1, 1, 1]);
  expect(chaseMultiples({ draws: 4, pattern: "plusOne" })).toEqual([1, 2, 3, 4]);
  expect(chaseMultiples({ draws: 4, pattern: "double" })).toEqual([1, 2, 4, 8]);
  expect(chaseTotal({ draws: 4, pattern: "double", stopOnWin: true }, 250n)).toBe(3750n);
});

const limits = { maxMultiple: 999, maxStake: 1_000_000n, maxChased: 100 };

test.each([
  ["same", [{ multiple: 1, stake: 100n }], 100],
  ["plusOne", [{ multiple: 1, stake: 100n }], 100],
  ["double", [{ multiple: 1, stake: 100n }], 10],
  ["double", [{ multiple: 2, stake: 200n }], 9],
  ["plusOne", [{ multiple: 20, stake: 100n }], 49],
  // The bet that has the least room decides.
  [
    "plusOne",
    [
      { multiple: 1, stake: 100n },
      { multiple: 1, stake: 250_000n },
    ],
    4,
  ],
  // What is priced at nothing is refused by its line.
  ["double", [{ multiple: 1, stake: 0n }], 10],
  ["plusOne", [{ multiple: 999, stake: 100n }], 1],
  ["same", [{ multiple: 1000, stake: 100n }], 0],
] as const)("a chase by %s of %o takes at most %i draws", (pattern, bets, most) => {
  expect(mostDraws(pattern, bets, limits)).toBe(most);
});

test("the engine accepts every draw of the longest chase, and none beyond it", () => {
  for (const game of LOTTERY_GAMES.filter(({ family }) => family === "dice3")) {
    const { maxMultiple, maxStake } = prizeTableOf(game);
    const written = { play: "sum-half", selection: "big", unit: 100n, multiple: 1, rebatePpm: 0 };
    const isAccepted = (multiple: number) => priceBet(game, { ...written, multiple }, "INR").ok;
    const draws = mostDraws("double", [{ multiple: 1, stake: 100n }], {
      maxMultiple,
      maxStake: BigInt(maxStake),
      maxChased: MOST_CHASED,
    });
    expect(chaseMultiples({ draws, pattern: "double" }).every(isAccepted)).toBe(true);
    expect(isAccepted(2 ** draws)).toBe(false);
  }
});
