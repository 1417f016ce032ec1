import type { GameState, RoundView, TableState } from "../../play/contract.ts";
import { call } from "../play/api.ts";
import { Bet } from "../play/bet.ts";
import { showChip } from "../play/chip.ts";
import { notifySite } from "../play/frame.ts";
import { keepNewIntent } from "../play/intent.ts";
import { sound } from "../play/sound.ts";
import { announce, showBalance, showHistory, showNotice, showResult } from "../play/view.ts";
import { boot, say } from "../shared/boot.ts";
import { drawn, part, pause, pressed, put } from "../shared/dom.ts";
import { type MoneyFormat, moneyFormat } from "../shared/money.ts";
import { toMinor } from "../../amounts.ts";
import { isAwaited, isPlaced, isPositive, worthOf } from "./bets.ts";
import { phaseText, showClock, VendorClock } from "./clock.ts";
import type { TableBoard, Wager } from "./scene.ts";
import { showChain, showRoad } from "./table-view.ts";

/** One session at a table that all players share. The vendor's clock runs it; the page shows it and lays bets. */
export class TableGame {
  readonly bet: Bet;
  readonly money: MoneyFormat;
  readonly board: { readonly keys: Readonly<Record<string, () => void>> };
  readonly #game: GameState;
  readonly #table: TableBoard;
  readonly #wager: Wager;
  readonly #clock = new VendorClock();
  #state: TableState;
  #rounds: readonly RoundView[];
  #mine: RoundView | undefined;
  #last = "";
  /** The bet whose automatic cash-out was asked for. */
  #asked = "";
  /** The phase whose result was shown to its end. */
  #told = "";
  #busy = false;
  #ended = false;

  constructor(game: GameState, state: TableState, board: TableBoard) {
    this.#game = game;
    this.#table = board;
    this.#state = state;
    this.#rounds = game.rounds;
    this.money = moneyFormat(boot.lang, game);
    const smallest = game.stakes[0] ?? "1";
    const whole = (stake: string) => toMinor(stake, game.digits) % toMinor(smallest, game.digits) === 0n;
    this.bet = new Bet(
      game.stakes.filter(whole),
      this.money,
      () => "",
      () => this.#controls(),
      "saidChip",
    );
    const { money } = this;
    const { digits, maxStake } = game;
    this.#wager = board.wager({ money, digits, smallest, maxStake, chip: () => this.bet.stake, changed: () => this.#controls() });
    this.board = { keys: { p: () => this.press(), c: () => this.#again(), ...this.#wager.keys } };
    this.#last = game.rounds[0]?.choice ?? "";
    this.bet.lock(false);
    showBalance(game.balance, money);
    void drawn().then(() => showHistory(this.#rounds, money));
    pressed("again", () => this.#again());
    this.#clock.take(state.now);
    this.#mine = state.mine;
    if (state.mine) this.#wager.restore(state.mine.choice);
    this.#enter(state, true);
    showRoad(state, board.scene, this.#told);
    setInterval(() => this.#tick(), board.scene.tick ? 50 : 200);
    if (state.mine && state.phase === "show" && board.scene.live === undefined) void this.#finish(state.mine.intent);
  }

  /** Lays the bet; takes it out of the running round in games that allow it. */
  press(): void {
    if (this.#busy || this.#ended) return;
    if (this.#worth() !== undefined) void this.#cashOut();
    else if (this.#state.phase === "bets" && !this.#mine) void this.#place();
  }

  /** Clears what is laid, or lays the last bet again. */
  #again(): void {
    if (this.#state.phase !== "bets" || this.#mine || this.#busy) return;
    if (this.#wager.choice() !== "") this.#wager.clear();
    else if (this.#last !== "") this.#wager.restore(this.#last);
  }

  /** Follows the table until the session ends. */
  async follow(): Promise<void> {
    while (!this.#ended) {
      if (document.hidden) await new Promise((resolve) => document.addEventListener("visibilitychange", resolve, { once: true }));
      const reply = await call("table", { seen: this.#state.seen });
      if (reply.kind === "ok") this.#take(reply.value);
      else if (reply.kind === "refused" && reply.code === "session_expired") this.#refuse(reply.code);
      else await pause(1500);
    }
  }

  #take(state: TableState): void {
    const before = this.#state;
    this.#state = state;
    this.#clock.take(state.now);
    if (state.mine && !this.#busy) this.#mine = state.mine;
    showRoad(state, this.#table.scene, this.#told);
    if (state.seen !== before.seen) this.#enter(state, false);
  }

  #enter(state: TableState, first: boolean): void {
    const { scene } = this.#table;
    const result = state.recent[0]?.stops;
    const atOnce = first && scene.live === undefined;
    if (atOnce) this.#told = state.seen;
    part("board", HTMLElement).dataset.state = state.phase;
    this.#settleMissed(state);
    showChain(state);
    if (state.phase === "bets") this.#open(first, result);
    else if (state.phase === "play") {
      scene.close();
      if (!this.#mine) this.#wager.clear();
      showResult(this.#mine ? this.#betText() : phaseText(state));
    } else if (atOnce) scene.show(result);
    else void this.#reveal(state);
    this.#wager.settle(state.phase === "show" && atOnce ? result : undefined);
    if (!first && state.phase !== "show") announce(phaseText(state));
    this.#controls();
  }

  /** A page that was hidden may have missed the end of its round. */
  #settleMissed({ round }: TableState): void {
    const mine = this.#mine;
    if (mine && isAwaited(mine, this.#rounds) && (mine.nonce ?? round) < round) void this.#finish(mine.intent);
  }

  #open(first: boolean, result: readonly (readonly number[])[] | undefined): void {
    this.#table.scene.show(result);
    if (!isPlaced(this.#mine)) {
      this.#mine = this.#state.mine;
      if (!first && !this.#mine) this.#wager.clear();
    }
    showResult(this.#mine ? this.#betText() : this.#wager.hint());
  }

  #betText = (): string => (this.#mine ? say("tableBetIs", { spots: this.#wager.describe(this.#mine.choice) }) : "");

  async #reveal({ recent, seen, resultAt }: TableState): Promise<void> {
    const stops = recent[0]?.stops;
    if (!stops) return;
    const { scene } = this.#table;
    const mine = this.#mine;
    await scene.reveal(stops, this.#clock.now() - (resultAt ?? this.#clock.now()));
    this.#told = seen;
    showRoad(this.#state, scene, seen);
    // The next round may have begun meanwhile, on a page that was hidden.
    const still = this.#state.seen === seen;
    if (still) this.#wager.settle(stops);
    sound("land");
    if (mine && isAwaited(mine, this.#rounds)) await this.#finish(mine.intent);
    else if (!mine && still) {
      showResult(scene.describe(stops));
      announce(scene.describe(stops));
    }
  }

  async #place(): Promise<void> {
    const [choice, stake] = [this.#wager.choice(), this.#wager.stake()];
    if (choice === "" || !isPositive(stake)) {
      showResult(this.#wager.hint());
      announce(this.#wager.hint());
      return;
    }
    const intent = keepNewIntent();
    this.#lock(true);
    showNotice(undefined);
    const { round } = this.#state;
    let reply = await call("bet", { intent, stake, choice, round });
    while (reply.kind === "lost") {
      showResult(say("offline"));
      await pause(1000);
      const known = await call("round", { intent });
      if (known.kind !== "lost") reply = known;
    }
    this.#lock(false);
    if (reply.kind === "refused") this.#refuse(reply.code);
    else this.#answer(reply.value);
  }

  #answer(round: RoundView): void {
    if (isPlaced(round)) {
      this.#mine = round;
      this.#last = round.choice;
      if (round.balance !== undefined) this.#updateBalance(round.balance);
      notifySite({ type: "round-started", stake: round.stake, currency: this.#game.currency });
      showResult(this.#betText());
      announce(`${say("tablePlaced")}. ${this.#betText()}`);
      this.#controls();
    } else if (round.phase === "settled") this.#settle(round);
    else this.#refuse(round.phase === "void" ? "voided" : (round.code ?? round.phase), round);
  }

  /** Asks for the end of a bet until it is known. */
  async #finish(intent: string): Promise<void> {
    for (;;) {
      const reply = await call("round", { intent });
      if (reply.kind === "ok" && !isPlaced(reply.value)) return this.#answer(reply.value);
      if (reply.kind === "refused") return this.#refuse(reply.code);
      await pause(reply.kind === "ok" ? 200 : 1000);
    }
  }

  async #cashOut(): Promise<void> {
    const intent = this.#mine?.intent;
    if (intent === undefined) return;
    this.#lock(true);
    const reply = await call("cash-out", { intent });
    this.#lock(false);
    if (reply.kind === "ok") this.#answer(reply.value);
    else if (reply.kind === "refused") showResult(say(reply.code === "too_late" ? "too_late" : "unavailable"));
  }

  #settle(round: RoundView): void {
    if (!isAwaited(round, this.#rounds)) return;
    if (this.#mine?.id === round.id) this.#mine = round;
    this.#rounds = [round, ...this.#rounds.filter(({ id }) => id !== round.id)];
    const { win, stake, balance, id: roundId } = round;
    const { currency, digits } = this.#game;
    const words = `${this.#table.scene.describe(round.stops)} ${say("tableBetIs", { spots: this.#wager.describe(round.choice) })}`;
    const big = toMinor(win, digits) > toMinor(stake, digits);
    if (isPositive(win)) showResult(words, { amount: win, big, money: this.money });
    else showResult(words);
    if (big) sound("win");
    void drawn().then(() => showHistory(this.#rounds, this.money));
    if (balance !== undefined) this.#updateBalance(balance);
    const prize = isPositive(win)
      ? say(big ? "saidWin" : "saidReturned", { amount: this.money.text(win) })
      : `${say("noPrize")}.`;
    announce(`${prize} ${words} ${balance === undefined ? "" : say("saidBalance", { amount: this.money.text(balance) })}`);
    notifySite({ type: "round-ended", roundId, stake, win, currency });
    this.#controls();
  }

  #updateBalance(balance: string): void {
    showBalance(balance, this.money);
    notifySite({ type: "balance-changed", balance, currency: this.#game.currency });
  }

  #refuse(code: string, round?: RoundView): void {
    const ended = code === "session_expired";
    if (this.#mine?.id === round?.id) this.#mine = undefined;
    if (round?.balance !== undefined) this.#updateBalance(round.balance);
    const text = say(code in boot.messages ? code : "refused", { round: round?.id ?? "" });
    const run = () => {
      if (ended) notifySite({ type: "session-expired" });
      showNotice(undefined);
      part("spin", HTMLButtonElement).focus();
    };
    showNotice({ text, action: say(ended ? "reload" : "gotIt"), run });
    this.#ended = ended;
    if (ended) notifySite({ type: "session-expired" });
    this.#controls();
  }

  #lock(busy: boolean): void {
    this.#busy = busy;
    this.#controls();
  }

  /** What the running bet is worth now, in hundredths of its stake. */
  #worth(): number | undefined {
    const { phase, closesAt } = this.#state;
    if (!this.#table.worth || phase !== "play" || this.#mine?.phase !== "placed") return undefined;
    return this.#table.worth(this.#clock.now() - closesAt);
  }

  #tick(): void {
    if (document.hidden) return;
    const now = this.#clock.now();
    showClock(this.#state, now, this.#told === this.#state.seen ? undefined : this.#table.scene.live);
    if (this.#state.phase === "play") this.#table.scene.tick?.(now - this.#state.closesAt);
    if (!this.#table.worth) return;
    this.#controls();
    const mine = this.#mine;
    const reached = mine?.phase === "placed" && this.#table.reached?.(mine.choice, now - this.#state.closesAt) === true;
    if (this.#state.phase !== "play" || !reached || this.#busy || this.#asked === mine.intent) return;
    this.#asked = mine.intent;
    void this.#finish(mine.intent);
  }

  #controls(): void {
    const open = this.#state.phase === "bets" && !this.#mine && !this.#busy && !this.#ended;
    const worth = this.#worth();
    const climbs = worth !== undefined;
    const stake = this.#mine?.stake ?? this.#wager.stake();
    const shown = climbs ? worthOf(stake, worth, this.#game.digits) : stake;
    const amount = isPositive(shown) ? this.money.text(shown) : "";
    const word = say(climbs ? "cashOut" : isPlaced(this.#mine) ? "tablePlaced" : boot.start);
    showChip({ word, amount, climbs, ready: climbs || (open && amount !== ""), ended: this.#ended });
    this.#wager.lock(!open);
    const again = part("again", HTMLButtonElement);
    again.setAttribute("aria-disabled", String(!open));
    put("again-word", say(this.#wager.choice() === "" ? "tableRepeat" : "tableClear"));
  }
}
