import type { Bet, Draw, MiniEngine } from "./engine.ts";
import type { LiveGame } from "./live-game.ts";

export type Stops = readonly (readonly number[])[];

/** Milliseconds of the phases of a round: bets are taken, the result is awaited, the result is shown. */
export interface Pace {
  readonly bets: number;
  readonly play: number;
  readonly show: number;
}

/** A game in which all players of a table share one round, on the vendor's clock. */
export interface SharedEngine extends MiniEngine {
  readonly chips: (choice: string) => number;
  /** What a round draws: it depends on no bet. */
  readonly drawn: (draw: Draw, variant: number) => Stops;
  /** What a bet brings, in parts of its smallest chip. */
  readonly pays: (choice: string, stops: Stops, variant: number) => number;
  /** A group of what was drawn, as the platform's record shows it; without it, its numbers. */
  readonly signs?: (group: readonly number[]) => string;
  readonly pace: (variant: number, stops: () => Stops) => Pace;
  /** Milliseconds after the close at which a bet is decided. */
  readonly decidedAfter: (choice: string, variant: number, stops: () => Stops) => number;
  /** The choice of a bet that is cashed out so many milliseconds after the close, in games that allow it. */
  readonly cashOut?: (elapsed: number, variant: number) => string | undefined;
  /** In matches: what is known step by step, and the chances that follow from it. */
  readonly live?: LiveGame;
}

/** What a table pays of its stakes, in hundredths: a chip on a spot brings so many hundredths of itself. */
export const PARTS = 100;
/** The most spots of one bet. */
export const MOST_SPOTS = 20;

/** Reads `red:5 17:1`: chips by spot, each spot once. Undefined for any other text. */
export function readSpots(choice: string): ReadonlyMap<string, number> | undefined {
  const found = new Map<string, number>();
  for (const text of choice.split(" ")) {
    const [, spot = "", chips] = /^([a-z0-9]+):([1-9][0-9]{0,5})$/.exec(text) ?? [];
    if (chips === undefined || found.has(spot)) return undefined;
    found.set(spot, Number(chips));
  }
  return found.size <= MOST_SPOTS ? found : undefined;
}

/** Writes what `readSpots` reads. */
export const spotsText = (spots: Iterable<readonly [spot: string, chips: number]>): string =>
  [...spots].map(([spot, chips]) => `${spot}:${chips}`).join(" ");

const chipsOf = (choice: string): number => [...(readSpots(choice)?.values() ?? [])].reduce((sum, chips) => sum + chips, 0);

/** Seconds in which bets are taken, by set of parameters. */
const BETTING = [20, 15, 25, 12, 30, 18] as const;
export const PACES = BETTING.length;

/** Milliseconds between the close and the result, or what is told of it first. */
export const AWAITED_MS = 2000;

/** @param patience Times the seconds of this set in which bets are taken. */
export const paceOf = (variant: number, show = 7000, patience = 1): Pace => ({
  bets: (BETTING[variant % PACES] ?? 20) * 1000 * patience,
  play: AWAITED_MS,
  show,
});

/** The rules of a table on whose spots chips are laid. */
export interface SpotRules {
  readonly variants: number;
  readonly drawn: (draw: Draw, variant: number) => Stops;
  readonly spots: (variant: number) => readonly string[];
  /** What a chip on a spot brings, in hundredths of it: 0 is lost, 100 is given back. */
  readonly brings: (spot: string, stops: Stops, variant: number) => number;
  readonly bets: (variant: number) => readonly Bet[];
  readonly signs?: SharedEngine["signs"];
  readonly pace: (variant: number) => Pace;
}

/** A table of spots as an engine. */
export function spotsEngine({ variants, drawn, spots, brings, bets, signs, pace }: SpotRules): SharedEngine {
  const pays = (choice: string, stops: Stops, variant: number): number =>
    [...(readSpots(choice) ?? [])].reduce((sum, [spot, chips]) => sum + chips * brings(spot, stops, variant), 0);
  return {
    parts: PARTS,
    variants,
    offers: (choice, variant) => {
      const known = spots(variant);
      return [...(readSpots(choice)?.keys() ?? [""])].every((spot) => known.includes(spot));
    },
    chips: chipsOf,
    drawn,
    pays,
    play: (draw, choice, variant) => {
      const stops = drawn(draw, variant);
      return { stops, total: pays(choice, stops, variant) };
    },
    bets,
    signs,
    pace,
    decidedAfter: (_, variant) => pace(variant).play,
  };
}
