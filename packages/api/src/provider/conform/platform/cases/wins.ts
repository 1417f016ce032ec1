import type { PlatformCase } from "../step.ts";
import { bet, end, refused, replayed, rollback, win, withFields, withoutMove } from "../steps.ts";

const staked = bet("bet", "round", 2);
const won = win("win", "round", "bet", 3);
const aboveMaximum = (moment: { readonly maxWin: bigint | undefined }) => (moment.maxWin ?? 0n) + 1n;

export const wins: readonly PlatformCase[] = [
  { name: "win", proves: "a win is paid", steps: [staked, won] },
  {
    name: "win-replayed",
    proves: "a repeated win gets its first answer and pays nothing",
    steps: [staked, won, bet("other", "round", 1), replayed(won), replayed(won)],
  },
  {
    name: "win-twice",
    proves: "a bet may win more than once, under an id each",
    steps: [staked, won, win("second", "round", "bet", 1)],
  },
  {
    name: "win-other-amount",
    proves: "a win's id with another amount is a conflict",
    steps: [staked, won, refused("conflict", win("win", "round", "bet", 4))],
  },
  { name: "win-zero", proves: "a win of zero is refused", steps: [staked, refused("invalid", win("win", "round", "bet", 0))] },
  {
    name: "win-without-bet",
    proves: "a win on an unknown bet is refused",
    steps: [staked, refused("not_found", win("win", "round", "unknown", 3))],
  },
  {
    name: "win-other-round",
    proves: "a win in another round than its bet's is refused",
    steps: [staked, refused("not_found", win("win", "elsewhere", "bet", 3))],
  },
  {
    name: "win-other-game",
    proves: "a win on another game than its bet's is refused",
    steps: [
      staked,
      refused(
        "not_found",
        withFields(won, () => ({ gameCode: "no-such-game" })),
      ),
    ],
  },
  {
    name: "win-without-session",
    proves: "a win names no session; one that it names is ignored",
    steps: [staked, withFields(won, ({ id }) => ({ session: id("session") }))],
  },
  {
    name: "win-after-rollback",
    proves: "a win on a bet that was rolled back is refused",
    steps: [staked, rollback("back", "round", "bet", 2), refused("already_rolled_back", won)],
  },
  {
    name: "win-above-maximum",
    proves: "a win that takes its round above the maximum is accepted, and waits for an operator",
    needs: "maxWin",
    steps: [staked, withoutMove(win("win", "round", "bet", aboveMaximum)), end("end", "round", [2, aboveMaximum])],
  },
];
