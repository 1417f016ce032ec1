import type { PlatformCase } from "../step.ts";
import { bet, refused, replayed, rollback, win, withoutMove } from "../steps.ts";

const staked = bet("bet", "round", 2);
const back = rollback("back", "round", "bet", 2);

export const rollbacks: readonly PlatformCase[] = [
  { name: "rollback", proves: "a rollback gives the stake back", steps: [staked, back] },
  {
    name: "rollback-replayed",
    proves: "a repeated rollback gets its first answer and gives nothing back",
    steps: [staked, back, bet("other", "round", 1), replayed(back)],
  },
  {
    name: "rollback-second",
    proves: "a second rollback of a bet is accepted and gives nothing back",
    steps: [staked, back, withoutMove(rollback("again", "round", "bet", 2))],
  },
  {
    name: "rollback-other-round",
    proves: "a rollback finds its bet by the bet's id alone",
    steps: [staked, rollback("back", "elsewhere", "bet", 2)],
  },
  {
    name: "rollback-other-amount",
    proves: "a rollback of another amount than the stake is a conflict",
    steps: [staked, refused("conflict", rollback("back", "round", "bet", 1))],
  },
  {
    name: "rollback-after-win",
    proves: "a rollback of a bet that was paid is a conflict",
    steps: [staked, win("win", "round", "bet", 1), refused("conflict", back)],
  },
  {
    name: "rollback-before-bet",
    proves: "a rollback of an unknown bet keeps the late bet out for ever, or by another policy is refused and the bet taken",
    steps: ({ unknownRollback }) =>
      unknownRollback === "accept"
        ? [withoutMove(back), refused("tombstoned", staked), refused("tombstoned", staked)]
        : [refused("not_found", back), staked, back],
  },
  {
    name: "rollback-before-bet-replayed",
    proves: "a repeated rollback of an unknown bet gets its first answer, or by another policy is refused again",
    steps: ({ unknownRollback }) =>
      unknownRollback === "accept"
        ? [withoutMove(back), replayed(back), withoutMove(rollback("again", "round", "bet", 2)), refused("tombstoned", staked)]
        : [refused("not_found", back), refused("not_found", back)],
  },
  {
    name: "rollback-then-replay",
    proves: "a bet that was rolled back and is sent again gets its first answer and takes nothing",
    steps: [staked, back, replayed(staked)],
  },
];
