import { toMinor } from "../../amounts.ts";
import type { RoundView } from "../../play/contract.ts";
import type { Board, BoardTools, Showing, TurnBoard } from "../../web/play/board.ts";
import { describeBoard, MINI_BOARD } from "../../web/play/mini.ts";
import { partsOf, roomBoard, setDisabled } from "../../web/play/room-board.ts";
import { sound } from "../../web/play/sound.ts";
import { TurnTime } from "../../web/play/turn-time.ts";
import { listed, say } from "../../web/shared/boot.ts";
import { cardText } from "../../web/shared/card-text.ts";
import { part, pause, pressed, put, reducedMotion } from "../../web/shared/dom.ts";
import { dearestOf, type Laid } from "./arrange.ts";
import { countOf, finishOf } from "./count.ts";
import { BUY_IN, type Log, PARTS, payoutOf, POINT_PARTS, readEnd, readLog, resultOf, stepsIn } from "./deal.ts";
import { allows, dropOf, moveOf, PLAYER, setOf } from "./hand.ts";
import { cardCode } from "./moves.ts";
import { without } from "./points.ts";
import { clearTable, HeldCards, showAll, showLog } from "./scene.ts";
import { countText, handsText, laidText, resultText, stepsText } from "./words.ts";

const STEP_MS = 380;
/** A turn is shown whole. */
const WHOLE = { skip: new Promise<void>(() => undefined), skipped: () => false };
const BUTTONS = ["stock", "open", "declare", "drop"] as const;

/** A table of the room: what it shows, and how many of its steps are shown. */
class RummyTable {
  readonly #tools: BoardTools;
  readonly time: TurnTime;
  readonly held = new HeldCards();
  #shown = 0;
  #own: readonly number[] = [];

  constructor(tools: BoardTools) {
    this.#tools = tools;
    this.time = new TurnTime(tools.recheck, "rummyHurry");
  }

  log({ stops }: RoundView, most?: number): Log {
    return readLog(stops[0] ?? [], this.#tools.variant, most);
  }

  rest(): void {
    this.time.stop();
    this.#shown = 0;
    this.#own = [];
    clearTable(setOf(this.#tools.variant).bots);
    this.held.show([], 0);
    this.offer(undefined, []);
    describeBoard(say("roomNone"));
  }

  /** Shows the steps that are not shown yet, one after the other, and the table after them. */
  async play(round: RoundView, { skip, skipped }: Pick<Showing, "skip" | "skipped"> = WHOLE): Promise<void> {
    this.time.stop();
    const all = stepsIn(round.stops[0] ?? []);
    const first = this.#tools.quick() || reducedMotion() ? all : this.#shown;
    for (let next = first; next < all && !skipped(); next++) {
      showLog(this.log(round, next + 1));
      sound("land");
      await Promise.race([pause(STEP_MS), skip]);
    }
    showLog(this.log(round));
    this.#shown = all;
  }

  /** Steps of this round that are not shown yet. */
  news(round: RoundView): Log["steps"] {
    return this.log(round).steps.slice(this.#shown);
  }

  /** Lays the player's cards, and chooses the one that counts most for the discard. */
  lay(cards: readonly number[], { wild, hand }: Pick<Log, "wild" | "hand">): readonly Laid[] {
    const focus = this.held.hasFocus();
    this.#own = cards;
    const laid = this.held.show(cards, wild);
    const free = laid.filter(({ card }) => card !== hand.taken);
    if (hand.drawn) this.held.choose(dearestOf(free, wild) ?? free.at(-1)?.card, focus);
    else if (focus) part("spin", HTMLButtonElement).focus();
    put("own", cards.length === 0 || hand.drawn ? "" : countText(cards, wild));
    return laid;
  }

  /** The card that is laid down with a declaration: the chosen one, if the others are whole without it. */
  finish({ wild, hand }: Pick<Log, "wild" | "hand">): number | undefined {
    if (!hand.drawn) return undefined;
    const chosen = this.held.chosen();
    const isWhole = chosen !== undefined && chosen !== hand.taken && countOf(without(this.#own, chosen), wild).points === 0;
    return isWhole ? chosen : finishOf(this.#own, wild, hand.taken);
  }

  /** Shows what the player can do now, and what a drop costs. */
  offer(log: Log | undefined, cards: readonly number[]): void {
    const open = log !== undefined && cards.length > 0;
    const can = {
      stock: open && allows(log.hand, moveOf("stock")),
      open: open && allows(log.hand, moveOf("open")),
      declare: open && this.finish(log) !== undefined,
      drop: open && allows(log.hand, moveOf("drop")),
    };
    for (const id of BUTTONS) setDisabled(part(id, HTMLButtonElement), !can[id]);
    put("drop-note", can.drop && log ? say("rummyDropPoints", { points: dropOf(log.hand) }) : "");
    this.held.lock(!open || !log.hand.drawn);
  }

  /** The end of a round. */
  end(round: RoundView): void {
    const { variant } = this.#tools;
    const { hand, cards, wild, steps } = readEnd(round.stops, variant);
    showLog({ hand, wild, steps });
    showAll(cards, resultOf(hand, cards, wild));
    this.held.show(cards[PLAYER] ?? [], wild);
    put("own", "");
    this.offer(undefined, []);
    describeBoard(handsText(round.stops, variant));
  }
}

/** The player's cards in a round that waits. */
const cardsOf = ({ stops }: RoundView): readonly number[] => stops[1] ?? [];

function drawnText(round: RoundView): string {
  const card = cardsOf(round).at(-1);
  return card === undefined ? "" : say("rummyDrawn", { card: cardText(card) });
}

function turnsOf(table: RummyTable): TurnBoard {
  let news = "";
  const hint = (round: RoundView): string => {
    const log = table.log(round);
    if (!log.hand.drawn) return say("rummyTurnDraw");
    return `${drawnText(round)} ${say(table.finish(log) === undefined ? "rummyTurnThrow" : "rummyReady")}`;
  };
  return {
    show: async (round) => {
      news = stepsText(table.news(round));
      const log = table.log(round);
      // The card that was laid down goes at once, before the bots play.
      const laid = table.lay(cardsOf(round), log);
      await table.play(round);
      table.offer(log, cardsOf(round));
      const top = log.hand.pile.at(-1);
      const open = top === undefined ? say("rummyNoCard") : cardText(top);
      describeBoard(say("rummyBoard", { wild: cardText(log.wild), open, cards: listed(laid.map(laidText)) }));
      if (round.left) table.time.start(round.left);
    },
    prize: () => undefined,
    main: (round) => {
      if (!table.log(round).hand.drawn) return { turn: "stock", word: say("rummyDraw") };
      return { turn: cardCode(table.held.chosen() ?? 0), word: say("rummyThrow") };
    },
    hint,
    tell: (round) => {
      const log = table.log(round);
      const top = log.hand.pile.at(-1);
      const now = log.hand.drawn ? "" : ` ${countText(cardsOf(round), log.wild)}`;
      const open = top === undefined || log.hand.drawn ? "" : ` ${say("rummyOpen")}: ${cardText(top)}.`;
      return `${news} ${hint(round)}${open}${now}`.trim();
    },
  };
}

export function openRummyBoard(tools: BoardTools): Board {
  const { money, digits, variant } = tools;
  const table = new RummyTable(tools);
  const { result, showEnd, pressChip } = roomBoard(tools);
  let waiting: Log | undefined;
  const declare = () => {
    const card = waiting && table.finish(waiting);
    tools.turn(card === undefined ? "show" : `show:${cardCode(card)}`);
  };
  const press = { stock: () => tools.turn("stock"), open: () => tools.turn("open"), declare, drop: () => tools.turn("drop") };
  for (const id of BUTTONS) pressed(id, press[id]);
  const moneyOf = (points: number, stake: string): string => money.text(partsOf(points * POINT_PARTS, PARTS, stake, digits));
  /** The result, and what was kept of the points where the player got them. */
  const endOf = (round: RoundView): string => {
    const { hand, cards, wild } = readEnd(round.stops, variant);
    const { rake } = payoutOf(resultOf(hand, cards, wild));
    const kept = rake > 0 ? say("roomRake", { amount: moneyOf(rake / POINT_PARTS, round.stake) }) : "";
    // A gain stands above the words.
    const gained = toMinor(round.win, digits) > toMinor(round.stake, digits) ? "" : result(round);
    return [resultText(round.stops, variant), gained, kept].filter(Boolean).join(" ");
  };
  const turns = turnsOf(table);
  let news = "";
  return {
    ...MINI_BOARD,
    choice: () => "",
    show: (round) => (round ? table.end(round) : table.rest()),
    start: () => table.rest(),
    turns: {
      ...turns,
      show: async (round) => {
        waiting = table.log(round);
        await turns.show(round);
      },
    },
    reveal: async (round, showing) => {
      waiting = undefined;
      news = stepsText(table.news(round));
      await table.play(round, showing);
      table.end(round);
      showEnd(round, endOf(round));
    },
    describe: (round) => `${news} ${resultText(round.stops, variant)}`,
    result,
    idle: () => say("rummyIdle", { points: BUY_IN }),
    stakeNote: (stake) => say("rummyPoint", { amount: moneyOf(1, stake) }),
    isLong: () => true,
    lock: () => undefined,
    keys: {
      p: pressChip(false),
      c: pressChip(true),
      o: press.open,
      h: press.declare,
      x: press.drop,
    },
  };
}
