import type { Moment, PlatformCase, Sum } from "../step.ts";
import { bet, end, refused, replayed, win, withFields } from "../steps.ts";

const limit =
  (name: "minBet" | "maxBet", beyond: bigint): Sum =>
  (moment: Moment) =>
    BigInt(moment.seat.limits[name].replace(".", "")) + beyond;
const first = bet("bet", "round", 2);

export const bets: readonly PlatformCase[] = [
  { name: "bet", proves: "a bet takes its stake", steps: [first] },
  { name: "bet-smallest", proves: "a bet of the minimum is taken", steps: [bet("bet", "round", limit("minBet", 0n))] },
  {
    name: "bet-below-minimum",
    proves: "a bet below the minimum is refused",
    needs: "minimum",
    steps: [refused("limit_reached", bet("bet", "round", limit("minBet", -1n)))],
  },
  {
    name: "bet-above-maximum",
    proves: "a bet above the maximum is refused",
    steps: [refused("limit_reached", bet("bet", "round", limit("maxBet", 1n)))],
  },
  {
    name: "bet-insufficient",
    proves: "a bet above the balance is refused, and the answer has the balance",
    steps: [
      refused(
        "insufficient",
        bet("bet", "round", ({ balance }) => balance + 1n),
      ),
    ],
  },
  {
    name: "bet-whole-balance",
    proves: "a bet of the whole balance is taken",
    steps: [bet("bet", "round", ({ start }) => start), win("win", "round", "bet", ({ start }) => start)],
  },
  {
    name: "bet-replayed",
    proves: "a repeated bet gets its first answer and takes nothing",
    steps: [first, bet("other", "round", 1), replayed(first), replayed(first)],
  },
  {
    name: "bet-other-amount",
    proves: "a bet's id with another amount is a conflict",
    steps: [first, refused("conflict", bet("bet", "round", 3))],
  },
  {
    name: "bet-other-round",
    proves: "a bet's id with another round is a conflict",
    steps: [first, refused("conflict", bet("bet", "elsewhere", 2))],
  },
  {
    name: "bet-id-as-win",
    proves: "a bet's id on a win is a conflict",
    steps: [first, refused("conflict", win("bet", "round", "bet", 2))],
  },
  {
    name: "bet-id-as-end",
    proves: "a bet's id on an end of the round is a conflict",
    steps: [first, refused("conflict", end("bet", "round", [2, 0]))],
  },
  {
    name: "bet-refused-then-taken",
    proves: "a refused call is not stored: its id may be sent again",
    steps: [
      refused(
        "insufficient",
        bet("bet", "round", ({ balance }) => balance + 1n),
      ),
      first,
    ],
  },
  {
    name: "bet-unknown-field",
    proves: "a field that the contract does not know is ignored",
    steps: [withFields(first, () => ({ note: "of a later version" })), replayed(first)],
  },
];
