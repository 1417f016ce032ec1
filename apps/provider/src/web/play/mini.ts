import { toMinor, toMoneyAmount } from "../../amounts.ts";
import type { RoundView } from "../../play/contract.ts";
import { part } from "../shared/dom.ts";
import type { Board, BoardTools, Showing } from "./board.ts";
import { sound } from "./sound.ts";
import { showBalance, showResult } from "./view.ts";

/** The parts of a board that all small games have. */
export const MINI_BOARD = {
  missing: () => undefined,
  stakeNote: () => "",
  fillInfo: () => undefined,
  isLong: () => false,
} satisfies Partial<Board>;

/** Shows the result of a small game: the movement, then its words, its prize and the balance. */
export async function revealMini(
  round: RoundView,
  { money, digits }: Pick<BoardTools, "money" | "digits">,
  move: () => Promise<void>,
  words: string,
): Promise<void> {
  const win = toMinor(round.win, digits);
  if (round.balance !== undefined) showBalance(toMoneyAmount(toMinor(round.balance, digits) - win, digits), money);
  await move();
  sound("land");
  const big = win > toMinor(round.stake, digits);
  if (win === 0n) showResult(words);
  else showResult(words, { amount: round.win, big, money });
  if (big) sound("win");
  if (round.balance !== undefined) showBalance(round.balance, money);
}

/** Runs the movement to its end, or jumps there when the player asks. */
export async function finished(animation: Animation, { skip }: Pick<Showing, "skip">): Promise<void> {
  await Promise.race([animation.finished.catch(() => undefined), skip]);
  animation.finish();
}

/** A row of buttons of which one is chosen, as radio buttons. Answers the chosen value. */
export function chosen(name: string): string {
  const input = document.querySelector(`input[name="${name}"]:checked`);
  return input instanceof HTMLInputElement ? input.value : "";
}

export function choose(name: string, value: string): void {
  for (const input of document.querySelectorAll(`input[name="${name}"]`))
    if (input instanceof HTMLInputElement) input.checked = input.value === value;
}

let focused: Element | null = null;

/** The choices of the board: one fieldset, locked as a whole. What had the focus gets it back when the round is over. */
export function lockChoices(locked: boolean): void {
  const choices = part("choices", HTMLFieldSetElement);
  if (locked && choices.contains(document.activeElement)) focused = document.activeElement;
  choices.disabled = locked;
  if (locked || !(focused instanceof HTMLElement)) return;
  if (document.activeElement === document.body) focused.focus();
  focused = null;
}

export function onChoice(run: () => void): void {
  part("choices", HTMLFieldSetElement).addEventListener("input", run);
}

export const describeBoard = (text: string): void => part("well", HTMLElement).setAttribute("aria-label", text);
