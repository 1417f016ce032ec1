import { toMinor, toMoneyAmount } from "../../amounts.ts";
import type { PotView } from "../../play/contract.ts";
import { say } from "../shared/boot.ts";
import { part, pause, put, reducedMotion } from "../shared/dom.ts";
import type { MoneyFormat } from "../shared/money.ts";
import { call } from "./api.ts";
import { announce } from "./view.ts";

interface Tools {
  readonly money: MoneyFormat;
  readonly digits: number;
}

/** Milliseconds between two questions for the pot: the server answers each as soon as the pot has changed. */
const BETWEEN = 1500;
/** A climb of the figure: so many steps, each so many milliseconds. */
const STEPS = 12;
const STEP = 60;

/** The pot of the page. While a spin is shown its change waits, so that nothing tells the result before the reels do. */
class PotPanel {
  readonly #tools: Tools;
  readonly #board = part("board", HTMLElement);
  #latest: PotView;
  #shown: PotView;
  #climb = 0;

  constructor(first: PotView, tools: Tools) {
    this.#tools = tools;
    this.#latest = first;
    this.#shown = first;
    this.#figure(toMinor(first.value, tools.digits));
    this.#note();
    new MutationObserver(() => this.#update()).observe(this.#board, { attributeFilter: ["data-state"] });
  }

  #figure(minor: bigint): void {
    const { money, digits } = this.#tools;
    part("pot", HTMLElement).replaceChildren(money.figure(toMoneyAmount(minor, digits)));
  }

  #note(): void {
    const { last, seed } = this.#shown;
    const { money } = this.#tools;
    put("pot-note", last ? say("potLast", { amount: money.text(last.amount) }) : say("potFrom", { amount: money.text(seed) }));
  }

  /** Shows the newest pot, unless a spin is under way. */
  #update(): void {
    if (this.#board.dataset.state !== "idle" || this.#latest.seen === this.#shown.seen) return;
    const before = this.#shown;
    this.#shown = this.#latest;
    this.#note();
    if (this.#shown.wins > before.wins) this.#announceWin();
    void this.#move(toMinor(before.value, this.#tools.digits), toMinor(this.#shown.value, this.#tools.digits));
  }

  /** A player hears of the own win with the round. */
  #announceWin(): void {
    const { last, value } = this.#shown;
    const { money } = this.#tools;
    if (last && !last.mine) announce(say("potOther", { amount: money.text(last.amount), value: money.text(value) }));
  }

  /** Climbs to the new amount; without motion, or after a win, it is there at once. */
  async #move(from: bigint, to: bigint): Promise<void> {
    const climb = ++this.#climb;
    const steps = to < from || reducedMotion() ? 1 : STEPS;
    for (let step = 1; step <= steps && climb === this.#climb; step += 1) {
      this.#figure(from + ((to - from) * BigInt(step)) / BigInt(steps));
      if (step < steps) await pause(STEP);
    }
  }

  /** Asks for the pot as long as the session lives; a hidden page does not ask. */
  async follow(): Promise<void> {
    for (;;) {
      if (document.hidden) await new Promise((resolve) => document.addEventListener("visibilitychange", resolve, { once: true }));
      const reply = await call("pot", { seen: this.#latest.seen });
      if (reply.kind === "refused" && reply.code === "session_expired") return;
      if (reply.kind === "ok") this.#latest = reply.value;
      this.#update();
      await pause(reply.kind === "ok" ? BETWEEN : BETWEEN * 3);
    }
  }
}

/** Shows the pot of the title and follows it. */
export function openPot(first: PotView, tools: Tools): void {
  void new PotPanel(first, tools).follow();
}
