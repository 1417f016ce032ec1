import type { PlatformCase } from "../step.ts";
import { bet, credit, refused, replayed, rollback, status, withFields, withoutMove } from "../steps.ts";

const paid = credit("credit", 3);
const aboveMaximum = credit("credit", ({ maxWin }) => (maxWin ?? 0n) + 1n);

export const credits: readonly PlatformCase[] = [
  {
    name: "credit",
    proves: "a credit of each type is paid without a bet",
    steps: [paid, credit("jackpot", 2, "jackpot"), credit("tournament", 1, "tournament")],
  },
  {
    name: "credit-replayed",
    proves: "a repeated credit gets its first answer and pays nothing",
    steps: [paid, bet("bet", "round", 1), replayed(paid), replayed(paid)],
  },
  {
    name: "credit-together",
    proves: "a credit that arrives four times at once is paid once",
    steps: [{ together: [paid, paid, paid, paid], codes: [["ok", "ok", "ok", "ok"]], change: 3, once: true }],
  },
  {
    name: "credit-other-amount",
    proves: "a credit's id with another amount is a conflict",
    steps: [paid, refused("conflict", credit("credit", 4))],
  },
  {
    name: "credit-other-type",
    proves: "a credit's id with another type or reason is a conflict",
    steps: [
      paid,
      refused("conflict", credit("credit", 3, "jackpot")),
      refused(
        "conflict",
        withFields(paid, () => ({ reason: "Another" })),
      ),
    ],
  },
  {
    name: "credit-id-of-bet",
    proves: "a bet's id is a conflict for a credit",
    steps: [bet("credit", "round", 3), refused("conflict", paid)],
  },
  { name: "credit-zero", proves: "a credit of zero is refused", steps: [refused("invalid", credit("credit", 0))] },
  {
    name: "credit-without-reason",
    proves: "a credit without a reason, or of an unknown type, is refused",
    steps: [
      refused(
        "invalid",
        withFields(paid, () => ({ reason: " " })),
      ),
      refused(
        "invalid",
        withFields(paid, () => ({ type: "gift" })),
      ),
    ],
  },
  {
    name: "credit-other-game",
    proves: "a credit on a game that the platform does not have is refused",
    steps: [
      refused(
        "not_found",
        withFields(paid, () => ({ gameCode: "no-such-game" })),
      ),
    ],
  },
  {
    name: "credit-member-unknown",
    proves: "a credit to an unknown member is refused",
    steps: [
      refused(
        "not_found",
        withFields(paid, ({ id }) => ({ member: id("member") })),
      ),
    ],
  },
  {
    name: "credit-tombstoned",
    proves: "a credit whose id an accepted rollback has named before is refused, and its status says so",
    steps: ({ unknownRollback }) =>
      unknownRollback === "accept"
        ? [withoutMove(rollback("back", "round", "credit", 3)), refused("tombstoned", paid), status("credit", "tombstoned")]
        : [refused("not_found", rollback("back", "round", "credit", 3)), paid],
  },
  {
    name: "credit-status",
    proves: "the status of a credit is unknown before it, and applied with its fields afterwards",
    steps: [status("credit", "unknown"), paid, status("credit", "applied", paid)],
  },
  {
    name: "credit-above-maximum",
    proves: "a credit above the maximum is accepted, and waits for an operator",
    needs: "maxWin",
    steps: [withoutMove(aboveMaximum), status("credit", "held", aboveMaximum)],
  },
];
