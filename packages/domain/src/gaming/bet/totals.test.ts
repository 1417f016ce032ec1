import { describe, expect, it } from "vitest";
import { netOf, validBet } from "./totals.ts";

describe("the result of a bet", () => {
  it.each([
    ["open", 0n],
    ["void", 0n],
    ["refunded", 0n],
    ["lost", -100n],
    ["won", 250n],
    ["tie", 250n],
  ] as const)("that is %s is %s", (status, net) => {
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
