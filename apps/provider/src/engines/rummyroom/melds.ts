import { DECK, RANKS } from "../cards.ts";
import { cardAt, PLACES } from "./points.ts";

/** Cards that belong together; the jokers stand for the others. */
export interface Meld {
  readonly cards: readonly number[];
  readonly jokers: number;
  readonly isSequence: boolean;
  readonly isPure: boolean;
}

const SUIT_COUNT = DECK / RANKS;
const SHORTEST = 3;
/** A longer sequence is two sequences. */
const LONGEST = 5;
const MOST_JOKERS = 2;

/** All ways to leave out so many of the items at most. */
function* leavingOut(items: readonly number[], most: number): Generator<number[]> {
  const [first, ...rest] = items;
  if (first === undefined) {
    yield [];
    return;
  }
  for (const kept of leavingOut(rest, most)) yield [first, ...kept];
  if (most > 0) yield* leavingOut(rest, most - 1);
}

function* sequences(): Generator<Meld> {
  for (let suit = 0; suit < SUIT_COUNT; suit++)
    for (let length = SHORTEST; length <= LONGEST; length++)
      for (let start = 0; start + length <= PLACES; start++) {
        const window = Array.from({ length }, (_, step) => cardAt(suit, start + step));
        for (const cards of leavingOut(window, MOST_JOKERS)) {
          // A joker at an end of a longer sequence covers no card that a shorter one does not.
          const isShorter = length > SHORTEST && (cards[0] !== window[0] || cards.at(-1) !== window.at(-1));
          const jokers = length - cards.length;
          if (!isShorter) yield { cards, jokers, isSequence: true, isPure: jokers === 0 };
        }
      }
}

function* sets(): Generator<Meld> {
  for (let rank = 0; rank < RANKS; rank++) {
    const all = Array.from({ length: SUIT_COUNT }, (_, suit) => suit * RANKS + rank);
    for (const cards of leavingOut(all, SUIT_COUNT - 1)) {
      const jokers = Math.max(0, SHORTEST - cards.length);
      yield { cards, jokers, isSequence: false, isPure: false };
    }
  }
}

const keyOf = ({ cards, jokers, isSequence }: Meld): string =>
  `${cards.toSorted((a, b) => a - b).join(" ")}/${jokers}/${isSequence}`;

/** Each meld once, by its cards. */
export const MELDS: readonly Meld[] = [...new Map([...sequences(), ...sets()].map((meld) => [keyOf(meld), meld])).values()];

/** The melds that have a card, those with most cards first. */
export const MELDS_WITH: readonly (readonly Meld[])[] = Array.from({ length: DECK }, (_, card) =>
  MELDS.filter(({ cards }) => cards.includes(card)).toSorted((one, other) => other.cards.length - one.cards.length),
);
