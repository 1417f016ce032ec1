import { describe, expect, it } from "vitest";
import { betTotals, netOf, validBet, type Wager } from "./totals.ts";

const wager = (over: Partial<Wager> = {}): Wager => ({ status: "lost", stake: 100n, payout: 0n, validBet: 100n, ...over });

describe("totals of a betting record", () => {
  it("are zero for no bets", () => {
    expect(betTotals([])).toEqual({ count: 0, stake: 0n, payout: 0n, net: 0n, validBet: 0n });
  });

  it("sum stakes, payouts and results; open bets have no result, and refunded stakes do not count", () => {
    const record = [
      wager(),
      wager({ status: "won", payout: 350n }),
      wager({ status: "tie", payout: 100n, validBet: 0n }),
      wager({ status: "open", validBet: 0n }),
      wager({ status: "void", payout: 100n, validBet: 0n }),
      wager({ status: "refunded", payout: 100n, validBet: 0n }),
    ];
    expect(betTotals(record)).toEqual({ count: 6, stake: 400n, payout: 450n, net: 150n, validBet: 200n });
  });

  it("are exact where a float would not be", () => {
    const huge = wager({ stake: 9_007_199_254_740_993n, validBet: 1n });
    expect(betTotals([huge, huge]).net).toBe(-18_014_398_509_481_986n);
  });

  it.each([
    ["open", 0n],
    ["void", 0n],
    ["refunded", 0n],
    ["lost", -100n],
    ["won", 250n],
    ["tie", 250n],
  ] as const)("a bet that is %s has the result %s", (status, net) => {
    expect(netOf({ status, stake: 100n, payout: status === "lost" ? 0n : 350n })).toBe(net);
  });
});

describe("the valid part of a bet", () => {
  it.each([
    ["a slot's is the stake", { category: "RNG", status: "won", stake: 100n, payout: 110n }, 100n],
    ["a lottery's is the stake", { category: "LOTT", status: "lost", stake: 100n, payout: 0n }, 100n],
    ["baccarat's banker at 0.95", { category: "LIVE", status: "won", stake: 100n, payout: 195n }, 95n],
    ["a lost live bet", { category: "LIVE", status: "lost", stake: 100n, payout: 0n }, 100n],
    ["a half-lost handicap", { category: "SPORTS", status: "lost", stake: 100n, payout: 50n }, 50n],
    ["a long shot never more than the stake", { category: "ESPORTS", status: "won", stake: 100n, payout: 5000n }, 100n],
    ["a cockfight at low odds", { category: "COCKFIGHT", status: "won", stake: 100n, payout: 130n }, 30n],
    ["a PVP pot's rake", { category: "PVP", status: "won", stake: 100n, payout: 195n, rake: 5n }, 5n],
    ["a tie", { category: "LIVE", status: "tie", stake: 100n, payout: 100n }, 0n],
    ["a void bet", { category: "RNG", status: "void", stake: 100n, payout: 100n }, 0n],
    ["an open bet", { category: "RNG", status: "open", stake: 100n, payout: 0n }, 0n],
    ["demo or bonus money", { category: "RNG", status: "won", stake: 100n, payout: 900n, unreal: true }, 0n],
  ] as const)("%s", (_, facts, wanted) => expect(validBet(facts)).toBe(wanted));
});
