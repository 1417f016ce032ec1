import { part, pressed } from "../shared/dom.ts";
import type { Purse } from "../shared/money.ts";
import { say } from "../shared/words.ts";
import { LINES } from "../../slot/lines.ts";
import { toMinor, toMoneyAmount } from "../../amounts.ts";
import { habits } from "./memory.ts";
import { speak } from "./view.ts";

/** The stake that is chosen, and the two buttons that change it. */
export class Bet {
  readonly #stakes: readonly string[];
  readonly #purse: Purse;
  readonly #digits: number;
  readonly #changed: () => void;
  #at: number;
  #locked = true;

  constructor(stakes: readonly string[], purse: Purse, digits: number, changed: () => void) {
    this.#stakes = stakes;
    this.#purse = purse;
    this.#digits = digits;
    this.#changed = changed;
    const last = stakes.indexOf(habits.get("stake") ?? "");
    this.#at = last === -1 ? Math.min(4, stakes.length - 1) : last;
    pressed("bet-less", () => this.step(-1));
    pressed("bet-more", () => this.step(1));
    this.#show();
  }

  get stake(): string {
    return this.#stakes[this.#at] ?? "0";
  }

  step(by: -1 | 1): void {
    const next = this.#at + by;
    if (this.#locked || next < 0 || next >= this.#stakes.length) return;
    this.#at = next;
    habits.set("stake", this.stake);
    this.#show();
    this.#changed();
    speak(say("saidBet", { amount: this.#purse.text(this.stake) }));
  }

  /** No change of stake while a round is open. */
  lock(locked: boolean): void {
    this.#locked = locked;
    this.#buttons();
  }

  #buttons(): void {
    const less = part("bet-less", HTMLButtonElement);
    const more = part("bet-more", HTMLButtonElement);
    const hadFocus = document.activeElement;
    less.disabled = this.#locked || this.#at === 0;
    more.disabled = this.#locked || this.#at === this.#stakes.length - 1;
    // Focus must not fall off the page when the end of the row is reached.
    if (hadFocus === less && less.disabled && !more.disabled) more.focus();
    if (hadFocus === more && more.disabled && !less.disabled) less.focus();
  }

  #show(): void {
    const line = toMoneyAmount(toMinor(this.stake, this.#digits) / BigInt(LINES.length), this.#digits);
    part("stake", HTMLElement).replaceChildren(this.#purse.figure(this.stake));
    part("per-line", HTMLElement).textContent = say("perLine", { amount: this.#purse.text(line) });
    this.#buttons();
  }
}
