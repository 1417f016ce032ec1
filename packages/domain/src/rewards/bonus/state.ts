import type { Category } from "../../gaming/game/category.ts";
import { type EventOf, machine } from "../../state-machine/machine.ts";

export const BONUS_STATES = ["wagering", "ready", "claimed", "expired", "given_up", "revoked"] as const;
export type BonusState = (typeof BONUS_STATES)[number];

/**
 * A bonus is played (`wagering`), then waits to be taken (`ready`), and is cash once `claimed`. Its time may run out before; it is
 * `revoked` when the deposit that it required is reversed. It is played again where the result of a bet that counted is taken back.
 * The bet that completes the requirement comes from the game's provider.
 */
export const BONUS = machine({
  name: "Bonus",
  states: BONUS_STATES,
  edges: [
    { from: null, event: "grant", to: "wagering", actors: ["member", "system"] },
    { from: "wagering", event: "complete", to: "ready", actors: ["adapter"] },
    { from: "ready", event: "take_back", to: "wagering", actors: ["adapter"] },
    { from: "wagering", event: "expire", to: "expired", actors: ["system"] },
    { from: "wagering", event: "give_up", to: "given_up", actors: ["member"] },
    { from: "ready", event: "claim", to: "claimed", actors: ["member"] },
    { from: "ready", event: "expire", to: "expired", actors: ["system"] },
    { from: "ready", event: "give_up", to: "given_up", actors: ["member"] },
    { from: "wagering", event: "revoke", to: "revoked", actors: ["operator"] },
    { from: "ready", event: "revoke", to: "revoked", actors: ["operator"] },
  ],
});
export type BonusEvent = EventOf<typeof BONUS>;

/** Percent of a valid bet that counts, by category; one that is not named counts in full. */
export type Weights = Readonly<Partial<Record<Category, number>>>;

/** The wagering requirement in minor units: the bonus so many times. */
export const requiredFor = (amount: bigint, times: number): bigint => amount * BigInt(times);

/**
 * What a settled bet counts towards a requirement: its valid bet by the category's weight, and never more than is missing.
 * Minor units; what is less than one is dropped.
 */
export function countedOf(validBet: bigint, weight: number, missing: bigint): bigint {
  const counted = (validBet * BigInt(weight)) / 100n;
  return counted < missing ? counted : missing;
}
