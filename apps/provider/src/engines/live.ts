import { plus, type Ratio } from "./engine.ts";
import type { LiveGame } from "./live-game.ts";
import { readBet } from "./match-bet.ts";
import { RETURNED } from "./price.ts";
import { AWAITED_MS, PARTS, type SharedEngine, type Stops } from "./shared.ts";

/** Milliseconds for which a market is suspended, from the event on. Before an event it stays open: to close it would give the event away. */
export const SUSPENDED_MS = 3000;
/** The part of its value that a cash-out costs, in hundredths. */
export const CASH_OUT_MARGIN = 2;
/** Prices between which a spot is open while a match is told, in hundredths. */
export const LEAST_PRICE = 105;
export const MOST_PRICE = 10_000;

/** Of a chance, in hundredths: the returned part of the fair price, rounded up to a hundredth. Undefined where no bet is taken. */
export function livePriceOf({ over, under }: Ratio): number | undefined {
  if (over === 0n || over === under) return undefined;
  const parts = over * 100n;
  const price = Number((BigInt(RETURNED) * under * BigInt(PARTS) + parts - 1n) / parts);
  return price >= LEAST_PRICE && price <= MOST_PRICE ? price : undefined;
}

/** The prices of all open spots, in hundredths. */
export const livePrices = (chances: ReadonlyMap<string, Ratio>): Readonly<Record<string, number>> =>
  Object.fromEntries(
    [...chances].flatMap(([spot, chance]) => {
      const price = livePriceOf(chance);
      return price === undefined ? [] : [[spot, price]];
    }),
  );

/** Milliseconds after the close at which a step is told. */
export const toldAfter = ({ stepMs }: LiveGame, step: number): number => AWAITED_MS + step * stepMs;

/** Milliseconds in which a match is told; undefined for a round that is no match. */
export const toldMs = ({ live }: SharedEngine): number | undefined => live && live.steps * live.stepMs;

/** A price before the match is the published one. */
function priceBefore(engine: SharedEngine, spot: string, variant: number): number {
  return engine.bets(variant).find(({ choice }) => choice === `${spot}:1`)?.prizes[0]?.pays ?? 0;
}

/**
 * What a bet is worth, in parts of its smallest chip: its prize times its chance, less the margin. What has won already is worth its
 * whole prize. Undefined where nothing is left to be decided, or nothing is left to be won.
 */
export function cashOutParts(
  choice: string,
  chances: ReadonlyMap<string, Ratio>,
  { engine, variant }: { readonly engine: SharedEngine; readonly variant: number },
): number | undefined {
  const bet = readBet(choice);
  if (!bet || bet.out) return undefined;
  let value: Ratio = { over: 0n, under: 1n };
  let isOpen = false;
  for (const [spot, { chips, price = priceBefore(engine, spot, variant) }] of bet.spots) {
    const chance = chances.get(spot) ?? { over: 0n, under: 1n };
    const prize = BigInt(chips * price);
    const undecided = chance.over > 0n && chance.over < chance.under;
    isOpen ||= undecided;
    const part = undecided ? BigInt(100 - CASH_OUT_MARGIN) : 100n;
    value = plus(value, { over: prize * chance.over * part, under: chance.under * 100n });
  }
  const parts = Number(value.over / value.under);
  return isOpen && parts > 0 ? parts : undefined;
}

/** A price or a quote of a bet, and what follows from the match as it was told. */
export interface LiveCheck {
  readonly spot: string | undefined;
  readonly step: number;
  readonly chance: Ratio | undefined;
  readonly agreed: number;
  readonly computed: number | undefined;
}

/** Whether the rules take a bet or a cash-out after so many steps: the match is still told, and not suspended until its next step. */
const isTaken = (live: LiveGame, stops: Stops, step: number): boolean =>
  step < live.steps && !(live.stepMs <= SUSPENDED_MS && step > 0 && live.isEvent(stops, step));

/**
 * Computes again each price at which a bet was laid while its match was told, and the quote for which it was cashed out. At a moment at
 * which the rules take none, nothing is computed.
 */
export function checkLiveBet(
  choice: string,
  stops: Stops,
  title: { readonly engine: SharedEngine; readonly variant: number },
): readonly LiveCheck[] {
  const { engine, variant } = title;
  const [bet, live] = [readBet(choice), engine.live];
  if (!bet || !live) return [];
  const { step, spots, out } = bet;
  const chancesAt = (at: number) => (isTaken(live, stops, at) ? live.chances(live.told(stops, at), at, variant) : undefined);
  const laidAt = step === undefined ? undefined : chancesAt(step);
  const prices = [...spots].flatMap(([spot, { price }]): LiveCheck[] => {
    if (step === undefined || price === undefined) return [];
    const chance = laidAt?.get(spot);
    return [{ spot, step, chance, agreed: price, computed: chance && livePriceOf(chance) }];
  });
  if (!out) return prices;
  const whole = choice.slice(0, choice.lastIndexOf(" >"));
  const outAt = out.step < (step ?? 0) ? undefined : chancesAt(out.step);
  const computed = outAt && cashOutParts(whole, outAt, title);
  return [...prices, { spot: undefined, step: out.step, chance: undefined, agreed: out.parts, computed }];
}
