import type { Category } from "../../gaming/game/category.ts";

/** A bonus is played (`wagering`), then waits to be taken (`ready`), and is cash once `claimed`. Time may run out before. */
export const BONUS_STATES = ["wagering", "ready", "claimed", "expired", "given_up"] as const;
export type BonusState = (typeof BONUS_STATES)[number];

export type BonusEvent = "complete" | "claim" | "expire" | "give_up";

const EDGES: Readonly<Record<BonusState, Readonly<Partial<Record<BonusEvent, BonusState>>>>> = {
  wagering: { complete: "ready", expire: "expired", give_up: "given_up" },
  ready: { claim: "claimed", expire: "expired", give_up: "given_up" },
  claimed: {},
  expired: {},
  given_up: {},
};

/** Where an event leads; undefined when it may not happen there. */
export const afterBonusEvent = (from: BonusState, event: BonusEvent): BonusState | undefined => EDGES[from][event];

/** Percent of a valid bet that counts, by category; one that is not named counts in full. */
export type Weights = Readonly<Partial<Record<Category, number>>>;

/** What must be played, in minor units: the bonus so many times. */
export const requiredFor = (amount: bigint, times: number): bigint => amount * BigInt(times);

/**
 * What a settled bet counts towards a requirement: its valid bet by the category's weight, and never more than is missing.
 * Minor units; what is less than one is dropped.
 */
export function countedOf(validBet: bigint, weight: number, missing: bigint): bigint {
  const counted = (validBet * BigInt(weight)) / 100n;
  return counted < missing ? counted : missing;
}
