import { describeBoard } from "../play/mini.ts";
import { say } from "../shared/boot.ts";
import { dealCard, layCard } from "./cards.ts";
import type { Mark, Scene, Stops } from "./scene.ts";
import { markWinner } from "./winner.ts";

/** A game of hands, of which the best one wins. */
interface HandsGame<Side extends string> {
  /** In the order in which they are dealt to. */
  readonly sides: readonly Side[];
  /** How many cards a hand has at most. */
  readonly places: number;
  readonly handOf: (stops: Stops, side: Side) => readonly number[];
  readonly winnerOf: (stops: Stops) => Side | "tie";
  /** Writes what a hand is so far. */
  readonly write: (side: Side, hand: readonly number[]) => void;
  /** The round in words, for the board. */
  readonly tell: (stops: Stops) => string;
  /** The same in few words, beside the cards. */
  readonly tellResult: (stops: Stops) => string;
  /** The result in the row of the last results. */
  readonly markText: (stops: Stops) => Mark["text"];
}

/** A round whose hands lie at the places of the board, a card to each side in turn. */
export function handsScene<Side extends string>(game: HandsGame<Side>): Scene {
  const { sides, places, handOf, winnerOf, write, tell, tellResult, markText } = game;
  const showWinner = (stops: Stops | undefined): void => {
    markWinner(sides, stops && winnerOf(stops));
    describeBoard(stops ? tell(stops) : say("tableNone"));
  };
  const show = (stops: Stops | undefined): void => {
    for (const side of sides) {
      const hand = stops ? handOf(stops, side) : [];
      for (let place = 0; place < places; place += 1) layCard(`card-${side}-${place}`, hand[place]);
      write(side, hand);
    }
    showWinner(stops);
  };
  return {
    show,
    close: () => show(undefined),
    reveal: async (stops) => {
      for (let place = 0; place < places; place += 1)
        for (const side of sides) {
          const hand = handOf(stops, side);
          const card = hand[place];
          if (card === undefined) continue;
          await dealCard(`card-${side}-${place}`, card);
          write(side, hand.slice(0, place + 1));
        }
      showWinner(stops);
    },
    describe: tellResult,
    mark: (stops) => ({ text: markText(stops), kind: winnerOf(stops), name: tell(stops) }),
  };
}
