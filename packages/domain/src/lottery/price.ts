import { currencyDigits } from "../money/currency.ts";
import { countLines } from "./count-lines.ts";
import { mostStakeWithin } from "./exposure.ts";
import { type LotteryGame, playIn, prizeTableOf } from "./games.ts";
import type { Play, Selection } from "./play.ts";
import { MOST_LINES } from "./prize-mode.ts";
import { readSelection, type SelectionProblem } from "./read-selection.ts";

/** A bet of a ticket as it is written: what on, how much a line, how often, and which rebate in place of higher prizes. */
export interface WrittenBet {
  readonly play: string;
  readonly selection: string;
  /** Minor units that one line costs, once. */
  readonly unit: bigint;
  readonly multiple: number;
  readonly rebatePpm: number;
}

/** A bet that was read, with what it costs. */
export interface PricedBet extends Omit<WrittenBet, "selection" | "play"> {
  readonly play: Play;
  readonly selection: Selection;
  readonly lines: number;
  readonly stake: bigint;
  /** The share of stakes that its prizes return, in millionths. */
  readonly returnPpm: number;
}

/**
 * - `unknown_play`: the game has no such play.
 * - `selection`: of the numbers, see its problems.
 * - `too_few_lines`, `too_many_lines`, `unit`, `multiple`, `rebate`: outside what the play and the prize mode allow.
 * - `stake_too_small`, `stake_too_large`: of the whole bet; the second also where one of its numbers could win too much.
 */
export const BET_PROBLEMS = [
  "unknown_play",
  "selection",
  "too_few_lines",
  "too_many_lines",
  "unit",
  "multiple",
  "rebate",
  "stake_too_small",
  "stake_too_large",
] as const;
export type BetProblemCode = (typeof BET_PROBLEMS)[number];

export type PriceResult =
  | { readonly ok: true; readonly bet: PricedBet }
  | {
      readonly ok: false;
      readonly code: BetProblemCode;
      readonly problems: readonly SelectionProblem[];
      /** With `stake_too_large`, in minor units: what a bet with these numbers may cost. */
      readonly mostStake?: bigint;
    };

/** Hundredths of a currency's unit as its minor units. */
export const inCurrency = (hundredths: number, currency: string): bigint =>
  (BigInt(hundredths) * 10n ** BigInt(currencyDigits(currency))) / 100n;

/** What one line may cost in this currency, the dearest first. */
export const unitsOf = (game: LotteryGame, currency: string): readonly bigint[] =>
  prizeTableOf(game)
    .units.map((unit) => inCurrency(unit, currency))
    .filter((unit) => unit > 0n);

/** The least and the most of one bet, in minor units. */
export interface StakeLimits {
  readonly min: bigint;
  readonly max: bigint;
}

/** What one bet on a play may cost: the prize mode's limits, and the play's own where they are stricter. */
export function stakeLimitsOf(game: LotteryGame, play: Play, currency: string): StakeLimits {
  const { minStake, maxStake } = prizeTableOf(game);
  return {
    min: inCurrency(Math.max(minStake, play.minStake ?? minStake), currency),
    max: inCurrency(Math.min(maxStake, play.maxStake ?? maxStake), currency),
  };
}

const refuse = (code: BetProblemCode, problems: readonly SelectionProblem[] = []): PriceResult => ({ ok: false, code, problems });

const isWholeWithin = (number: number, least: number, most: number): boolean =>
  Number.isInteger(number) && number >= least && number <= most;

interface CountedBet {
  readonly play: Play;
  readonly selection: Selection;
  readonly lines: number;
}

const withPrice = (game: LotteryGame, { unit, multiple, rebatePpm }: WrittenBet, counted: CountedBet): PricedBet => ({
  ...counted,
  unit,
  multiple,
  rebatePpm,
  stake: BigInt(counted.lines) * unit * BigInt(multiple),
  returnPpm: prizeTableOf(game).returnPpm - rebatePpm,
});

/** What a bet with these numbers may cost: the play's most, and less where a number of it would cost more than the game takes on one. */
export function mostStakeOf(game: LotteryGame, bet: PricedBet, currency: string): bigint {
  const { max } = stakeLimitsOf(game, bet.play, currency);
  const most = mostStakeWithin(bet, inCurrency(prizeTableOf(game).maxNumber, currency)) ?? max;
  return most < max ? most : max;
}

/** Prices a bet that was accepted before, whatever the limits are now. Undefined where the game has no such play. */
export function priceAccepted(game: LotteryGame, written: WrittenBet): PricedBet | undefined {
  const play = playIn(game, written.play);
  if (!play) return undefined;
  const { selection } = readSelection(play, written.selection);
  return withPrice(game, written, { play, selection, lines: countLines(play, selection) });
}

/** Reads a bet, counts its lines and prices it; server and page alike. */
export function priceBet(game: LotteryGame, written: WrittenBet, currency: string): PriceResult {
  const { unit, multiple, rebatePpm } = written;
  const table = prizeTableOf(game);
  const play = playIn(game, written.play);
  if (!play) return refuse("unknown_play");
  const { selection, problems } = readSelection(play, written.selection);
  if (problems.length > 0) return refuse("selection", problems);
  const lines = countLines(play, selection);
  if (lines === 0) return refuse("selection", [{ code: "no_line", token: "", at: 0 }]);
  if (lines < (play.minLines ?? 1)) return refuse("too_few_lines");
  if (lines > MOST_LINES) return refuse("too_many_lines");
  if (!unitsOf(game, currency).includes(unit)) return refuse("unit");
  if (!isWholeWithin(multiple, 1, table.maxMultiple)) return refuse("multiple");
  if (!isWholeWithin(rebatePpm, 0, table.maxRebatePpm)) return refuse("rebate");
  const bet = withPrice(game, written, { play, selection, lines });
  const mostStake = mostStakeOf(game, bet, currency);
  if (bet.stake < stakeLimitsOf(game, play, currency).min) return refuse("stake_too_small");
  if (bet.stake > mostStake) return { ok: false, code: "stake_too_large", problems: [], mostStake };
  return { ok: true, bet };
}
