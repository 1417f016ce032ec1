import type { PlatformCase } from "../step.ts";
import { bet, end, refused, rollback, status, win, withFields, withoutMove } from "../steps.ts";

const staked = bet("bet", "round", 2);
const won = win("win", "round", "bet", 3);
const back = rollback("back", "round", "bet", 2);
const aboveMaximum = win("win", "round", "bet", ({ maxWin }) => (maxWin ?? 0n) + 1n);

export const statuses: readonly PlatformCase[] = [
  {
    name: "status-unknown",
    proves: "the status of an id that never came is unknown, and asking does not use the id up",
    steps: [status("bet", "unknown"), staked, status("bet", "applied", staked)],
  },
  {
    name: "status-refused-call",
    proves: "the status of a call that was refused is unknown",
    steps: [
      refused(
        "insufficient",
        bet("bet", "round", ({ balance }) => balance + 1n),
      ),
      status("bet", "unknown"),
    ],
  },
  {
    name: "status-won",
    proves: "the status of a bet and of its win is applied, with the fields of each",
    steps: [staked, won, status("bet", "applied", staked), status("win", "applied", won)],
  },
  {
    name: "status-ended",
    proves: "the status of an end of a round is applied, and so is that of its win afterwards",
    steps: [
      staked,
      won,
      end("end", "round", [2, 3]),
      status("end", "applied", end("end", "round", [2, 3])),
      status("win", "applied", won),
    ],
  },
  {
    name: "status-rolled-back",
    proves: "the status of a bet that was rolled back says so, and its rollback is applied",
    steps: [staked, back, status("bet", "rolled_back", staked), status("back", "applied", back)],
  },
  {
    name: "status-void",
    proves: "the status of a bet of a void round is rolled back",
    steps: [staked, end("end", "round", [2, 0], "void"), status("bet", "rolled_back", staked)],
  },
  {
    name: "status-tombstoned",
    proves: "the status of a bet is tombstoned where a rollback was accepted before it, and unknown where it was refused",
    steps: ({ unknownRollback }) =>
      unknownRollback === "accept"
        ? [
            withoutMove(back),
            status("bet", "tombstoned"),
            refused("tombstoned", staked),
            status("bet", "tombstoned"),
            status("back", "applied", back),
          ]
        : [refused("not_found", back), status("bet", "unknown"), status("back", "unknown")],
  },
  {
    name: "status-held",
    proves: "the status of a win above the maximum is held",
    needs: "maxWin",
    steps: [staked, withoutMove(aboveMaximum), status("win", "held", aboveMaximum)],
  },
  {
    name: "status-member-unknown",
    proves: "the status of a transaction of an unknown member is refused",
    steps: [
      staked,
      refused(
        "not_found",
        withFields(status("bet", "applied", staked), ({ id }) => ({ member: id("member") })),
      ),
    ],
  },
  {
    name: "status-malformed",
    proves: "the status of an id of another form is refused",
    steps: [
      refused(
        "invalid",
        withFields(status("bet", "unknown"), () => ({ transactionId: "with a space" })),
      ),
    ],
  },
];
