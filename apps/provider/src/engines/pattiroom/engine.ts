import type { Draw, Played } from "../engine.ts";
import { ROOM_RULES } from "../room-clock.ts";
import type { TurnEngine } from "../turns.ts";
import { dealOf, PARTS, payoutOf, type Replay, replayOf, stepCode } from "./deal.ts";
import { summaryOf } from "./summary.ts";
import { type Action, actionOf, allows, type Hand, isHandOver, PLAYER, TABLE_SETS } from "./hand.ts";

/** A bet is the player's actions in their order, such as `call see call show`: with the seeds they decide the whole hand. */
const MOST_ACTIONS = 12;

/** The actions of a choice; undefined for a text that is none. */
export function readActions(choice: string): readonly Action[] | undefined {
  if (choice === "") return [];
  const actions = choice.split(" ").flatMap((each) => actionOf(each) ?? []);
  return actions.length <= MOST_ACTIONS && actions.join(" ") === choice ? actions : undefined;
}

/** The player's next action, each as long as the hand allows it. */
function inOrder(choice: string): (hand: Hand) => Action | undefined {
  const left = [...(readActions(choice) ?? [])];
  return (hand) => {
    const next = left.shift();
    return next !== undefined && allows(hand, next) ? next : undefined;
  };
}

/** Where a hand is after these actions: it is over, or it is the player's turn. */
export const handAfter = (draw: Draw, choice: string, variant: number): Replay =>
  replayOf(dealOf(draw, variant), variant, inOrder(choice));

function play(draw: Draw, choice: string, variant: number): Played {
  const dealt = dealOf(draw, variant);
  const next = inOrder(choice);
  // A hand without an end is packed, as it is when the time runs out.
  const { hand, steps } = replayOf(dealt, variant, (at) => next(at) ?? "late");
  const { left, share, rake } = payoutOf(hand, dealt.cards);
  return { stops: [[dealt.first, ...steps.map(stepCode)], ...dealt.cards], total: left + share, rake: share > 0 ? rake : 0 };
}

/** The first seat and all steps so far, and the player's cards once they are seen. */
function shown(draw: Draw, choice: string, variant: number): readonly (readonly number[])[] {
  const dealt = dealOf(draw, variant);
  const { hand, steps } = replayOf(dealt, variant, inOrder(choice));
  const own = hand.seats[PLAYER]?.seen ? (dealt.cards[PLAYER] ?? []) : [];
  return [[dealt.first, ...steps.map(stepCode)], own];
}

function add(choice: string, turn: string, variant: number, draw: Draw): { readonly choice: string } | "turn_unknown" {
  const [action, next] = [actionOf(turn), choice === "" ? turn : `${choice} ${turn}`];
  if (action === undefined || action === "late" || !readActions(next)) return "turn_unknown";
  return allows(handAfter(draw, choice, variant).hand, action) ? { choice: next } : "turn_unknown";
}

/** Teen patti against bots: a seat's buy-in is the stake; what is left of it and the pot are the prize. */
export const pattiroom: TurnEngine = {
  ...ROOM_RULES,
  parts: PARTS,
  variants: TABLE_SETS,
  offers: (choice) => readActions(choice) !== undefined,
  add,
  isOver: (draw, choice, variant) => isHandOver(handAfter(draw, choice, variant).hand),
  shown,
  play,
  summary: (_, stops, variant) => summaryOf(stops, variant),
};
