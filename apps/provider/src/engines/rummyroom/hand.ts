/** A hand of rummy as all seats see it: whose turn it is, who has dropped, and the open pile. */
export const KINDS = ["stock", "open", "throw", "show", "drop", "late"] as const;
/** `late`: the time ran out, and the cards are dropped. */
export type Kind = (typeof KINDS)[number];

/** What a seat does. `throw` and `show` name the card that is laid down. */
export interface Move {
  readonly kind: Kind;
  readonly card: number;
}
export const moveOf = (kind: Kind, card = 0): Move => ({ kind, card });

/** The player's seat. The seats of the bots follow it. */
export const PLAYER = 0;
/** Points that a seat pays for dropping before its first card, and later. */
export const FIRST_DROP = 20;
export const LATER_DROP = 40;

interface TableSet {
  readonly bots: number;
  /** After so many turns of each seat the hand ends. The stock has a card for each of them. */
  readonly laps: number;
  /** Before its first card a bot drops a hand that costs more. Against one other seat it drops none. */
  readonly drop?: number;
}
/** By set of parameters. */
const SETS: readonly TableSet[] = [
  { bots: 1, laps: 12 },
  { bots: 2, laps: 12, drop: 160 },
  { bots: 3, laps: 12, drop: 160 },
];
export const TABLE_SETS = SETS.length;
export const setOf = (variant: number): TableSet => SETS[variant % SETS.length] ?? { bots: 1, laps: 12 };
export const seatsOf = (variant: number): number => setOf(variant).bots + 1;

export interface Seat {
  /** Turns that are over. */
  readonly turns: number;
  /** The points of its drop. */
  readonly dropped?: number;
}

export interface Hand {
  readonly seats: readonly Seat[];
  readonly set: TableSet;
  /** The seat whose turn it is. */
  readonly at: number;
  /** This seat has drawn, and has to lay a card down. */
  readonly drawn: boolean;
  /** The card that it took from the open pile. */
  readonly taken?: number;
  /** The open pile, the last card on top. */
  readonly pile: readonly number[];
  /** The seat that has shown its cards. */
  readonly shownBy?: number;
}

export const begunHand = (first: number, open: number, variant: number): Hand => ({
  seats: Array.from({ length: seatsOf(variant) }, () => ({ turns: 0 })),
  set: setOf(variant),
  at: first,
  drawn: false,
  pile: [open],
});

export const liveOf = ({ seats }: Hand): number[] => seats.flatMap(({ dropped }, index) => (dropped === undefined ? index : []));

/** A seat has shown, one is left, or every seat that is left has had its turns. */
export const isHandOver = (hand: Hand): boolean =>
  hand.shownBy !== undefined || liveOf(hand).length === 1 || (hand.seats[hand.at]?.turns ?? 0) >= hand.set.laps;

/** Points that the seat pays if it drops now. */
export const dropOf = ({ seats, at, drawn }: Hand): number => (seats[at]?.turns === 0 && !drawn ? FIRST_DROP : LATER_DROP);

/** Whether the seat whose turn it is may do this, if it has the card. A card from the open pile is not laid down in the same turn. */
export function allows(hand: Hand, { kind, card }: Move): boolean {
  if (isHandOver(hand)) return false;
  if (kind === "late") return true;
  if (kind === "throw" || kind === "show") return hand.drawn && card !== hand.taken;
  return !hand.drawn && (kind !== "open" || hand.pile.length > 0);
}

function nextSeat(seats: readonly Seat[], at: number): number {
  for (let step = 1; step < seats.length; step++) {
    const next = (at + step) % seats.length;
    if (seats[next]?.dropped === undefined) return next;
  }
  return at;
}

/** The hand after the seat whose turn it is has done this. */
export function after(hand: Hand, { kind, card }: Move): Hand {
  const { at, pile, seats, set } = hand;
  if (kind === "stock") return { ...hand, drawn: true };
  if (kind === "open") return { ...hand, drawn: true, taken: pile.at(-1), pile: pile.slice(0, -1) };
  if (kind === "show") return { ...hand, shownBy: at };
  const own = (seat: Seat): Seat => (kind === "throw" ? { turns: seat.turns + 1 } : { ...seat, dropped: dropOf(hand) });
  const changed = seats.map((seat, index) => (index === at ? own(seat) : seat));
  return {
    seats: changed,
    set,
    at: nextSeat(changed, at),
    drawn: false,
    pile: kind === "throw" ? [...pile, card] : pile,
  };
}
