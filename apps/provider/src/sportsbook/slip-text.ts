import type { Sport } from "./sports.ts";

/** A bet on one fixture, at the price that was agreed, in hundredths. */
export interface Leg {
  readonly sport: Sport;
  readonly number: number;
  readonly spot: string;
  readonly price: number;
}

/** Bets on one stake: each combination of so many of the legs is a bet of its own, on the same unit. */
export interface Slip {
  readonly of: number;
  readonly legs: readonly Leg[];
}

/** A leg that names its fixture by its id. */
export interface LegText extends Pick<Leg, "spot" | "price"> {
  readonly fixture: string;
}

export const MOST_LEGS = 8;

/** The name of a fixture: `football:1042`. */
export const fixtureId = ({ sport, number }: Pick<Leg, "sport" | "number">): string => `${sport}:${number}`;

/** Writes what `readSlip` reads. It is apart from it: the page writes slips without the engines by which they are read. */
export const slipText = (of: number, legs: readonly LegText[]): string =>
  [of, ...legs.map(({ fixture, spot, price }) => `${fixture}:${spot}:${price}`)].join(" ");
