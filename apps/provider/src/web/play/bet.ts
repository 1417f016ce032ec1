import { part, pressed } from "../shared/dom.ts";
import type { MoneyFormat } from "../shared/money.ts";
import { say } from "../shared/boot.ts";
import { habits } from "./memory.ts";
import { announce } from "./view.ts";

/** The chosen stake, and the two buttons that change it. */
export class Bet {
  readonly #stakes: readonly string[];
  readonly #money: MoneyFormat;
  readonly #note: (stake: string) => string;
  readonly #changed: () => void;
  readonly #said: string;
  #at: number;
  #locked = true;

  constructor(
    stakes: readonly string[],
    money: MoneyFormat,
    note: (stake: string) => string,
    changed: () => void,
    said: "saidBet" | "saidChip" = "saidBet",
  ) {
    this.#said = said;
    this.#stakes = stakes;
    this.#money = money;
    this.#note = note;
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
    announce(say(this.#said, { amount: this.#money.text(this.stake) }));
  }

  /** Locks the stake while a round is open. */
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
    // Focus must not be lost when a button is disabled at the end of the row.
    if (hadFocus === less && less.disabled && !more.disabled) more.focus();
    if (hadFocus === more && more.disabled && !less.disabled) less.focus();
  }

  #show(): void {
    part("stake", HTMLElement).replaceChildren(this.#money.figure(this.stake));
    part("per-line", HTMLElement).textContent = this.#note(this.stake);
    this.#buttons();
  }
}
