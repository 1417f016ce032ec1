import type { RoundView, GameState } from "../../play/contract.ts";
import { paidOf } from "../../play/paid.ts";
import { drawn, part, pause } from "../shared/dom.ts";
import { type MoneyFormat, moneyFormat } from "../shared/money.ts";
import { boot, say } from "../shared/boot.ts";
import { call, type Reply } from "./api.ts";
import { Bet } from "./bet.ts";
import { notifySite } from "./frame.ts";
import type { FreeRounds } from "./free-rounds.ts";
import { offerOf, showChip } from "./chip.ts";
import { keepNewIntent } from "./intent.ts";
import { habits, tab } from "./memory.ts";
import type { Board, OpenBoard } from "./board.ts";
import { roundText } from "./round-text.ts";
import { showBalance, showNotice, showHistory, showResult, showAndSay, announce } from "./view.ts";

/**
 * `checking`: the result of a round is unknown; no bet is possible until it is known. `open`: a round waits for the player's turn.
 * `turning`: a turn is under way.
 */
type Phase = "idle" | "spinning" | "showing" | "checking" | "open" | "turning" | "ended";

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
  /** The round that waits for its player. */
  #open: RoundView | undefined;
  #skip = Promise.withResolvers<void>();
  #skipped = false;
  /** The current round has a long end, so the chip offers to skip it. */
  #long = false;
  quick = habits.get("quick") === "on";
  /** The player's free rounds, in a title that plays them. */
  free: FreeRounds | undefined;
  /** Called after each round, so that the displayed seeds keep count. */
  onRound: () => void = () => undefined;

  constructor(table: GameState, open: OpenBoard) {
    this.#table = table;
    this.#rounds = table.rounds;
    this.money = moneyFormat(boot.lang, table);
    const board = open({
      money: this.money,
      digits: table.digits,
      variant: boot.variant,
      changed: () => this.#changed(),
      turn: (turn) => void this.#turn(turn),
      waits: () => this.#open !== undefined,
      recheck: () => this.#recheck(),
      quick: () => this.quick,
    });
    this.board = { ...board, keys: { q: () => part("quick", HTMLButtonElement).click(), ...board.keys } };
    this.bet = new Bet(table.stakes, this.money, this.board.stakeNote, () => this.#controls());
    this.board.show(this.#last());
    showBalance(table.balance, this.money);
    showHistory(this.#rounds, this.money);
    showResult(this.board.idle());
    this.#setPhase("idle");
  }

  /** The last round that was played to its end. */
  #last(): RoundView | undefined {
    return this.#rounds.find((round) => round.phase !== "placed" && round.stops.length > 0);
  }

  #changed(): void {
    if (this.#phase === "idle") showResult(this.board.idle());
  }

  fillInfo(): void {
    this.board.fillInfo(this.free?.now?.stake ?? this.bet.stake);
  }

  /** Bets, takes the prize, or shows the rest of a result at once. The first press after free rounds does not cost a stake. */
  press(): void {
    if (this.#phase === "idle") void (this.free?.isOver ? this.#clear() : this.#play());
    else if (this.#phase === "showing") this.#skipRest();
    else if (this.#phase === "open") void this.#pressOpen();
  }

  /** The time of a turn is over: the server says how the round is. */
  #recheck(): void {
    if (this.#open && this.#phase === "open") void this.#check(this.#open.intent, say("pending"));
  }

  #pressOpen(): Promise<void> {
    const main = this.#open && this.board.turns?.main?.(this.#open);
    return main ? this.#turn(main.turn) : this.#takePrize();
  }

  /** Resumes a round of an earlier page load: one without an answer, or one that is still open. */
  async resumeRound(): Promise<void> {
    if (this.#table.open) {
      await this.#await(this.#table.open);
      return;
    }
    const open = tab.get(INTENT) ?? this.#rounds.find((round) => round.phase === "pending")?.intent;
    if (open === undefined || open === null) return;
    if (this.#rounds.some((round) => round.intent === open && round.phase !== "pending")) tab.set(INTENT, undefined);
    else await this.#check(open, say("pending"));
  }

  async #play(): Promise<void> {
    const missing = this.board.missing();
    if (missing !== undefined) return showAndSay(missing);
    const { campaign, stake } = this.free?.now ?? { stake: this.bet.stake };
    const [choice, intent] = [this.board.choice(), keepNewIntent()];
    tab.set(INTENT, intent);
    showNotice(undefined);
    showResult(say(boot.engine === "slot" ? "turning" : "underWay"));
    this.#setPhase("spinning");
    const { currency, digits } = this.#table;
    notifySite({ type: "round-started", stake: paidOf({ stake, free: campaign !== undefined }, digits), currency });
    this.board.start();
    const [reply] = await Promise.all([call("bet", { intent, stake, choice, campaign }), pause(this.quick ? 160 : LEAST_TURN)]);
    if (reply.kind === "ok") await this.#finish(reply.value);
    else if (reply.kind === "lost") await this.#check(intent, say("offline"));
    else {
      tab.set(INTENT, undefined); // refused before it became a round
      if (reply.code === "free_over") await this.free?.refresh();
      if (reply.code === "round_open") await this.#find(reply.code);
      else this.#refuse(reply.code);
    }
  }

  /** Shows a round that waits for its player. */
  async #await(round: RoundView): Promise<void> {
    tab.set(INTENT, undefined);
    const { turns } = this.board;
    if (!turns) return;
    this.#open = round;
    await turns.show(round);
    this.#setPhase("open");
    showResult(turns.hint(round));
    announce(turns.tell(round));
  }

  async #turn(turn: string): Promise<void> {
    if (this.#phase === "idle") showAndSay(this.board.idle());
    const round = this.#open;
    if (!round || this.#phase !== "open") return;
    showNotice(undefined);
    this.#setPhase("turning");
    await this.#afterTurn(round, await call("turn", { intent: round.intent, turn, seen: round.choice }));
  }

  async #takePrize(): Promise<void> {
    const round = this.#open;
    if (!round) return;
    if (this.board.turns?.prize(round) === undefined) {
      showAndSay(say("no_turn"));
      return;
    }
    showNotice(undefined);
    this.#setPhase("turning");
    await this.#afterTurn(round, await call("cash-out", { intent: round.intent }));
  }

  async #afterTurn(round: RoundView, reply: Reply<RoundView>): Promise<void> {
    if (reply.kind === "ok" && reply.value.phase !== "pending") await this.#finish(reply.value);
    else if (reply.kind !== "refused") await this.#check(round.intent, say("offlineTurn"));
    else if (reply.code === "session_expired") this.#refuse("session_open");
    else {
      await this.#check(round.intent, say("offlineTurn"));
      this.#note(reply.code);
    }
  }

  /** Finds the round of this title that another window began. */
  async #find(code: string): Promise<void> {
    const reply = await call("resume", {});
    if (reply.kind !== "ok" || !reply.value.open) {
      this.#refuse(reply.kind === "refused" ? reply.code : "busy");
      return;
    }
    showBalance(reply.value.balance, this.money);
    await this.#await(reply.value.open);
    this.#note(code);
  }

  /** Asks for the result of an intent until it is known. */
  async #check(intent: string, text: string): Promise<void> {
    this.#setPhase("checking");
    if (!this.#open) this.board.show(this.#last());
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

  async #finish(answered: RoundView): Promise<void> {
    tab.set(INTENT, undefined);
    const waited = this.#open !== undefined;
    if (answered.phase === "placed") {
      if (!waited && answered.balance !== undefined) this.#updateBalance(answered.balance);
      await this.#await(answered);
      return;
    }
    this.#open = undefined;
    // The balance of a lost round is that of its bet, after which others may have been placed.
    const round = waited && !/[1-9]/.test(answered.win) ? { ...answered, balance: undefined } : answered;
    this.#rounds = [round, ...this.#rounds.filter((each) => each.id !== round.id)];
    if (round.phase === "settled") await this.#settle(round);
    else {
      if (round.free) await this.free?.refresh();
      if (round.balance !== undefined) this.#updateBalance(round.balance);
      const code = round.phase === "refused" ? round.code : round.phase === "void" ? "voided" : round.phase;
      this.#refuse(code ?? "refused", round);
    }
  }

  async #settle(round: RoundView): Promise<void> {
    this.#skip = Promise.withResolvers<void>();
    this.#skipped = false;
    this.#long = this.board.isLong(round);
    this.#setPhase("showing");
    const asked = this.free?.ask();
    await this.board.reveal(round, { quick: this.quick, skip: this.#skip.promise, skipped: () => this.#skipped });
    const left = (await this.free?.refresh(round.free === true, asked)) ?? "";
    await drawn();
    announce(`${roundText(round, this.board, this.money)} ${left}`.trim());
    showHistory(this.#rounds, this.money);
    const { id: roundId, win, balance } = round;
    const stake = paidOf(round, this.#table.digits);
    const { currency } = this.#table;
    if (balance !== undefined) notifySite({ type: "balance-changed", balance, currency });
    notifySite({ type: "round-ended", roundId, stake, win, currency });
    this.onRound();
    this.#setPhase("idle");
    if (this.free?.takeEnd()) this.#note("freeDone");
  }

  #updateBalance(balance: string): void {
    showBalance(balance, this.money);
    notifySite({ type: "balance-changed", balance, currency: this.#table.currency });
  }

  /** Explains why there is no round. */
  #refuse(code: string, round?: RoundView): void {
    if (!this.#open) this.board.show(this.#last());
    showResult(this.board.idle());
    const ended = code === "session_expired" || code === "session_open";
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

  #note(code: string): void {
    showNotice({ text: say(code), action: say("gotIt"), run: () => this.#clear() });
  }

  #clear(): void {
    if (this.free?.takeEnd()) return this.#note("freeDone");
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
    const waiting = this.#phase === "open" || this.#phase === "turning" ? this.#open : undefined;
    const { word, amount, ready: offered } = offerOf(waiting, this.board, this.bet.price, this.money);
    const showing = this.#phase === "showing";
    const ready = this.#phase === "idle" || showing || (this.#phase === "open" && offered);
    const skips = showing && this.#long;
    showChip({ word: skips ? say("skip") : word, amount: skips ? "" : amount, ready, ended: this.#phase === "ended" });
  }
}
