import { expect, test } from "vitest";
import { LOTTERY_GAMES, playIn, prizeTableOf } from "@baize/domain/lottery/games";
import { mostStakeOf, priceAccepted, priceBet } from "@baize/domain/lottery/price";
import { MOST_CHASED } from "@baize/domain/lottery/prize-mode";
import { chaseMultiples, chaseTotal, mostDraws } from "./chase-stakes.ts";

test("each pattern multiplies the bets draw by draw, and the total is the sum", () => {
  expect(chaseMultiples({ draws: 4, pattern: "same" })).toEqual([1, 1, 1, 1]);
  expect(chaseMultiples({ draws: 4, pattern: "plusOne" })).toEqual([1, 2, 3, 4]);
  expect(chaseMultiples({ draws: 4, pattern: "double" })).toEqual([1, 2, 4, 8]);
  expect(chaseTotal({ draws: 4, pattern: "double", stopOnWin: true }, 250n)).toBe(3750n);
});

const limits = { maxMultiple: 999, maxChased: 100, maxTicket: 3_000_000n };
const maxStake = 1_000_000n;

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
  // So does the play with the least of one bet.
  [
    "plusOne",
    [
      { multiple: 1, stake: 2500n, maxStake: 100_000n },
      { multiple: 1, stake: 2500n },
    ],
    40,
  ],
  // Each bet is within its own most, and all together are more than one ticket may cost.
  ["plusOne", Array.from({ length: 6 }, () => ({ multiple: 1, stake: 100_000n })), 5],
  ["plusOne", [...Array.from({ length: 5 }, () => ({ multiple: 1, stake: 100_000n })), { multiple: 1, stake: 100_001n }], 4],
  ["double", Array.from({ length: 6 }, () => ({ multiple: 1, stake: 100_000n })), 3],
  // What is priced at nothing is refused by its line.
  ["double", [{ multiple: 1, stake: 0n }], 10],
  ["plusOne", [{ multiple: 999, stake: 100n }], 1],
  ["same", [{ multiple: 1000, stake: 100n }], 0],
] as const)("a chase by %s of %o takes at most %i draws", (pattern, bets, most) => {
  expect(
    mostDraws(
      pattern,
      bets.map((bet) => ({ maxStake, ...bet })),
      limits,
    ),
  ).toBe(most);
});

test("the engine accepts every draw of the longest chase, and none beyond it", () => {
  const chased = LOTTERY_GAMES.flatMap((game) =>
    [
      { play: "sum-half", selection: "big" },
      { play: "four-special", selection: "0718" },
      { play: "five-direct", selection: "0|7|1|8|2" },
    ].flatMap((bet) => {
      return playIn(game, bet.play) ? [{ game, bet }] : [];
    }),
  );
  expect(chased.length).toBeGreaterThan(10);
  for (const { game, bet } of chased) {
    const { maxMultiple, maxMember } = prizeTableOf(game);
    const written = { ...bet, unit: 100n, multiple: 1, rebatePpm: 0 };
    const priced = priceAccepted(game, written);
    const max = priced ? mostStakeOf(game, priced, "INR") : 0n;
    const isAccepted = (multiple: number) => priceBet(game, { ...written, multiple }, "INR").ok;
    const draws = mostDraws("double", [{ multiple: 1, stake: 100n, maxStake: max }], {
      maxMultiple,
      maxChased: MOST_CHASED,
      maxTicket: BigInt(maxMember),
    });
    expect(chaseMultiples({ draws, pattern: "double" }).every(isAccepted)).toBe(true);
    expect(isAccepted(2 ** draws)).toBe(false);
  }
});
