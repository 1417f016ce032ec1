/** Returns a fair integer in [0, below). */
export type Draw = (below: number) => number;

/** An exact ratio. */
export interface Ratio {
  readonly over: bigint;
  readonly under: bigint;
}

export interface Played {
  /** All results of `draw` that the outcome follows from, in groups that the engine names. */
  readonly stops: readonly (readonly number[])[];
  /** The whole prize in parts of the stake; one part is the stake divided by `parts`. */
  readonly total: number;
  /** What the player paid from the pot of a room, in the same parts. */
  readonly rake?: number;
}

/** The pure rules of a kind of game: one stake, one outcome. No state, no clock, no network; the browser runs them too. */
export interface Engine {
  /** A prize is a whole number of these parts of the stake, so a stake is a multiple of it in minor units. */
  readonly parts: number;
  /** How many sets of parameters there are; a title has one of them, counted from 0. */
  readonly variants: number;
  /** Whether the text is a choice that this variant offers. An engine without choices takes the empty text alone. */
  readonly offers: (choice: string, variant: number) => boolean;
  readonly play: (draw: Draw, choice: string, variant: number) => Played;
}

/** One result of a bet. */
export interface Prize {
  readonly chance: Ratio;
  /** In parts of the stake. */
  readonly pays: number;
}

/** A kind of bet and everything that it can bring. Chances of results that bring nothing may be left out. */
export interface Bet {
  /** One choice of this kind. */
  readonly choice: string;
  readonly prizes: readonly Prize[];
}

/** An engine whose bets are published as one table. */
export interface MiniEngine extends Engine {
  readonly bets: (variant: number) => readonly Bet[];
}

/** The sum of two ratios, not shortened. */
export const plus = (a: Ratio, b: Ratio): Ratio => ({ over: a.over * b.under + b.over * a.under, under: a.under * b.under });

/** Prize in minor units. */
export function prizeOf(total: number, stake: bigint, parts: number): bigint {
  if (stake % BigInt(parts) !== 0n) throw new RangeError(`stake ${stake} does not divide into ${parts} parts`);
  return (BigInt(total) * stake) / BigInt(parts);
}

/** The part of the stake that a bet pays back. */
export function returnOf({ prizes }: Bet, parts: number): Ratio {
  const { over, under } = prizes.reduce<Ratio>(
    (sum, { chance, pays }) => ({
      over: sum.over * chance.under + BigInt(pays) * chance.over * sum.under,
      under: sum.under * chance.under,
    }),
    { over: 0n, under: 1n },
  );
  return { over, under: under * BigInt(parts) };
}

/** Rounded down to a part per million, so that no more is promised than is paid. */
export const ppmOf = ({ over, under }: Ratio): number => Number((over * 1_000_000n) / under);

/** The lowest return of all bets of a variant, in parts per million. */
export const lowestReturn = (engine: MiniEngine, variant: number): number =>
  Math.min(...engine.bets(variant).map((bet) => ppmOf(returnOf(bet, engine.parts))));
