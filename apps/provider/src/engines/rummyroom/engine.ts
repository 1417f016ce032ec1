import type { Draw, Played } from "../engine.ts";
import { ROOM_RULES } from "../room-clock.ts";
import type { TurnEngine } from "../turns.ts";
import { dealOf, type Dealt, logOf, mayMove, PARTS, payoutOf, type Replay, replayOf, resultOf } from "./deal.ts";
import { isHandOver, moveOf, PLAYER, TABLE_SETS } from "./hand.ts";
import { inOrder, readMove, readMoves } from "./moves.ts";
import { summaryOf } from "./summary.ts";

/** Where a hand is after the moves of a choice: it is over, or it is the player's turn. */
function handAfter(draw: Draw, choice: string, variant: number): Replay & { readonly dealt: Dealt } {
  const dealt = dealOf(draw, variant);
  const next = inOrder(choice, (hand, cards, move) => mayMove(hand, cards, dealt.wild, move));
  return { ...replayOf(dealt, variant, next), dealt };
}

function play(draw: Draw, choice: string, variant: number): Played {
  const dealt = dealOf(draw, variant);
  const next = inOrder(choice, (hand, cards, move) => mayMove(hand, cards, dealt.wild, move));
  // A hand without an end is dropped, as it is when the time runs out.
  const replay = replayOf(dealt, variant, (hand, cards) => next(hand, cards) ?? moveOf("late"));
  const { left, share, rake } = payoutOf(resultOf(replay.hand, replay.cards, dealt.wild));
  const stops = [logOf(dealt, replay), ...dealt.cards, replay.stock];
  return { stops, total: left + share, rake };
}

/** What all seats have seen, and the player's cards. */
function shown(draw: Draw, choice: string, variant: number): readonly (readonly number[])[] {
  const { dealt, steps, cards } = handAfter(draw, choice, variant);
  return [logOf(dealt, { steps }), cards[PLAYER] ?? []];
}

function add(choice: string, turn: string, variant: number, draw: Draw): { readonly choice: string } | "turn_unknown" {
  const [move, next] = [readMove(turn), choice === "" ? turn : `${choice} ${turn}`];
  if (move === undefined || move.kind === "late" || !readMoves(next)) return "turn_unknown";
  const { hand, cards, dealt } = handAfter(draw, choice, variant);
  return mayMove(hand, cards[PLAYER] ?? [], dealt.wild, move) ? { choice: next } : "turn_unknown";
}

/** Rummy for points against bots: the stake is the most that a seat can lose; what is left of it and the points won are the prize. */
export const rummyroom: TurnEngine = {
  ...ROOM_RULES,
  parts: PARTS,
  variants: TABLE_SETS,
  offers: (choice) => readMoves(choice) !== undefined,
  add,
  isOver: (draw, choice, variant) => isHandOver(handAfter(draw, choice, variant).hand),
  shown,
  play,
  summary: (_, stops, variant) => summaryOf(stops, variant),
};
