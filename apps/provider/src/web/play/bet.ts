import { part, pressed } from "../shared/dom.ts";
import type { MoneyFormat } from "../shared/money.ts";
import { say } from "../shared/boot.ts";
import { habits } from "./memory.ts";
import { announce } from "./view.ts";

/** What is shown instead of the chosen stake while rounds are free. */
interface FreeStake {
  readonly title: string;
  readonly figure: string;
  readonly note: string;
}

/** The chosen stake, and the two buttons that change it. */
export class Bet {
  readonly #stakes: readonly string[];
  readonly #money: MoneyFormat;
  readonly #note: (stake: string) => string;
  readonly #changed: () => void;
  readonly #said: string;
  #at: number;
  #locked = true;
  #free: FreeStake | undefined;
  readonly #word = part("stake-word", HTMLElement).textContent;

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

  /** What the next round costs, as text. */
  get price(): string {
    return this.#free ? say("freeWord") : this.#money.text(this.stake);
  }

  step(by: -1 | 1): void {
    const next = this.#at + by;
    if (this.#locked || this.#free || next < 0 || next >= this.#stakes.length) return;
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

  /** Shows what free rounds are played for, or the chosen stake again. */
  playFree(free: FreeStake | undefined): void {
    this.#free = free;
    this.#show();
    this.#changed();
  }

  #buttons(): void {
    const less = part("bet-less", HTMLButtonElement);
    const more = part("bet-more", HTMLButtonElement);
    const hadFocus = document.activeElement;
    const fixed = this.#locked || this.#free !== undefined;
    less.disabled = fixed || this.#at === 0;
    more.disabled = fixed || this.#at === this.#stakes.length - 1;
    // Focus must not be lost when a button is disabled at the end of the row.
    if (hadFocus === less && less.disabled && !more.disabled) more.focus();
    if (hadFocus === more && more.disabled && !less.disabled) less.focus();
  }

  #show(): void {
    const { title, figure, note } = this.#free ?? {
      title: this.#word,
      figure: this.#money.figure(this.stake),
      note: this.#note(this.stake),
    };
    part("stake-word", HTMLElement).textContent = title;
    part("stake", HTMLElement).replaceChildren(figure);
    part("per-line", HTMLElement).textContent = note;
    this.#buttons();
  }
}
