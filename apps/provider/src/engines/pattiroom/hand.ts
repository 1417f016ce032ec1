/** A hand of teen patti at one table: who has paid what, and whose turn it is. Amounts are in boots. No cards, no chance. */
export const ACTIONS = ["see", "call", "raise", "show", "pack", "late"] as const;
/** `late`: the time ran out, and the cards are packed. */
export type Action = (typeof ACTIONS)[number];
export const actionOf = (text: string | undefined): Action | undefined => ACTIONS.find((each) => each === text);

/** The player's seat. The seats of the bots follow it. */
export const PLAYER = 0;
/** A seat buys in for so many boots, more than one hand can cost. */
export const BUY_IN = 50;
/** After so many bets of each seat all cards are shown. */
export const LAPS = 5;
/** A seat that has seen its cards pays so many times what a blind one pays. */
const SEEN_PAYS = 2;
/** A raise multiplies the stake. */
const RAISE = 2;

interface TableSet {
  readonly bots: number;
  /** The stake of a blind bet is raised so far at most. */
  readonly limit: number;
}
/** By set of parameters. */
const SETS: readonly TableSet[] = [
  { bots: 3, limit: 4 },
  { bots: 2, limit: 4 },
  { bots: 4, limit: 4 },
  { bots: 3, limit: 2 },
  { bots: 2, limit: 2 },
  { bots: 4, limit: 2 },
];
export const TABLE_SETS = SETS.length;
export const setOf = (variant: number): TableSet => SETS[variant % SETS.length] ?? { bots: 3, limit: 4 };
export const seatsOf = (variant: number): number => setOf(variant).bots + 1;

export interface Seat {
  readonly seen: boolean;
  readonly packed: boolean;
  readonly paid: number;
  readonly bets: number;
}

export interface Hand {
  readonly seats: readonly Seat[];
  /** What a blind seat pays now. */
  readonly stake: number;
  readonly limit: number;
  /** The seat whose turn it is. */
  readonly at: number;
  /** The seat that has asked for the show. */
  readonly shownBy?: number;
}

const SAT: Seat = { seen: false, packed: false, paid: 1, bets: 0 };

/** Every seat has paid its boot. */
export const begunHand = (first: number, variant: number): Hand => ({
  seats: Array.from({ length: seatsOf(variant) }, () => SAT),
  stake: 1,
  limit: setOf(variant).limit,
  at: first,
});

export const potOf = ({ seats }: Hand): number => seats.reduce((sum, { paid }) => sum + paid, 0);
export const liveOf = ({ seats }: Hand): number[] => seats.flatMap(({ packed }, index) => (packed ? [] : index));

/** One seat is left, a show was asked for, or every seat that is left has bet in each lap. */
export const isHandOver = (hand: Hand): boolean =>
  hand.shownBy !== undefined || liveOf(hand).length === 1 || (hand.seats[hand.at]?.bets ?? LAPS) >= LAPS;

/** What an action costs the seat whose turn it is. */
export function priceOf({ seats, at, stake }: Hand, action: Action): number {
  const factor = seats[at]?.seen ? SEEN_PAYS : 1;
  if (action === "raise") return stake * RAISE * factor;
  return action === "call" || action === "show" ? stake * factor : 0;
}

/** Whether the seat whose turn it is may do this. The clock alone packs late. */
export function allows(hand: Hand, action: Action): boolean {
  if (isHandOver(hand)) return false;
  if (action === "see") return hand.seats[hand.at]?.seen === false;
  if (action === "raise") return hand.stake * RAISE <= hand.limit;
  return action !== "show" || liveOf(hand).length === 2;
}

function nextSeat(seats: readonly Seat[], at: number): number {
  for (let step = 1; step < seats.length; step++) {
    const next = (at + step) % seats.length;
    if (seats[next]?.packed === false) return next;
  }
  return at;
}

/** The hand after the seat whose turn it is has done this. */
export function after(hand: Hand, action: Action): Hand {
  const { at } = hand;
  const price = priceOf(hand, action);
  const change = (seat: Seat): Seat => {
    if (action === "see") return { ...seat, seen: true };
    if (action === "pack" || action === "late") return { ...seat, packed: true };
    return { ...seat, paid: seat.paid + price, bets: seat.bets + 1 };
  };
  const seats = hand.seats.map((seat, index) => (index === at ? change(seat) : seat));
  if (action === "see") return { ...hand, seats };
  if (action === "show") return { ...hand, seats, shownBy: at };
  return { ...hand, seats, stake: action === "raise" ? hand.stake * RAISE : hand.stake, at: nextSeat(seats, at) };
}
