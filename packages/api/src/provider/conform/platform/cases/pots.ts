import type { PlatformCase } from "../step.ts";
import { bet, end, refused, replayed, resettle, rollback, status, unsettle, win, withFields, withPot } from "../steps.ts";

const staked = withPot(bet("bet", "round", 2), 1);
const won = withPot(win("win", "round", "bet", 3), 2);
const ended = end("end", "round", [2, 3]);

/** The result that is settled anew. */
const wrong = { end: "end", was: 3, staked: 2 } as const;

/** Calls on a pot: what it has is the provider's to say, so only the answers and the balances show here. */
export const pots: readonly PlatformCase[] = [
  {
    name: "pot",
    proves: "a stake with a share of it into a pot is taken whole, and a win out of the pot is paid whole",
    steps: [staked, won, ended],
  },
  {
    name: "pot-whole",
    proves: "a whole stake may go into a pot, and a whole win come out of it",
    steps: [withPot(bet("bet", "round", 2), 2), withPot(win("win", "round", "bet", 3), 3)],
  },
  {
    name: "pot-replayed",
    proves: "repeats of calls on a pot get their first answers and move nothing",
    steps: [staked, replayed(staked), won, replayed(won)],
  },
  {
    name: "pot-bet-other",
    proves: "a bet's id with another pot, another share or none is a conflict",
    steps: [
      staked,
      refused("conflict", withPot(bet("bet", "round", 2), 1, "other")),
      refused("conflict", withPot(bet("bet", "round", 2), 2)),
      refused("conflict", bet("bet", "round", 2)),
    ],
  },
  {
    name: "pot-win-other",
    proves: "a win's id with another pot, another part or none is a conflict",
    steps: [
      staked,
      won,
      refused("conflict", withPot(win("win", "round", "bet", 3), 2, "other")),
      refused("conflict", withPot(win("win", "round", "bet", 3), 1)),
      refused("conflict", win("win", "round", "bet", 3)),
    ],
  },
  {
    name: "pot-too-much",
    proves: "a part of a pot that is zero, or above its stake or win, is refused",
    steps: [
      refused("invalid", withPot(bet("bet", "round", 2), 0)),
      refused("invalid", withPot(bet("bet", "round", 2), 3)),
      staked,
      refused("invalid", withPot(win("win", "round", "bet", 3), 0)),
      refused("invalid", withPot(win("win", "round", "bet", 3), 4)),
    ],
  },
  {
    name: "pot-malformed",
    proves: "a pot without a right name or amount is refused",
    steps: [
      refused("invalid", withPot(bet("bet", "round", 2), 1, "No name")),
      refused(
        "invalid",
        withFields(staked, () => ({ pot: { id: "conformance" } })),
      ),
      refused(
        "invalid",
        withFields(staked, () => ({ pot: { id: "conformance", amount: "1.2345" } })),
      ),
    ],
  },
  {
    name: "pot-rolled-back",
    proves: "a bet with a share of a pot is given back whole, once",
    steps: [staked, rollback("back", "round", "bet", 2), refused("already_rolled_back", won)],
  },
  {
    name: "pot-void",
    proves: "a void round with a share of a pot gives its stake back",
    steps: [staked, end("end", "round", [2, 0], "void")],
  },
  {
    name: "pot-unsettle",
    proves: "a win out of a pot is taken back with its result",
    steps: [staked, won, ended, unsettle("undo", "round", "end", 3), end("end-1", "round", [2, 0])],
  },
  {
    name: "pot-resettle",
    proves: "a round is settled by another result, whose win has no part of the pot",
    steps: [staked, won, ended, resettle("end-1", "round", { ...wrong, wins: [["win-1", "bet", 1]] })],
  },
  {
    name: "pot-resettle-win",
    proves: "a round is settled by another result, whose win comes out of the pot",
    steps: [staked, won, ended, resettle("end-1", "round", { ...wrong, wins: [["win-1", "bet", 4, 3]] })],
  },
  {
    name: "pot-resettle-too-much",
    proves: "a right win of less than its part of the pot is refused, and nothing is settled",
    steps: [
      staked,
      won,
      ended,
      refused("invalid", resettle("end-1", "round", { ...wrong, wins: [["win-1", "bet", 1, 2]] })),
      resettle("end-2", "round", { ...wrong, wins: [["win-2", "bet", 1, 1]] }),
    ],
  },
  {
    name: "pot-status",
    proves: "the status of a bet and of a win names the pot",
    steps: [staked, status("bet", "applied", staked), won, status("win", "applied", won)],
  },
];
