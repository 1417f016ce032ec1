import { shoeOf } from "../cards.ts";
import type { Draw } from "../engine.ts";
import { strengthOf } from "../teenpatti/rules.ts";
import { botAction } from "./bots.ts";
import { type Action, ACTIONS, after, begunHand, BUY_IN, type Hand, isHandOver, liveOf, PLAYER, potOf, seatsOf } from "./hand.ts";

/** A buy-in has so many parts, and a boot this many of them, so that the rake of any pot is a whole number of parts. */
export const PARTS = 1000;
export const BOOT_PARTS = PARTS / BUY_IN;
/** The part of the pot that is kept. */
export const RAKE_PERCENT = 10;
const CARDS = 3;

export interface Dealt {
  /** The seat that bets first. */
  readonly first: number;
  /** The cards of each seat. */
  readonly cards: readonly (readonly number[])[];
}

/** One number for the seat that bets first, then the cards of one deck, one a seat in turn, from the player's seat on. */
export function dealOf(draw: Draw, variant: number): Dealt {
  const first = draw(seatsOf(variant));
  const deal = shoeOf(draw, 1);
  const cards = Array.from({ length: seatsOf(variant) }, (): number[] => []);
  for (let card = 0; card < CARDS; card++) for (const hand of cards) hand.push(deal());
  return { first, cards };
}

/** One action of a seat. */
export interface Step {
  readonly seat: number;
  readonly action: Action;
}

export interface Replay {
  readonly hand: Hand;
  readonly steps: readonly Step[];
}

/** Plays a hand until it is over, or until the player has no action left. The bots play by their rule. */
export function replayOf({ first, cards }: Dealt, variant: number, player: (hand: Hand) => Action | undefined): Replay {
  let hand = begunHand(first, variant);
  const steps: Step[] = [];
  while (!isHandOver(hand)) {
    const seat = hand.at;
    const action = seat === PLAYER ? player(hand) : botAction(hand, () => cards[seat] ?? []);
    if (action === undefined) break;
    steps.push({ seat, action });
    hand = after(hand, action);
  }
  return { hand, steps };
}

const CODES = 10;
/** A step as a number, so that it fits among what was drawn: the seat, then the action. */
export const stepCode = ({ seat, action }: Step): number => seat * CODES + ACTIONS.indexOf(action);
const stepOf = (code: number): Step => ({ seat: Math.floor(code / CODES), action: ACTIONS[code % CODES] ?? "pack" });

/** The same hand from its first seat and its steps, for those who do not know the cards. `most`: after so many steps. */
export function readSteps([first = 0, ...codes]: readonly number[], variant: number, most = codes.length): Replay {
  const steps = codes.slice(0, most).map(stepOf);
  return { hand: steps.reduce((hand, { action }) => after(hand, action), begunHand(first, variant)), steps };
}

/** The seats that get the pot. Of equal cards the seat that asked for the show loses; where no seat asked, they share. */
export function winnersOf(hand: Hand, cards: readonly (readonly number[])[]): number[] {
  const live = liveOf(hand);
  const strengths = live.map((seat) => strengthOf(cards[seat] ?? []));
  const best = Math.max(...strengths);
  const ahead = live.filter((_, index) => strengths[index] === best);
  return ahead.length > 1 && hand.shownBy !== undefined ? ahead.filter((seat) => seat !== hand.shownBy) : ahead;
}

/** In parts of the buy-in. */
export interface Payout {
  readonly winners: readonly number[];
  readonly pot: number;
  /** What is kept of the pot. */
  readonly rake: number;
  /** What the player's buy-in still held. */
  readonly left: number;
  /** What the player gets of the pot. */
  readonly share: number;
}

export function payoutOf(hand: Hand, cards: readonly (readonly number[])[]): Payout {
  const winners = winnersOf(hand, cards);
  const pot = potOf(hand) * BOOT_PARTS;
  const rake = (pot * RAKE_PERCENT) / 100;
  const left = PARTS - (hand.seats[PLAYER]?.paid ?? 0) * BOOT_PARTS;
  return { winners, pot, rake, left, share: winners.includes(PLAYER) ? Math.floor((pot - rake) / winners.length) : 0 };
}
