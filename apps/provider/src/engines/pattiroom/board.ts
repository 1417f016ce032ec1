import type { RoundView } from "../../play/contract.ts";
import type { Board, BoardTools, Showing, TurnBoard } from "../../web/play/board.ts";
import { describeBoard, MINI_BOARD } from "../../web/play/mini.ts";
import { partsOf, roomBoard, setDisabled } from "../../web/play/room-board.ts";
import { sound } from "../../web/play/sound.ts";
import { TurnTime } from "../../web/play/turn-time.ts";
import { say } from "../../web/shared/boot.ts";
import { part, pause, pressed, reducedMotion } from "../../web/shared/dom.ts";
import { BOOT_PARTS, PARTS, payoutOf, readSteps } from "./deal.ts";
import { type Action, allows, BUY_IN, type Hand, PLAYER, priceOf, seatsOf } from "./hand.ts";
import { clearTable, layOwn, showAll, showHand } from "./scene.ts";
import { handsText, resultText, stepsText } from "./words.ts";

const STEP_MS = 520;
/** A turn is shown whole. */
const WHOLE = { skip: new Promise<void>(() => undefined), skipped: () => false };
/** The actions that have a button of their own; the chip calls. */
const BUTTONS = ["see", "raise", "show", "pack"] as const satisfies readonly Action[];

/** So many boots of a stake, as decimal text. */
const bootsOf = (boots: number, stake: string, digits: number): string => partsOf(boots * BOOT_PARTS, PARTS, stake, digits);

/** A table of the room: what it shows, and how many of its steps are shown. */
class RoomTable {
  readonly #tools: BoardTools;
  readonly time: TurnTime;
  #shown = 0;

  constructor(tools: BoardTools) {
    this.#tools = tools;
    this.time = new TurnTime(tools.recheck, "roomHurry");
  }

  money(boots: number, stake: string): string {
    return this.#tools.money.text(bootsOf(boots, stake, this.#tools.digits));
  }

  #put(round: RoundView, most?: number): Hand {
    const { hand, steps } = readSteps(round.stops[0] ?? [], this.#tools.variant, most);
    showHand(hand, steps, (boots) => this.money(boots, round.stake));
    this.#shown = steps.length;
    return hand;
  }

  rest(): void {
    this.time.stop();
    this.#shown = 0;
    clearTable(seatsOf(this.#tools.variant));
    this.offer(undefined, "0");
    describeBoard(say("roomNone"));
  }

  /** Shows the steps that are not shown yet, one after the other, and the table after them. */
  async play(round: RoundView, { skip, skipped }: Pick<Showing, "skip" | "skipped"> = WHOLE): Promise<Hand> {
    this.time.stop();
    const all = (round.stops[0] ?? []).length - 1;
    const first = this.#tools.quick() || reducedMotion() ? all : this.#shown;
    for (let next = first; next < all && !skipped(); next++) {
      this.#put(round, next + 1);
      sound("land");
      await Promise.race([pause(STEP_MS), skip]);
    }
    return this.#put(round);
  }

  /** Steps of this round that are not shown yet. */
  news(round: RoundView): ReturnType<typeof readSteps>["steps"] {
    return readSteps(round.stops[0] ?? [], this.#tools.variant).steps.slice(this.#shown);
  }

  /** Shows what the player can do now, and what it costs. */
  offer(hand: Hand | undefined, stake: string): void {
    for (const action of BUTTONS) {
      const button = part(action, HTMLButtonElement);
      setDisabled(button, hand === undefined || !allows(hand, action));
      const price = hand && !button.disabled ? priceOf(hand, action) : 0;
      button.querySelector("small")?.replaceChildren(price > 0 ? this.money(price, stake) : "");
    }
  }

  /** The end of a round. */
  end(round: RoundView): void {
    const [, ...cards] = round.stops;
    const hand = this.#put(round);
    showAll(cards, payoutOf(hand, cards).winners);
    this.offer(undefined, round.stake);
    describeBoard(handsText(cards));
  }
}

function turnsOf(tools: BoardTools, table: RoomTable): TurnBoard {
  let news = "";
  const handOf = ({ stops }: RoundView) => readSteps(stops[0] ?? [], tools.variant).hand;
  const priceText = (round: RoundView) => table.money(priceOf(handOf(round), "call"), round.stake);
  const hint = (round: RoundView) =>
    say(handOf(round).seats[PLAYER]?.seen ? "roomTurnSeen" : "roomTurnBlind", { amount: priceText(round) });
  return {
    show: async (round) => {
      news = stepsText(table.news(round));
      const hand = await table.play(round);
      layOwn(round.stops[1]);
      table.offer(hand, round.stake);
      describeBoard(say("roomBoard", { seats: hand.seats.filter(({ packed }) => !packed).length }));
      if (round.left) table.time.start(round.left);
    },
    prize: () => undefined,
    main: (round) => ({
      turn: "call",
      word: say("roomCall"),
      amount: bootsOf(priceOf(handOf(round), "call"), round.stake, tools.digits),
    }),
    hint,
    tell: (round) => `${news} ${hint(round)}`,
  };
}

export function openRoomBoard(tools: BoardTools): Board {
  const { money, digits, variant } = tools;
  const table = new RoomTable(tools);
  const { result, showEnd, pressChip } = roomBoard(tools);
  for (const action of BUTTONS) pressed(action, () => tools.turn(action));
  /** The result, and what was kept of the pot where the player got it. */
  const endOf = (round: RoundView): string => {
    const [log = [], ...cards] = round.stops;
    const { share, rake } = payoutOf(readSteps(log, variant).hand, cards);
    const kept = share > 0 ? say("roomRake", { amount: table.money(rake / BOOT_PARTS, round.stake) }) : "";
    return `${resultText(round.stops, variant)} ${result(round)} ${kept}`.trim();
  };
  let news = "";
  return {
    ...MINI_BOARD,
    choice: () => "",
    show: (round) => (round ? table.end(round) : table.rest()),
    start: () => table.rest(),
    turns: turnsOf(tools, table),
    reveal: async (round, showing) => {
      news = stepsText(table.news(round));
      await table.play(round, showing);
      table.end(round);
      showEnd(round, endOf(round));
    },
    describe: (round) => `${news} ${resultText(round.stops, variant)}`,
    result,
    idle: () => say("roomIdle", { boots: BUY_IN }),
    stakeNote: (stake) => say("roomBoot", { amount: money.text(bootsOf(1, stake, digits)) }),
    isLong: () => true,
    lock: () => undefined,
    keys: {
      p: pressChip(false),
      c: pressChip(true),
      s: () => tools.turn("see"),
      r: () => tools.turn("raise"),
      h: () => tools.turn("show"),
      x: () => tools.turn("pack"),
    },
  };
}
