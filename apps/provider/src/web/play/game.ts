import type { RoundView, GameState } from "../../play/contract.ts";
import { part, pause } from "../shared/dom.ts";
import { type MoneyFormat, moneyFormat } from "../shared/money.ts";
import { boot, say } from "../shared/boot.ts";
import { call } from "./api.ts";
import { Bet } from "./bet.ts";
import { notifySite } from "./frame.ts";
import { habits, tab } from "./memory.ts";
import { roundText, showRound } from "./outcome.ts";
import { show, startReels } from "./reels.ts";
import { boardText, showBalance, showNotice, showHistory, showResult, announce } from "./view.ts";
import { clearWins } from "./wins.ts";

/** `checking`: the result of a spin is unknown; no bet is possible until it is known. */
type Phase = "idle" | "spinning" | "showing" | "checking" | "ended";

const INTENT = "intent";
const LEAST_TURN = 520;

/** One session at the game. Shows what the provider's server answers and decides nothing. */
export class Game {
  readonly bet: Bet;
  readonly money: MoneyFormat;
  readonly #table: GameState;
  #rounds: readonly RoundView[];
  #grid: RoundView["spins"][number]["grid"];
  #phase: Phase = "idle";
  #skip = Promise.withResolvers<void>();
  #skipped = false;
  /** The current round has rain, so the chip offers to skip it. */
  #long = false;
  quick = habits.get("quick") === "on";
  /** Called after each round, so that the displayed seeds keep count. */
  onRound: () => void = () => undefined;

  constructor(table: GameState, start: RoundView["spins"][number]["grid"]) {
    this.#table = table;
    this.#rounds = table.rounds;
    this.money = moneyFormat(boot.lang, table.currency, table.digits);
    this.bet = new Bet(table.stakes, this.money, table.digits, () => this.#controls());
    this.#grid = table.rounds.find((round) => round.spins.length > 0)?.spins.at(-1)?.grid ?? start;
    show(this.#grid);
    showBalance(table.balance, this.money);
    showHistory(this.#rounds, this.money);
    showResult(say("idle"));
    this.#setPhase("idle");
    part("well", HTMLElement).setAttribute("aria-label", boardText(this.#grid));
  }

  /** Spins, or shows the rest of a result at once. */
  press(): void {
    if (this.#phase === "idle") void this.#spin();
    else if (this.#phase === "showing") this.#skipRest();
  }

  /** Resumes a round of an earlier page load: one without an answer, or one that is still open. */
  async resumeRound(): Promise<void> {
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
    this.#setPhase("spinning");
    notifySite({ type: "round-started", stake, currency: this.#table.currency });
    startReels();
    const [reply] = await Promise.all([call("spin", { intent, stake }), pause(this.quick ? 160 : LEAST_TURN)]);
    if (reply.kind === "ok") await this.#finish(reply.value);
    else if (reply.kind === "lost") await this.#check(intent, say("offline"));
    else {
      tab.set(INTENT, undefined); // refused before it became a round
      this.#refuse(reply.code);
    }
  }

  /** Asks for the result of an intent until it is known. */
  async #check(intent: string, text: string): Promise<void> {
    this.#setPhase("checking");
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
      if (round.balance !== undefined) this.#updateBalance(round.balance);
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
    this.#setPhase("showing");
    const { money, quick } = this;
    await showRound(round, { money, quick, digits: this.#table.digits, skip: this.#skip.promise, skipped: () => this.#skipped });
    this.#grid = round.spins.at(-1)?.grid ?? this.#grid;
    announce(roundText(round, this.money));
    part("well", HTMLElement).setAttribute("aria-label", boardText(this.#grid));
    showHistory(this.#rounds, this.money);
    const { id: roundId, stake, win, balance } = round;
    const { currency } = this.#table;
    if (balance !== undefined) notifySite({ type: "balance-changed", balance, currency });
    notifySite({ type: "round-ended", roundId, stake, win, currency });
    this.onRound();
    this.#setPhase("idle");
  }

  #updateBalance(balance: string): void {
    showBalance(balance, this.money);
    notifySite({ type: "balance-changed", balance, currency: this.#table.currency });
  }

  /** Explains why there is no round. */
  #refuse(code: string, round?: RoundView): void {
    clearWins();
    show(this.#grid);
    showResult(say("idle"));
    const ended = code === "session_expired";
    const text = say(code in boot.messages ? code : "refused", { round: round?.id ?? "" });
    showNotice({ text, action: say(ended ? "reload" : "gotIt"), run: () => (ended ? this.#relaunch() : this.#clear()) });
    this.#setPhase(ended ? "ended" : "idle");
    if (ended) notifySite({ type: "session-expired" });
  }

  /** Asks the site to launch the game again; without a frame, opens the site. */
  #relaunch(): void {
    notifySite({ type: "session-expired" });
    if (window.parent === window && boot.siteOrigins[0]) location.assign(boot.siteOrigins[0]);
  }

  #clear(): void {
    showNotice(undefined);
    part("spin", HTMLButtonElement).focus();
  }

  #skipRest(): void {
    this.#skipped = true;
    this.#skip.resolve();
  }

  #setPhase(phase: Phase): void {
    this.#phase = phase;
    part("board", HTMLElement).dataset.state = phase;
    this.bet.lock(phase !== "idle");
    this.#controls();
  }

  #controls(): void {
    const spin = part("spin", HTMLButtonElement);
    const amount = this.money.text(this.bet.stake);
    const showing = this.#phase === "showing";
    // Disabling would take the focus off a button that is pressed again and again.
    spin.disabled = this.#phase === "ended";
    spin.setAttribute("aria-disabled", String(this.#phase !== "idle" && !showing));
    const long = showing && this.#long;
    part("spin-word", HTMLElement).textContent = say(long ? "skip" : "spin");
    part("spin-amount", HTMLElement).textContent = long ? "" : amount;
  }
}
