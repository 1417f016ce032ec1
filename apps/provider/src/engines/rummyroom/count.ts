import { DECK, RANKS } from "../cards.ts";
import { cheapest } from "./grouping.ts";
import type { Meld } from "./melds.ts";
import { cardAt, countsOf, PLACES, pointsOf, sumOf, without } from "./points.ts";

/** No hand counts more. */
export const FULL_COUNT = 80;
const SHORTEST = 3;

/** A hand as its points are counted. */
export interface Count {
  /** 0: the hand can be shown. */
  readonly points: number;
  readonly melds: readonly Meld[];
}

/** All runs of one suit without a joker, as long as they can be. */
function pureRuns(cards: readonly number[]): number[][] {
  const counts = countsOf(cards);
  const runs: number[][] = [];
  for (let suit = 0; suit < DECK / RANKS; suit++) {
    let run: number[] = [];
    for (let place = 0; place <= PLACES; place++) {
      const card = cardAt(suit, place);
      // The last turn closes the run that ends with the high ace. A run takes an ace once.
      if (place < PLACES && (counts[card] ?? 0) > 0 && run[0] !== card) run.push(card);
      else {
        if (run.length >= SHORTEST) runs.push(run);
        run = [];
      }
    }
  }
  return runs;
}

/** With one pure sequence and no other, all cards outside it count. */
function pureAlone(runs: readonly number[][], whole: number, wild: number): Count {
  const [best = []] = runs.toSorted((one, other) => sumOf(other, wild) - sumOf(one, wild));
  return { points: whole - sumOf(best, wild), melds: [{ cards: best, jokers: 0, isSequence: true, isPure: true }] };
}

/**
 * The fewest points of thirteen cards. Without a pure sequence all cards count; with one and no other sequence all others; else those
 * outside the groups.
 */
export function countOf(cards: readonly number[], wild: number): Count {
  const runs = pureRuns(cards);
  const whole = sumOf(cards, wild);
  const capped = ({ points, melds }: Count): Count => ({ points: Math.min(FULL_COUNT, points), melds });
  if (runs.length === 0) return capped({ points: whole, melds: [] });
  const alone = pureAlone(runs, whole, wild);
  const costs = { card: (card: number) => pointsOf(card, wild), noPure: Infinity, noSecond: Infinity };
  const grouping = cheapest(cards, wild, costs, alone.points);
  return capped(grouping ? { points: grouping.cost, melds: grouping.melds } : alone);
}

/** No card counts more. */
const DEAREST = 10;

/** The card that can be laid down so that the others can be shown, the dearest first; never `barred`. */
export function finishOf(cards: readonly number[], wild: number, barred?: number): number | undefined {
  if (countOf(cards, wild).points > DEAREST) return undefined;
  const order = [...new Set(cards)].toSorted((one, other) => pointsOf(other, wild) - pointsOf(one, wild) || one - other);
  return order.find((card) => card !== barred && countOf(without(cards, card), wild).points === 0);
}
