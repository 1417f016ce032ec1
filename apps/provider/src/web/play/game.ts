import type { RoundView, Table } from "../../play/wire.ts";
import { part, pause } from "../shared/dom.ts";
import { type Purse, purseOf } from "../shared/money.ts";
import { boot, say } from "../shared/words.ts";
import { call } from "./api.ts";
import { Bet } from "./bet.ts";
import { tell } from "./frame.ts";
import { habits, tab } from "./memory.ts";
import { roundText, showRound } from "./outcome.ts";
import { show, turn } from "./reels.ts";
import { boardText, showBalance, showNotice, showPast, showResult, speak } from "./view.ts";
import { clearWins } from "./wins.ts";

/** `checking`: it is not known what became of a spin; nothing may be bet until it is. */
type Phase = "idle" | "spinning" | "showing" | "checking" | "ended";

const INTENT = "intent";
const LEAST_TURN = 520;

/** One table, from the first deal to the end of the session. Shows what the provider's server says, decides nothing. */
export class Game {
  readonly bet: Bet;
  readonly purse: Purse;
  readonly #table: Table;
  #rounds: readonly RoundView[];
  #grid: RoundView["spins"][number]["grid"];
  #phase: Phase = "idle";
  #skip = Promise.withResolvers<void>();
  #skipped = false;
  /** The round on show has rain: the chip then offers to skip it. */
  #long = false;
  quick = habits.get("quick") === "on";
  /** Told after each round, so that the seeds on show keep count. */
  onRound: () => void = () => undefined;

  constructor(table: Table, start: RoundView["spins"][number]["grid"]) {
    this.#table = table;
    this.#rounds = table.rounds;
    this.purse = purseOf(boot.lang, table.currency, table.digits);
    this.bet = new Bet(table.stakes, this.purse, table.digits, () => this.#controls());
    this.#grid = table.rounds.find((round) => round.spins.length > 0)?.spins.at(-1)?.grid ?? start;
    show(this.#grid);
    showBalance(table.balance, this.purse);
    showPast(this.#rounds, this.purse);
    showResult(say("idle"));
    this.#become("idle");
    part("well", HTMLElement).setAttribute("aria-label", boardText(this.#grid));
  }

  /** Spin, or, while a result is being shown, show the rest at once. */
  press(): void {
    if (this.#phase === "idle") void this.#spin();
    else if (this.#phase === "showing") this.#hurry();
  }

  /** Takes up a round that an earlier page left: one that was never answered, or one that is still open. */
  async takeUp(): Promise<void> {
    const open = tab.get(INTENT) ?? this.#rounds.find((round) => round.phase === "pending")?.intent;
    if (open === undefined || open === null) return;
    if (this.#rounds.some((round) => round.intent === open && round.phase !== "pending")) tab.set(INTENT, undefined);
    else await this.#check(open, say("pending"));
  }

  async #spin(): Promise<void> {
    const intent = crypto
      .getRandomValues(new Uint8Array(18))
      .reduce((text, byte) => text + byte.toString(16).padStart(2, "0"), "");
    const stake = this.bet.stake;
    tab.set(INTENT, intent);
    showNotice(undefined);
    clearWins();
    showResult(say("turning"));
    this.#become("spinning");
    tell({ type: "round-started", stake, currency: this.#table.currency });
    turn();
    const [reply] = await Promise.all([call("spin", { intent, stake }), pause(this.quick ? 160 : LEAST_TURN)]);
    if (reply.kind === "ok") await this.#finish(reply.value);
    else if (reply.kind === "lost") await this.#check(intent, say("offline"));
    else {
      tab.set(INTENT, undefined); // refused before it became a round
      this.#refuse(reply.code);
    }
  }

  /** Asks what became of an intent until it is known. */
  async #check(intent: string, text: string): Promise<void> {
    this.#become("checking");
    show(this.#grid);
    let wait = 700;
    for (;;) {
      const reply = await call("round", { intent });
      if (reply.kind === "ok" && reply.value.phase !== "pending") return this.#finish(reply.value);
      if (reply.kind === "refused") return this.#refuse(reply.code);
      showResult(reply.kind === "ok" ? say("pending") : text);
      const back = new Promise((resolve) => addEventListener("online", resolve, { once: true }));
      await Promise.race([pause(wait), back]);
      wait = Math.min(wait * 1.5, 5000);
    }
  }

  async #finish(round: RoundView): Promise<void> {
    tab.set(INTENT, undefined);
    this.#rounds = [round, ...this.#rounds.filter((each) => each.id !== round.id)];
    if (round.phase === "settled") await this.#settle(round);
    else {
      if (round.balance !== undefined) this.#told(round.balance);
      this.#refuse(
        round.phase === "void" ? "voided" : round.phase === "refused" ? (round.code ?? "refused") : round.phase,
        round,
      );
    }
  }

  async #settle(round: RoundView): Promise<void> {
    this.#skip = Promise.withResolvers<void>();
    this.#skipped = false;
    this.#long = round.spins.length > 1;
    this.#become("showing");
    const { purse, quick } = this;
    await showRound(round, { purse, quick, digits: this.#table.digits, skip: this.#skip.promise, skipped: () => this.#skipped });
    this.#grid = round.spins.at(-1)?.grid ?? this.#grid;
    speak(roundText(round, this.purse));
    part("well", HTMLElement).setAttribute("aria-label", boardText(this.#grid));
    showPast(this.#rounds, this.purse);
    const { id: roundId, stake, win, balance } = round;
    const { currency } = this.#table;
    if (balance !== undefined) tell({ type: "balance-changed", balance, currency });
    tell({ type: "round-ended", roundId, stake, win, currency });
    this.onRound();
    this.#become("idle");
  }

  #told(balance: string): void {
    showBalance(balance, this.purse);
    tell({ type: "balance-changed", balance, currency: this.#table.currency });
  }

  /** No round came of it, for a reason that has a message of its own. */
  #refuse(code: string, round?: RoundView): void {
    clearWins();
    show(this.#grid);
    showResult(say("idle"));
    const ended = code === "session_expired";
    const text = say(code in boot.messages ? code : "refused", { round: round?.id ?? "" });
    showNotice({ text, action: say(ended ? "reload" : "gotIt"), run: () => (ended ? this.#ask() : this.#clear()) });
    this.#become(ended ? "ended" : "idle");
    if (ended) tell({ type: "session-expired" });
  }

  /** The site around the frame launches again; without one the person is sent to it. */
  #ask(): void {
    tell({ type: "session-expired" });
    if (window.parent === window && boot.siteOrigins[0]) location.assign(boot.siteOrigins[0]);
  }

  #clear(): void {
    showNotice(undefined);
    part("spin", HTMLButtonElement).focus();
  }

  #hurry(): void {
    this.#skipped = true;
    this.#skip.resolve();
  }

  #become(phase: Phase): void {
    this.#phase = phase;
    part("board", HTMLElement).dataset.state = phase;
    this.bet.lock(phase !== "idle");
    this.#controls();
  }

  #controls(): void {
    const spin = part("spin", HTMLButtonElement);
    const amount = this.purse.text(this.bet.stake);
    const showing = this.#phase === "showing";
    // Disabled would throw the focus off the button that is pressed again and again.
    spin.disabled = this.#phase === "ended";
    spin.setAttribute("aria-disabled", String(this.#phase !== "idle" && !showing));
    const long = showing && this.#long;
    part("spin-word", HTMLElement).textContent = say(long ? "skip" : "spin");
    part("spin-amount", HTMLElement).textContent = long ? "" : amount;
  }
}
