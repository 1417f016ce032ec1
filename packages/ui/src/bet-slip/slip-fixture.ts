import type { BetLine } from "./bet-slip.types.ts";

export const bets: readonly BetLine[] = [
  { id: "mi", selection: "Mumbai to win", market: "Match winner · Mumbai v Chennai", odds: "1.62", stake: 30_000n },
  { id: "runs", selection: "Over 172.5 runs", market: "Total runs · Mumbai v Chennai", odds: "1.90", stake: 10_000n },
  { id: "kohli", selection: "कोलकाता 50 से जीते", market: "जीत का अंतर · कोलकाता v दिल्ली", odds: "34.00", stake: 5_000n },
];
export const quickStakes = [
  { amount: 1_000n, face: "10" },
  { amount: 5_000n, face: "50" },
  { amount: 10_000n, face: "100" },
  { amount: 50_000n, face: "500" },
  { amount: 100_000n, face: "1K" },
] as const;
/** Lottery tickets, whose stake follows from their lines. */
export const tickets: readonly BetLine[] = [
  {
    id: "lo2",
    selection: "07 17 25",
    market: "2 digits",
    detail: "3 lines × ₹10 × 1",
    stake: 3_000n,
    returns: 990_000n,
    fixedStake: true,
  },
  {
    id: "xien2",
    selection: "07 17, 25 52 …",
    market: "Pairs of 2",
    detail: "10 lines × ₹10 × 2",
    stake: 20_000n,
    fixedStake: true,
  },
];
/** Bets on different matches, which may be combined. */
export const legs: readonly BetLine[] = [
  { id: "mumbai", selection: "Mumbai to win", market: "Match winner · Mumbai v Chennai", odds: "1.62" },
  { id: "goa", selection: "Goa to win", market: "Result · Goa v Kochi", odds: "2.10" },
  { id: "over", selection: "Over 38.5 points", market: "Total points · Patna v Pune", odds: "1.90" },
];
