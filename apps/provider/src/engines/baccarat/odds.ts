import { DECK } from "../cards.ts";
import type { Ratio } from "../engine.ts";
import { bankerDraws, isNatural, playerDraws, pointsOf } from "./rules.ts";

/** In how many orders of the first six cards each side wins. All numbers are whole and below 2^53. */
export interface Orders {
  readonly player: number;
  readonly banker: number;
  readonly tie: number;
  readonly all: number;
}

/** Cards of each value in so many decks: tens and faces count nothing. */
const valuesIn = (decks: number): number[] => Array.from({ length: 10 }, (_, value) => (value === 0 ? 16 : 4) * decks);

/** Walks every way of taking cards by their values, with the number of orders of cards that it stands for. */
function walk(left: number[], count: number, found: (values: readonly number[], orders: number) => void): void {
  const values: number[] = [];
  const step = (orders: number): void => {
    if (values.length === count) {
      found(values, orders);
      return;
    }
    for (const [value, cards] of left.entries()) {
      if (cards === 0) continue;
      left[value] = cards - 1;
      values.push(value);
      step(orders * cards);
      values.pop();
      left[value] = cards;
    }
  };
  step(1);
}

function ordersIn(decks: number): Orders {
  const size = DECK * decks;
  const left = valuesIn(decks);
  const won = { player: 0, banker: 0, tie: 0 };
  const add = (player: number, banker: number, orders: number): void => {
    won[player === banker ? "tie" : player > banker ? "player" : "banker"] += orders;
  };
  walk(left, 4, ([p1 = 0, b1 = 0, p2 = 0, b2 = 0], orders) => {
    const [player, banker] = [pointsOf([p1, p2]), pointsOf([b1, b2])];
    // The cards that are not dealt may lie in any order.
    if (isNatural(player, banker)) {
      add(player, banker, orders * (size - 4) * (size - 5));
      return;
    }
    walk(left, 1, ([fifth = 0], next) => {
      const playerCard = playerDraws(player) ? fifth : undefined;
      const after = playerCard === undefined ? player : (player + playerCard) % 10;
      if (!bankerDraws(banker, playerCard)) {
        add(after, banker, orders * next * (size - 5));
        return;
      }
      if (playerCard === undefined) add(after, (banker + fifth) % 10, orders * next * (size - 5));
      else walk(left, 1, ([sixth = 0], last) => add(after, (banker + sixth) % 10, orders * next * last));
    });
  });
  return { ...won, all: won.player + won.banker + won.tie };
}

const known = new Map<number, Orders>();

/** The orders of six cards of so many decks, by the side that wins. */
export function ordersOf(decks: number): Orders {
  const orders = known.get(decks) ?? ordersIn(decks);
  known.set(decks, orders);
  return orders;
}

/** The chance that the first two cards of a hand have one rank. */
export const pairIn = (decks: number): Ratio => ({ over: BigInt(4 * decks - 1), under: BigInt(DECK * decks - 1) });
