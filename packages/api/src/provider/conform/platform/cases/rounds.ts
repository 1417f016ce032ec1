import type { PlatformCase } from "../step.ts";
import { bet, end, refused, replayed, rollback, unsettle, win, withFields, withoutMove } from "../steps.ts";

const staked = bet("bet", "round", 2);
const won = win("win", "round", "bet", 3);
const ended = end("end", "round", [2, 0]);
const withRake = (rake: bigint) => withFields(ended, ({ text }) => ({ rake: text(rake) }));
const voided = end("end", "round", [2, 0], "void");
const because = (reason: string) => withFields(voided, () => ({ reason }));
const withProof = (verifyUrl: string) => withFields(ended, () => ({ detail: { summary: "7-7-7", verifyUrl } }));

export const rounds: readonly PlatformCase[] = [
  { name: "round-lost", proves: "a round without a win is closed by its sums", steps: [staked, ended] },
  { name: "round-won", proves: "a round with a win is closed by its sums", steps: [staked, won, end("end", "round", [2, 3])] },
  {
    name: "round-of-two-bets",
    proves: "a round may take several stakes and pay several wins",
    steps: [staked, bet("second", "round", 1), won, win("more", "round", "second", 1), end("end", "round", [3, 4])],
  },
  { name: "round-replayed", proves: "a repeated end of a round gets its first answer", steps: [staked, ended, replayed(ended)] },
  {
    name: "round-ended-again",
    proves: "a second end of a round is refused",
    steps: [staked, ended, refused("round_closed", end("again", "round", [2, 0]))],
  },
  {
    name: "round-other-stake",
    proves: "an end with another sum of stakes is a conflict, and the round stays open",
    steps: [staked, refused("conflict", end("end", "round", [1, 0])), won],
  },
  {
    name: "round-other-win",
    proves: "an end with another sum of wins is a conflict",
    steps: [staked, won, refused("conflict", end("end", "round", [2, 4]))],
  },
  {
    name: "round-unknown",
    proves: "an end of an unknown round with a stake is refused",
    steps: [refused("not_found", end("end", "round", [1, 0]))],
  },
  {
    name: "round-empty",
    proves: "a round without a bet may be ended, and takes none afterwards",
    steps: [end("end", "round", [0, 0]), refused("round_closed", staked)],
  },
  {
    name: "round-rolled-back",
    proves: "a round whose stake was rolled back is ended with sums of zero",
    steps: [
      staked,
      rollback("back", "round", "bet", 2),
      end("end", "round", [0, 0], "void"),
      refused("round_closed", bet("late", "round", 1)),
    ],
  },
  {
    name: "round-closed-to-bets",
    proves: "an ended round takes no bet",
    steps: [staked, ended, refused("round_closed", bet("late", "round", 1))],
  },
  {
    name: "round-closed-to-wins",
    proves: "an ended round pays no win, or by another policy pays it and is settled anew",
    steps: ({ lateWin }) =>
      lateWin === "refuse"
        ? [staked, ended, refused("round_closed", won)]
        : [staked, ended, won, refused("round_closed", bet("late", "round", 1)), unsettle("undo", "round", "end", 3)],
  },
  {
    name: "round-void-to-wins",
    proves: "a void round pays no win, whatever the policy is",
    steps: [
      staked,
      win("win", "round", "bet", 1),
      end("end", "round", [2, 1], "void"),
      refused("round_closed", win("late", "round", "bet", 1)),
    ],
  },
  {
    name: "round-closed-to-rollbacks",
    proves: "an ended round gives no stake back",
    steps: [staked, ended, refused("round_closed", rollback("back", "round", "bet", 2))],
  },
  {
    name: "round-void",
    proves: "a void round gives its stakes back",
    steps: [staked, voided, withoutMove(rollback("back", "round", "bet", 2))],
  },
  {
    name: "round-void-reason",
    proves: "a void round may say why, and a repeat with another reason is a conflict",
    steps: [staked, because("Match abandoned"), replayed(because("Match abandoned")), refused("conflict", because("Rain"))],
  },
  {
    name: "round-void-reason-form",
    proves: "the reason of a void round is a text of 1 to 200 characters without hidden ones",
    steps: [staked, ...["", " ", "x".repeat(201), "aban\u202Edoned"].map((reason) => refused("invalid", because(reason)))],
  },
  {
    name: "round-reason-without-void",
    proves: "a round that is not void has no reason",
    steps: [
      staked,
      refused(
        "invalid",
        withFields(ended, () => ({ reason: "Match abandoned" })),
      ),
    ],
  },
  {
    name: "round-void-after-win",
    proves: "a void round gives back what no win has returned",
    steps: [staked, win("win", "round", "bet", 1), end("end", "round", [2, 1], "void")],
  },
  {
    name: "round-void-above-stake",
    proves: "a void round that paid more than its stakes is a conflict",
    steps: [staked, won, refused("conflict", end("end", "round", [2, 3], "void"))],
  },
  { name: "round-rake", proves: "a round may name its rake", steps: [staked, withRake(1n)] },
  {
    name: "round-rake-above-stake",
    proves: "a rake above the stakes is refused",
    steps: [
      staked,
      refused(
        "invalid",
        withFields(ended, ({ text, unit }) => ({ rake: text(unit * 3n) })),
      ),
    ],
  },
  {
    name: "round-proof",
    proves: "a round may name what was drawn, and the address of its proof",
    steps: [staked, withProof("https://games.example/verify?round=1")],
  },
  {
    name: "round-proof-script",
    proves: "a proof's address is one of http or https",
    steps: [staked, refused("invalid", withProof("javascript:alert(1)"))],
  },
];
