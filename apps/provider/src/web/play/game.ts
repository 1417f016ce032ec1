import type { RoundView, GameState } from "../../play/contract.ts";
import { part, pause } from "../shared/dom.ts";
import { type MoneyFormat, moneyFormat } from "../shared/money.ts";
import { boot, say } from "../shared/boot.ts";
import { call } from "./api.ts";
import { Bet } from "./bet.ts";
import { notifySite } from "./frame.ts";
import { habits, tab } from "./memory.ts";
import type { Board, OpenBoard } from "./board.ts";
import { showBalance, showNotice, showHistory, showResult, announce } from "./view.ts";

/** `checking`: the result of a round is unknown; no bet is possible until it is known. */
type Phase = "idle" | "spinning" | "showing" | "checking" | "ended";

const INTENT = `intent.${boot.gameCode}`;
const LEAST_TURN = 520;

/** One session at the game. Shows what the provider's server answers and decides nothing. */
export class Game {
  readonly bet: Bet;
  readonly money: MoneyFormat;
  readonly board: Board;
  readonly #table: GameState;
  #rounds: readonly RoundView[];
  #phase: Phase = "idle";
  #skip = Promise.withResolvers<void>();
  #skipped = false;
  /** The current round has a long end, so the chip offers to skip it. */
  #long = false;
  quick = habits.get("quick") === "on";
  /** Called after each round, so that the displayed seeds keep count. */
  onRound: () => void = () => undefined;

  constructor(table: GameState, open: OpenBoard) {
    this.#table = table;
    this.#rounds = table.rounds;
    this.money = moneyFormat(boot.lang, table.currency, table.digits);
    const { money } = this;
    const board = open({ money, digits: table.digits, variant: boot.variant, changed: () => this.#changed() });
    this.board = { ...board, keys: { q: () => part("quick", HTMLButtonElement).click(), ...board.keys } };
    this.bet = new Bet(table.stakes, money, this.board.stakeNote, () => this.#controls());
    this.board.show(this.#last());
    showBalance(table.balance, this.money);
    showHistory(this.#rounds, this.money);
    showResult(this.board.idle());
    this.#setPhase("idle");
  }

  /** The last round that was played to its end. */
  #last(): RoundView | undefined {
    return this.#rounds.find((round) => round.stops.length > 0);
  }

  #changed(): void {
    if (this.#phase === "idle") showResult(this.board.idle());
  }

  fillInfo(): void {
    this.board.fillInfo(this.bet.stake);
  }

  /** Bets, or shows the rest of a result at once. */
  press(): void {
    if (this.#phase === "idle") void this.#play();
    else if (this.#phase === "showing") this.#skipRest();
  }

  /** Resumes a round of an earlier page load: one without an answer, or one that is still open. */
  async resumeRound(): Promise<void> {
    const open = tab.get(INTENT) ?? this.#rounds.find((round) => round.phase === "pending")?.intent;
    if (open === undefined || open === null) return;
    if (this.#rounds.some((round) => round.intent === open && round.phase !== "pending")) tab.set(INTENT, undefined);
    else await this.#check(open, say("pending"));
  }

  async #play(): Promise<void> {
    const missing = this.board.missing();
    if (missing !== undefined) {
      showResult(missing);
      announce(missing);
      return;
    }
    const choice = this.board.choice();
    const intent = crypto
      .getRandomValues(new Uint8Array(18))
      .reduce((text, byte) => text + byte.toString(16).padStart(2, "0"), "");
    const stake = this.bet.stake;
    tab.set(INTENT, intent);
    showNotice(undefined);
    showResult(say(boot.engine === "slot" ? "turning" : "underWay"));
    this.#setPhase("spinning");
    notifySite({ type: "round-started", stake, currency: this.#table.currency });
    this.board.start();
    const [reply] = await Promise.all([call("bet", { intent, stake, choice }), pause(this.quick ? 160 : LEAST_TURN)]);
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
    this.board.show(this.#last());
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
    this.#long = this.board.isLong(round);
    this.#setPhase("showing");
    await this.board.reveal(round, { quick: this.quick, skip: this.#skip.promise, skipped: () => this.#skipped });
    announce(this.#roundText(round));
    showHistory(this.#rounds, this.money);
    const { id: roundId, stake, win, balance } = round;
    const { currency } = this.#table;
    if (balance !== undefined) notifySite({ type: "balance-changed", balance, currency });
    notifySite({ type: "round-ended", roundId, stake, win, currency });
    this.onRound();
    this.#setPhase("idle");
  }

  /** The whole round as text, for screen readers. */
  #roundText(round: RoundView): string {
    const won = /[1-9]/.test(round.win);
    const parts = [
      won ? say("saidWin", { amount: this.money.text(round.win) }) : `${say(boot.engine === "slot" ? "nothing" : "noPrize")}.`,
      this.board.describe(round),
      round.balance === undefined ? "" : say("saidBalance", { amount: this.money.text(round.balance) }),
      part("well", HTMLElement).getAttribute("aria-label") ?? "",
    ];
    return parts.filter((each) => each !== "").join(" ");
  }

  #updateBalance(balance: string): void {
    showBalance(balance, this.money);
    notifySite({ type: "balance-changed", balance, currency: this.#table.currency });
  }

  /** Explains why there is no round. */
  #refuse(code: string, round?: RoundView): void {
    this.board.show(this.#last());
    showResult(this.board.idle());
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
    this.board.lock(phase !== "idle");
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
    part("spin-word", HTMLElement).textContent = say(long ? "skip" : boot.start);
    part("spin-amount", HTMLElement).textContent = long ? "" : amount;
  }
}
