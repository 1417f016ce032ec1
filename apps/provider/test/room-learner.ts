import type { Draw } from "../src/engines/engine.ts";
import { type Measured, measuredBy } from "../src/engines/measure.ts";
import { botAction, gradeOf } from "../src/engines/pattiroom/bots.ts";
import { dealOf, type Dealt, PARTS, payoutOf, replayOf } from "../src/engines/pattiroom/deal.ts";
import {
  type Action,
  ACTIONS,
  after,
  allows,
  begunHand,
  type Hand,
  isHandOver,
  liveOf,
  PLAYER,
} from "../src/engines/pattiroom/hand.ts";

/** What a player has learned of one situation: how much better each action would have been, and how often it was taken. */
interface Lesson {
  readonly actions: readonly Action[];
  readonly regrets: number[];
  readonly taken: number[];
}

/** All that a player can go by: the own cards, stake, bets and seats. */
function keyOf(hand: Hand, cards: readonly number[]): string {
  const own = hand.seats[PLAYER];
  const live = liveOf(hand);
  const seen = live.filter((seat) => seat !== PLAYER && hand.seats[seat]?.seen).length;
  return [own?.seen ? gradeOf(cards) : "blind", live.length, hand.stake, own?.bets, seen].join(" ");
}

function shares({ regrets }: Lesson): readonly number[] {
  const sum = regrets.reduce((all, regret) => all + regret, 0);
  return regrets.map((regret) => (sum > 0 ? regret / sum : 1 / regrets.length));
}

/** Plays the bots' turns until it is the player's, or the hand is over. */
function toPlayer(hand: Hand, { cards }: Dealt): Hand {
  let next = hand;
  while (!isHandOver(next) && next.at !== PLAYER) {
    const { at } = next;
    next = after(
      next,
      botAction(next, () => cards[at] ?? []),
    );
  }
  return next;
}

/** A player who learns by regret what does best against the bots, and then always does what was best. */
export class RoomLearner {
  readonly #lessons = new Map<string, Lesson>();

  #lessonOf(hand: Hand, dealt: Dealt): Lesson {
    const key = keyOf(hand, dealt.cards[PLAYER] ?? []);
    const actions = ACTIONS.filter((action) => action !== "late" && allows(hand, action));
    const fresh = { actions, regrets: actions.map(() => 0), taken: actions.map(() => 0) };
    const lesson = this.#lessons.get(key) ?? fresh;
    this.#lessons.set(key, lesson);
    return lesson;
  }

  /** What the hand brings, in parts of the buy-in, if it goes on as learned so far. Tries every action on the way. */
  #try(hand: Hand, dealt: Dealt, weight: number): number {
    const at = toPlayer(hand, dealt);
    if (isHandOver(at) || at.seats[PLAYER]?.packed) {
      const { left, share } = payoutOf(at, dealt.cards);
      return (left + share) / PARTS;
    }
    const lesson = this.#lessonOf(at, dealt);
    const part = shares(lesson);
    const brings = lesson.actions.map((action) => this.#try(after(at, action), dealt, weight));
    const mean = brings.reduce((sum, each, index) => sum + each * (part[index] ?? 0), 0);
    for (const [index, each] of brings.entries()) {
      lesson.regrets[index] = Math.max(0, (lesson.regrets[index] ?? 0) + each - mean);
      lesson.taken[index] = (lesson.taken[index] ?? 0) + weight * (part[index] ?? 0);
    }
    return mean;
  }

  constructor(variant: number, hands: number, draw: Draw) {
    for (let hand = 1; hand <= hands; hand++) {
      const dealt = dealOf(draw, variant);
      this.#try(begunHand(dealt.first, variant), dealt, hand);
    }
  }

  /** The action that was taken most. */
  #best(hand: Hand, dealt: Dealt): Action {
    const { actions, taken } = this.#lessonOf(hand, dealt);
    return actions[taken.indexOf(Math.max(...taken))] ?? "pack";
  }

  /** What new hands return to this player. */
  measure(variant: number, hands: number, seed: number): Measured {
    return measuredBy(hands, seed, (draw) => {
      const dealt = dealOf(draw, variant);
      const { hand } = replayOf(dealt, variant, (at) => this.#best(at, dealt));
      const { left, share } = payoutOf(hand, dealt.cards);
      return (left + share) / PARTS;
    });
  }
}
