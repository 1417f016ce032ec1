import type { PlatformCase } from "../step.ts";
import { bet, openRounds, refused, transactions } from "../steps.ts";

/** A day on which this member had no call. */
const PAST = "2020-01-01";

export const listings: readonly PlatformCase[] = [
  {
    name: "transactions",
    proves: "the calls of a past day are listed in the form of the contract",
    steps: [bet("bet", "round", 1), transactions(PAST)],
  },
  {
    name: "transactions-no-day",
    proves: "a list of a day that is not in the calendar is refused",
    steps: [refused("invalid", transactions("2026-02-30")), refused("invalid", transactions("today"))],
  },
  {
    name: "transactions-other-cursor",
    proves: "a cursor that no page has answered is refused",
    steps: [refused("invalid", transactions(PAST, "bm90aGluZw"))],
  },
  {
    name: "open-rounds",
    proves: "the rounds that were left open are listed in the form of the contract",
    steps: [bet("bet", "round", 1), openRounds(1)],
  },
  {
    name: "open-rounds-hours",
    proves: "rounds are asked about by whole hours, one or more",
    steps: [refused("invalid", openRounds(0)), refused("invalid", openRounds(1.5)), refused("invalid", openRounds(-1))],
  },
  {
    name: "open-rounds-other-cursor",
    proves: "a cursor of open rounds that no page has answered is refused",
    steps: [refused("invalid", openRounds(1, "bm90aGluZw"))],
  },
];
