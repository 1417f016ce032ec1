import { DECK } from "../cards.ts";
import type { Ratio } from "../engine.ts";
import { type Kind, kindOf, strengthOf } from "./rules.ts";

type Hand = readonly [number, number, number];

/** Every hand of three cards of one deck. */
function* allHands(): Generator<Hand> {
  for (let first = 0; first < DECK; first++)
    for (let second = first + 1; second < DECK; second++)
      for (let third = second + 1; third < DECK; third++) yield [first, second, third];
}

interface Counts {
  readonly hands: bigint;
  readonly kinds: ReadonlyMap<Kind, bigint>;
  /** How many pairs of hands without a common card are a tie. */
  readonly ties: bigint;
}

/** Of hands that are worth the same, the pairs that can be dealt together. */
const pairsOf = (alike: readonly Hand[]): number =>
  alike.reduce((sum, one) => sum + alike.filter((other) => !other.some((card) => one.includes(card))).length, 0);

function countAll(): Counts {
  const kinds = new Map<Kind, bigint>();
  const alike = new Map<number, Hand[]>();
  for (const hand of allHands()) {
    const [kind, strength] = [kindOf(hand), strengthOf(hand)];
    kinds.set(kind, (kinds.get(kind) ?? 0n) + 1n);
    const same = alike.get(strength) ?? [];
    same.push(hand);
    alike.set(strength, same);
  }
  const groups = [...alike.values()];
  return {
    hands: [...kinds.values()].reduce((sum, count) => sum + count, 0n),
    kinds,
    ties: BigInt(groups.reduce((sum, group) => sum + pairsOf(group), 0)),
  };
}

let known: Counts | undefined;
const counts = (): Counts => (known ??= countAll());

/** The hands that can be dealt beside one hand. */
const LEFT = BigInt(((DECK - 3) * (DECK - 4) * (DECK - 5)) / 6);

/** The chance that a hand is of a kind. */
export const kindChance = (kind: Kind): Ratio => ({ over: counts().kinds.get(kind) ?? 0n, under: counts().hands });

/** The chance that both hands are worth the same. */
export const tieChance = (): Ratio => ({ over: counts().ties, under: counts().hands * LEFT });

/** The chance of one of the two hands to win: both have the same. */
export function winChance(): Ratio {
  const { over, under } = tieChance();
  return { over: under - over, under: under * 2n };
}
