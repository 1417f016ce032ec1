import { toMinor, toMoneyAmount } from "../../amounts.ts";
import type { RoundView } from "../../play/contract.ts";
import { say } from "../shared/boot.ts";
import { part } from "../shared/dom.ts";
import type { BoardTools } from "./board.ts";
import { sound } from "./sound.ts";
import { showBalance, showResult } from "./view.ts";

type Tools = Pick<BoardTools, "money" | "digits" | "waits">;

/** What the boards of all rooms share: a round gives back what was not lost, so its result is what it gained. */
export function roomBoard({ money, digits, waits }: Tools) {
  const gainOf = ({ win, stake }: RoundView): bigint => toMinor(win, digits) - toMinor(stake, digits);
  return {
    result: (round: RoundView): string => {
      const gain = gainOf(round);
      if (gain === 0n) return say("roomEven");
      const amount = money.text(toMoneyAmount(gain < 0n ? -gain : gain, digits));
      return gain > 0n ? say("roomGain", { amount }) : say("roomLoss", { amount, back: money.text(round.win) });
    },
    showEnd: (round: RoundView, words: string): void => {
      const gain = gainOf(round);
      if (gain > 0n) {
        showResult(words, { amount: toMoneyAmount(gain, digits), big: true, money });
        sound("win");
      } else showResult(words);
      if (round.balance !== undefined) showBalance(round.balance, money);
    },
    /** A key that presses the chip, either while a round waits or while none does. */
    pressChip: (open: boolean) => () => {
      if (waits() === open) part("spin", HTMLButtonElement).click();
    },
  };
}

/** So many parts of a stake, as decimal text. */
export const partsOf = (parts: number, all: number, stake: string, digits: number): string =>
  toMoneyAmount((toMinor(stake, digits) * BigInt(Math.round(parts))) / BigInt(all), digits);

/** Disables a button; the focus that it had goes to the chip. */
export function setDisabled(button: HTMLButtonElement, disabled: boolean): void {
  const had = document.activeElement === button;
  button.disabled = disabled;
  if (had && disabled) part("spin", HTMLButtonElement).focus();
}
