import { describe, expect, it } from "vitest";
import type { BranchPlay } from "./team-window.ts";
import { computeDaily, computeHourly } from "./salary.ts";

const terms = (type: "daily" | "hourly") =>
  ({ type, period: "D", minBet: 0n, tiers: [{ atLeast: {}, rates: { ratio: 500_000 } }] }) as const;
const bets = (branchId: string, validBet: bigint, hour = 0): BranchPlay => ({
  branchId,
  isHead: true,
  gameType: "RNG",
  hour,
  stake: validBet,
  payout: 0n,
  validBet,
});
const team = (...play: readonly BranchPlay[]) => ({
  play,
  wagers: [],
  activeUsers: 0n,
  players: 1n,
  downlineBases: new Map(),
  carried: [],
});

describe("a salary of a time in which corrections exceed the play", () => {
  it("pays nothing for the day, and leaves nothing to the next", () => {
    const { base, tier, amount, carry, lines } = computeDaily(terms("daily"), team(bets("a", 10n), bets("b", -40n)));
    expect({ base, tier, amount, carry }).toEqual({ base: -30n, tier: null, amount: 0n, carry: [] });
    expect(lines.map(({ micro }) => micro)).toEqual([0n, 0n]);
  });

  it("takes nothing from the other hours of the day", () => {
    const { base, amount, carry, lines } = computeHourly(terms("hourly"), team(bets("a", 100n), bets("a", -400n, 3_600_000)));
    expect({ base, amount, carry }).toEqual({ base: -300n, amount: 50n, carry: [] });
    expect(lines.map(({ micro }) => micro)).toEqual([50_000_000n, 0n]);
  });
});
