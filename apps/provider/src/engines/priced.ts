import type { Draw, Ratio } from "./engine.ts";
import type { LiveGame } from "./live-game.ts";
import { chipsBySpot, readBet } from "./match-bet.ts";
import { priceOf } from "./price.ts";
import { PACES, paceOf, type SharedEngine, spotsEngine, type Stops } from "./shared.ts";

/** A round that is played before everybody's eyes, and the spots that are priced by their chances. */
interface PricedRules<Spot extends string> {
  readonly drawn: (draw: Draw, variant: number) => Stops;
  readonly spots: readonly Spot[];
  readonly wins: (spot: Spot, stops: Stops) => boolean;
  readonly chanceOf: (spot: Spot, variant: number) => Ratio;
  /** The spots whose odds are published, where further ones have the odds of one of them. */
  readonly published?: readonly Spot[];
  readonly signs: SharedEngine["signs"];
  /** Times the seconds in which bets are taken at other tables; 1 if left out. */
  readonly patience?: number;
  /** Milliseconds in which the round is played, and then those in which its result is shown. */
  readonly playMs: number;
  readonly showMs: number;
}

/** A round with priced spots as an engine. Bets are decided when it ends, not when it begins. */
export function pricedEngine<Spot extends string>(rules: PricedRules<Spot>): SharedEngine {
  const { drawn, spots, wins, chanceOf, published = spots, signs, patience = 1, playMs, showMs } = rules;
  const known: ReadonlySet<string> = new Set(spots);
  const isSpot = (text: string): text is Spot => known.has(text);
  const table = spotsEngine({
    variants: PACES,
    drawn,
    spots: () => spots,
    brings: (text, stops, variant) => (isSpot(text) && wins(text, stops) ? priceOf(chanceOf(text, variant)) : 0),
    bets: (variant) =>
      published.map((spot) => {
        const chance = chanceOf(spot, variant);
        return { choice: `${spot}:1`, prizes: [{ chance, pays: priceOf(chance) }] };
      }),
    signs,
    pace: (variant) => paceOf(variant, playMs + showMs, patience),
  });
  return { ...table, decidedAfter: (choice, variant, stops) => table.decidedAfter(choice, variant, stops) + playMs };
}

type MatchRules<Spot extends string> = Omit<PricedRules<Spot>, "playMs" | "published" | "patience"> & {
  readonly live: LiveGame;
};

/** A match that is told step by step, with bets and cash-outs in between. Its result is known after the last step alone. */
export function matchEngine<Spot extends string>({ live, ...rules }: MatchRules<Spot>): SharedEngine {
  const engine = pricedEngine({ ...rules, playMs: 0 });
  const toldMs = live.steps * live.stepMs;
  const pays: SharedEngine["pays"] = (choice, stops, variant) => {
    const bet = readBet(choice);
    if (bet?.out) return bet.out.parts;
    return [...(bet?.spots ?? [])].reduce((sum, [spot, { chips, price }]) => {
      const unit = engine.pays(`${spot}:1`, stops, variant);
      return sum + chips * (unit > 0 ? (price ?? unit) : 0);
    }, 0);
  };
  return {
    ...engine,
    live,
    pays,
    offers: (choice, variant) =>
      [...(readBet(choice)?.spots.keys() ?? [""])].every((spot) => engine.offers(`${spot}:1`, variant)),
    chips: (choice) => [...chipsBySpot(choice).values()].reduce((sum, chips) => sum + chips, 0),
    play: (draw, choice, variant) => {
      const stops = engine.drawn(draw, variant);
      return { stops, total: pays(choice, stops, variant) };
    },
    pace: (variant, stops) => {
      const pace = engine.pace(variant, stops);
      return { ...pace, play: pace.play + toldMs };
    },
    decidedAfter: (choice, variant, stops) => engine.decidedAfter(choice, variant, stops) + toldMs,
  };
}
