import type { BetLine } from "@baize/ui/bet-slip";
import type { FixtureView } from "../../sportsbook/contract.ts";
import { countCombinations, isPriceWithin, prizeOfSlip, prizeOfUnit } from "../../sportsbook/slip.ts";
import { say } from "../shared/boot.ts";
import { type ChosenLeg, type KeptSlip, priceNow, sizeOf } from "./kept-slip.ts";
import { joinedByDot, marketText, oddsText, sidesText, spotText } from "./names.ts";

/** A bet as the slip shows it: refused once its fixture has begun, with both prices while they differ. */
export function toLine(leg: ChosenLeg, fixtures: readonly FixtureView[]): BetLine {
  const now = priceNow(leg, fixtures);
  const line = {
    id: leg.fixture,
    selection: spotText(leg),
    market: joinedByDot(marketText(leg), sidesText(leg)),
    odds: oddsText(now ?? leg.price),
  };
  if (now === undefined) return { ...line, refusal: say("sportsbookLegClosed") };
  return now === leg.price ? line : { ...line, oddsBefore: oddsText(leg.price) };
}

export interface SlipSums {
  readonly of: number;
  readonly combinations: number;
  readonly unit: bigint | undefined;
  readonly total: bigint;
  readonly returns: bigint;
  /** Combined odds, where all bets are one combination. */
  readonly odds: string | undefined;
  readonly isHigh: boolean;
}

const ONE = 100n;

/** What a slip costs, and what it may return at the prices of now. */
export function sumsOf(slip: KeptSlip, fixtures: readonly FixtureView[]): SlipSums {
  const of = sizeOf(slip);
  const prices = slip.legs.map((leg) => priceNow(leg, fixtures) ?? leg.price);
  const combinations = countCombinations(prices.length, of);
  const unit = slip.unit === undefined ? undefined : BigInt(slip.unit);
  return {
    of,
    combinations,
    unit,
    total: (unit ?? 0n) * BigInt(combinations),
    returns: prizeOfSlip(unit ?? 0n, prices, of),
    odds: combinations === 1 ? oddsText(Number(prizeOfUnit(ONE, prices))) : undefined,
    isHigh: !isPriceWithin(prices, of),
  };
}
