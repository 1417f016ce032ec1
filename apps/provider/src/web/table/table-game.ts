import type { GameState, PlayError, RoundView, TableState } from "../../play/contract.ts";
import { Bet } from "../play/bet.ts";
import { keepNewIntent } from "../play/intent.ts";
import { sound } from "../play/sound.ts";
import { announce, showAndSay, showBalance, showHistory, showNotice, showResult } from "../play/view.ts";
import { isLiveBet } from "../../engines/match-bet.ts";
import { boot, say } from "../shared/boot.ts";
import { drawn, part, pressed } from "../shared/dom.ts";
import { type MoneyFormat, moneyFormat } from "../shared/money.ts";
import { askForBet, askForCashOut, askForEnd, askForTable, showRefusal } from "./ask.ts";
import { showBetButtons } from "./bet-chip.ts";
import { isAwaited, isPlaced, isPositive } from "./bets.ts";
import { phaseText, showClock, VendorClock } from "./clock.ts";
import type { Market, TableBoard, Wager } from "./scene.ts";
import { type Currency, notifySettled, showPlaced, showSettled, updateBalance } from "./settled.ts";
import { showChain, showRoad } from "./table-view.ts";

/** One session at a table that all players share. The vendor's clock runs it; the page shows it and lays bets. */
export class TableGame {
  readonly bet: Bet;
  readonly money: MoneyFormat;
  readonly board: { readonly keys: Readonly<Record<string, () => void>> };
  readonly #table: TableBoard;
  readonly #wager: Wager;
  readonly #market: Market | undefined;
  readonly #currency: Currency;
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
    this.#table = board;
    this.#state = state;
    this.#rounds = game.rounds;
    this.money = moneyFormat(boot.lang, game);
    const smallest = game.stakes[0] ?? "1";
    this.bet = new Bet(
      game.stakes,
      this.money,
      () => "",
      () => this.#controls(),
      "saidChip",
    );
    const { money } = this;
    const { currency: code, digits, maxStake } = game;
    this.#currency = { money, code, digits };
    this.#wager = board.wager({ money, digits, smallest, maxStake, chip: () => this.bet.stake, changed: () => this.#controls() });
    const describe = (choice: string) => this.#wager.describe(choice);
    const cashOut = (intent: string, quote: string) => void this.#cashOut(intent, quote);
    this.#market = board.market?.({ money, describe, cashOut, left: (intents) => void this.#finishAll(intents) });
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
    this.#tell(state);
    showRoad(state, board.scene, this.#told);
    setInterval(() => this.#tick(), board.scene.tick ? 50 : 200);
    if (state.mine && state.phase === "show" && board.scene.live === undefined) void this.#finish(state.mine.intent);
  }

  /** Lays the bet; takes it out of the running round in games that allow it. */
  press(): void {
    if (this.#busy || this.#ended) return;
    if (this.#worth() !== undefined && this.#mine) void this.#cashOut(this.#mine.intent);
    else if (this.#market?.isTold && !this.#market.isOpen) showAndSay(say("suspended"));
    else if (this.#takesBets) void this.#place();
  }

  /** Whether chips can be laid: before the round, and while a match is told. */
  get #takesBets(): boolean {
    return this.#market?.isTold === true || (this.#state.phase === "bets" && !this.#mine);
  }

  /** Clears what is laid, or lays the last bet again. */
  #again(): void {
    if (!this.#takesBets || this.#busy) return;
    if (this.#wager.choice() !== "") this.#wager.clear();
    else if (this.#last !== "") this.#wager.restore(this.#last);
  }

  /** Follows the table until the session ends. */
  async follow(): Promise<void> {
    while (!this.#ended) {
      const next = await askForTable(this.#state.seen);
      if (next === "session_expired") this.#refuse(next);
      else this.#take(next);
    }
  }

  #take(state: TableState): void {
    const before = this.#state;
    this.#state = state;
    this.#clock.take(state.now);
    if (state.mine && !this.#busy) this.#mine = state.mine;
    showRoad(state, this.#table.scene, this.#told);
    if (state.round !== before.round || state.phase !== before.phase) this.#enter(state, false);
    this.#tell(state);
  }

  /** Shows how far a match is, with its prices. */
  #tell(state: TableState): void {
    if (state.live) this.#table.scene.tell?.(state.live.told, state.live.step);
    this.#market?.show(state);
    if (this.#market) this.#controls();
  }

  #enter(state: TableState, first: boolean): void {
    const { scene } = this.#table;
    const result = state.recent[0]?.stops;
    const atOnce = first && scene.live === undefined;
    if (atOnce) this.#told = state.seen;
    part("board", HTMLElement).dataset.state = state.phase;
    this.#settleMissed(state);
    showChain(state);
    if (state.phase !== "bets" && (!this.#mine || this.#market)) this.#wager.clear();
    if (state.phase === "bets") this.#open(first, result);
    else if (state.phase === "play") {
      scene.close();
      showResult(this.#mine ? this.#betText() : phaseText(state));
    } else if (atOnce) scene.show(result);
    else void this.#reveal(state);
    this.#wager.settle(state.phase === "show" && atOnce ? result : undefined);
    if (!first && state.phase !== "show") announce(phaseText(state));
    this.#controls();
  }

  /** A page that was hidden may have missed the end of its round. */
  #settleMissed({ round, phase }: TableState): void {
    const mine = this.#mine;
    if (phase === "bets") void this.#finishAll(this.#market?.decided() ?? []);
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

  #betText = (bet = this.#mine): string => (bet ? say("tableBetIs", { spots: this.#wager.describe(bet.choice) }) : "");

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
    const intents = new Set(this.#market?.decided());
    if (mine && isAwaited(mine, this.#rounds)) intents.add(mine.intent);
    if (intents.size > 0) await this.#finishAll([...intents]);
    else if (still && (!mine || this.#market)) showAndSay(scene.describe(stops));
  }

  async #place(): Promise<void> {
    const [choice, stake] = [this.#wager.choice(), this.#wager.stake()];
    if (choice === "" || !isPositive(stake)) return showAndSay(this.#wager.hint());
    const intent = keepNewIntent();
    this.#lock(true);
    showNotice(undefined);
    const reply = await askForBet({ intent, stake, choice, round: this.#state.round, live: this.#market?.asked() });
    this.#lock(false);
    if (reply.kind === "ok") this.#answer(reply.value);
    else if (reply.live) this.#refuseLive(reply.code, reply.live, { choice });
    else this.#refuse(reply.code);
  }

  /** Shows the match as it is now, and why nothing was taken or paid. */
  #refuseLive(code: PlayError, live: TableState["live"], asked: { choice?: string; intent?: string }): void {
    this.#market?.show({ live, phase: this.#state.phase });
    showAndSay(this.#market?.refusalText(code, asked) ?? say(code));
    this.#controls();
  }

  #answer(round: RoundView, isOne = true): void {
    if (isPlaced(round)) {
      const live = isLiveBet(round.choice);
      this.#last = round.choice;
      this.#market?.taken(round);
      if (live) this.#wager.clear();
      else this.#mine = round;
      showPlaced(round, this.#betText(round), this.#currency);
      this.#controls();
    } else if (round.phase === "settled") this.#settle(round, isOne);
    else this.#refuse(round.phase === "void" ? "voided" : (round.code ?? round.phase), round);
  }

  /** Asks for the end of each bet of a round; several are shown, and said, together. */
  async #finishAll(intents: readonly string[]): Promise<void> {
    const isOne = intents.length === 1;
    for (const intent of intents) await this.#finish(intent, isOne);
    if (!isOne) this.#showSettled(this.#rounds.filter(({ intent, phase }) => phase === "settled" && intents.includes(intent)));
  }

  async #finish(intent: string, isOne = true): Promise<void> {
    const end = await askForEnd(intent);
    if (typeof end === "string") this.#refuse(end);
    else this.#answer(end, isOne);
  }

  async #cashOut(intent: string, quote?: string): Promise<void> {
    if (this.#busy || this.#ended) return;
    this.#lock(true);
    const reply = await askForCashOut({ intent, quote });
    this.#lock(false);
    if (reply.kind === "ok") this.#answer(reply.value);
    else if (reply.kind === "refused" && reply.live) this.#refuseLive(reply.code, reply.live, { intent });
    else if (reply.kind === "refused") showAndSay(say(reply.code === "too_late" ? "too_late" : "unavailable"));
  }

  #settle(round: RoundView, isOne: boolean): void {
    this.#market?.settled(round);
    if (!isAwaited(round, this.#rounds)) return;
    if (this.#mine?.id === round.id) this.#mine = round;
    this.#rounds = [round, ...this.#rounds.filter(({ id }) => id !== round.id)];
    notifySettled(round, this.#currency);
    if (isOne) this.#showSettled([round]);
    void drawn().then(() => showHistory(this.#rounds, this.money));
    this.#controls();
  }

  #showSettled(rounds: readonly RoundView[]): void {
    const [first] = rounds;
    if (!first) return;
    const bet = rounds.length === 1 ? this.#betText(first) : "";
    showSettled(rounds, `${this.#table.scene.describe(first.stops)} ${bet}`.trim(), this.#currency);
  }

  #refuse(code: string, round?: RoundView): void {
    if (this.#mine?.id === round?.id) this.#mine = undefined;
    if (round?.balance !== undefined) updateBalance(round.balance, this.#currency);
    showRefusal(code, round);
    this.#ended = code === "session_expired";
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
    const open = this.#takesBets && !this.#busy && !this.#ended;
    showBetButtons({
      mine: this.#mine,
      wager: this.#wager,
      market: this.#market,
      worth: this.#worth(),
      currency: this.#currency,
      open,
      ended: this.#ended,
    });
    this.#wager.lock(!open);
  }
}
