import { shoeOf } from "../cards.ts";
import type { Draw } from "../engine.ts";
import { botMove } from "./bots.ts";
import { countOf } from "./count.ts";
import { after, allows, begunHand, type Hand, isHandOver, KINDS, liveOf, type Move, moveOf, PLAYER, seatsOf } from "./hand.ts";
import { without } from "./points.ts";

/** A buy-in has so many parts, and a point so many, so that the rake of a point is one part. */
export const PARTS = 800;
export const POINT_PARTS = 10;
/** Of a buy-in: no seat can lose more. */
export const BUY_IN = PARTS / POINT_PARTS;
/** The part of the points won that is kept. */
export const RAKE_PERCENT = 10;
export const CARDS = 13;
const DECKS = 2;

export interface Dealt {
  /** The seat whose turn is the first. */
  readonly first: number;
  /** Cards of its rank are jokers. */
  readonly wild: number;
  /** The first card of the open pile. */
  readonly open: number;
  /** The cards of each seat. */
  readonly cards: readonly (readonly number[])[];
  /** The next card of the stock. */
  readonly next: () => number;
}

/** One number for the first seat; then, from two decks, a card for the jokers' rank, the cards of the seats in turn, and the open card. */
export function dealOf(draw: Draw, variant: number): Dealt {
  const first = draw(seatsOf(variant));
  const next = shoeOf(draw, DECKS);
  const wild = next();
  const cards = Array.from({ length: seatsOf(variant) }, (): number[] => []);
  for (let card = 0; card < CARDS; card++) for (const hand of cards) hand.push(next());
  return { first, wild, cards, open: next(), next };
}

/** One move of a seat. */
export interface Step extends Move {
  readonly seat: number;
}

export interface Replay {
  readonly hand: Hand;
  readonly steps: readonly Step[];
  /** The cards of each seat; the card that was drawn last is the last one. */
  readonly cards: readonly (readonly number[])[];
  /** The cards that came from the stock, in their order. */
  readonly stock: readonly number[];
}

/** What a seat holds after a move. */
function held(cards: readonly number[], { kind, card }: Move, drawn: () => number): readonly number[] {
  if (kind === "stock" || kind === "open") return [...cards, drawn()];
  return kind === "throw" || kind === "show" ? without(cards, card) : cards;
}

/** Plays a hand until it is over, or until there is no next move. */
function play(dealt: Dealt, variant: number, nextOf: (hand: Hand, cards: readonly number[]) => Move | undefined): Replay {
  let hand = begunHand(dealt.first, dealt.open, variant);
  const [steps, stock]: [Step[], number[]] = [[], []];
  const cards: (readonly number[])[] = [...dealt.cards];
  while (!isHandOver(hand)) {
    const { at, pile } = hand;
    const move = nextOf(hand, cards[at] ?? []);
    if (move === undefined) break;
    const drawn = (): number => {
      if (move.kind === "open") return pile.at(-1) ?? 0;
      const card = dealt.next();
      stock.push(card);
      return card;
    };
    cards[at] = held(cards[at] ?? [], move, drawn);
    steps.push({ seat: at, ...move });
    hand = after(hand, move);
  }
  return { hand, steps, cards, stock };
}

/** What a player does; undefined where there is no move left. */
export type Player = (hand: Hand, cards: readonly number[], wild: number) => Move | undefined;

/** Plays a hand; the bots play by their rule. */
export const replayOf = (dealt: Dealt, variant: number, player: Player): Replay =>
  play(dealt, variant, (hand, cards) =>
    hand.at === PLAYER ? player(hand, cards, dealt.wild) : botMove(hand, cards, dealt.wild),
  );

const CODES = 100;
/** A move as a number, so that it fits among what was drawn. A card from the stock is not in it. */
export const stepCode = ({ kind, card }: Move): number => KINDS.indexOf(kind) * CODES + card;
const moveAt = (code: number): Move => moveOf(KINDS[Math.floor(code / CODES)] ?? "late", code % CODES);

/** The first numbers of what all seats see: the first seat, the card of the jokers' rank and the first open card. */
const HEAD = 3;
export const logOf = ({ first, wild, open }: Dealt, { steps }: Pick<Replay, "steps">): number[] => [
  first,
  wild,
  open,
  ...steps.map(stepCode),
];

export interface Log {
  readonly wild: number;
  readonly hand: Hand;
  readonly steps: readonly Step[];
}

/** The same hand for those who do not know the cards. `most`: after so many steps. */
export function readLog([first = 0, wild = 0, open = 0, ...codes]: readonly number[], variant: number, most = codes.length): Log {
  let hand = begunHand(first, open, variant);
  const steps: Step[] = [];
  for (const code of codes.slice(0, most)) {
    const move = moveAt(code);
    steps.push({ seat: hand.at, ...move });
    hand = after(hand, move);
  }
  return { wild, hand, steps };
}

export const stepsIn = (log: readonly number[]): number => Math.max(0, log.length - HEAD);

/** A finished hand from what was drawn: the log, the cards of each seat as they were dealt, and those of the stock. */
export function readEnd(stops: readonly (readonly number[])[], variant: number): Replay & { readonly wild: number } {
  const [log = [], ...rest] = stops;
  const [first = 0, wild = 0, open = 0, ...codes] = log;
  const stock = [...(rest.at(-1) ?? [])];
  const moves = codes.map(moveAt);
  const dealt = { first, wild, open, cards: rest.slice(0, -1), next: () => stock.shift() ?? 0 };
  return { ...play(dealt, variant, () => moves.shift()), wild };
}

/** The seats that get the points of the others, and what each seat pays. */
export interface Result {
  readonly winners: readonly number[];
  /** Of a seat that has dropped those of its drop. */
  readonly points: readonly number[];
}

export function resultOf(hand: Hand, cards: readonly (readonly number[])[], wild: number): Result {
  const live = liveOf(hand);
  const points = hand.seats.map(({ dropped }, seat) => {
    if (dropped !== undefined) return dropped;
    return hand.shownBy === seat || live.length === 1 ? 0 : countOf(cards[seat] ?? [], wild).points;
  });
  const least = Math.min(...live.map((seat) => points[seat] ?? 0));
  const winners = hand.shownBy === undefined ? live.filter((seat) => points[seat] === least) : [hand.shownBy];
  return { winners, points: points.map((each, seat) => (winners.includes(seat) ? 0 : each)) };
}

/** In parts of the buy-in. */
export interface Payout {
  /** What is kept of the points that the player won. */
  readonly rake: number;
  /** What the player's buy-in still holds. */
  readonly left: number;
  /** What the player gets of the others' points. */
  readonly share: number;
}

export function payoutOf({ winners, points }: Result): Payout {
  const pot = points.reduce((sum, each) => sum + each, 0) * POINT_PARTS;
  const left = PARTS - (points[PLAYER] ?? 0) * POINT_PARTS;
  if (!winners.includes(PLAYER)) return { rake: 0, left, share: 0 };
  const rake = (pot * RAKE_PERCENT) / 100;
  const share = Math.floor((pot - rake) / winners.length);
  return { rake: Math.floor(pot / winners.length) - share, left, share };
}

/** Whether the seat whose turn it is may do this with its cards: it has the card, and what it shows is whole. */
export function mayMove(hand: Hand, cards: readonly number[], wild: number, move: Move): boolean {
  if (!allows(hand, move)) return false;
  if (move.kind !== "throw" && move.kind !== "show") return true;
  return cards.includes(move.card) && (move.kind === "throw" || countOf(without(cards, move.card), wild).points === 0);
}
