import { paddedNumber } from "@baize/domain/lottery/family";
import type { LotteryGame } from "@baize/domain/lottery/games";
import type { Entry, Play, Selection } from "@baize/domain/lottery/play";
import { mostStakeOf, priceAccepted, stakeLimitsOf } from "@baize/domain/lottery/price";
import { selectionText } from "@baize/domain/lottery/read-selection";
import { numbersBetween } from "@baize/ui/number-board";
import type { TicketStake } from "@baize/ui/ticket-bar";
import { composedDigits } from "./draft.ts";

/** A whole number from zero to below `below`. */
export type Below = (below: number) => number;

/** The browser's own randomness, without a bias to small numbers. */
export const randomBelow: Below = (below) => {
  const [drawn = 0] = crypto.getRandomValues(new Uint32Array(1));
  const fair = Math.floor(2 ** 32 / below) * below;
  return drawn < fair ? drawn % below : randomBelow(below);
};

/** So many different ones of these. */
export function takeSome(from: readonly string[], count: number, below: Below): readonly string[] {
  const left = [...from];
  return Array.from({ length: Math.min(count, left.length) }, () => left.splice(below(left.length), 1)[0] ?? "");
}

export function numbersOf(entry: Exclude<Entry, { kind: "options" }>): readonly string[] {
  const { lowest, highest, digits } = entry.numbers;
  return Array.from({ length: highest - lowest + 1 }, (_, at) => paddedNumber(lowest + at, digits));
}

function positions(names: readonly string[], numbers: readonly string[], entry: Entry, below: Below): Selection {
  if (entry.kind === "positions" && entry.canBeEmpty) {
    const chosen = below(names.length);
    return names.map((_, place) => (place === chosen ? takeSome(numbers, 1, below) : []));
  }
  if (entry.kind === "positions" && entry.distinct) return takeSome(numbers, names.length, below).map((number) => [number]);
  return names.map(() => takeSome(numbers, 1, below));
}

function selectionAt({ entry, rule, minLines = 1 }: Play, below: Below): Selection {
  if (entry.kind === "options") return [takeSome(rule.kind === "options" ? rule.options.map(({ id }) => id) : [], 1, below)];
  const numbers = numbersOf(entry);
  if (entry.kind === "positions") return positions(entry.names, numbers, entry, below);
  if (entry.kind === "pick") return [takeSome(numbers, entry.of === 1 ? minLines : entry.of, below).toSorted()];
  if (entry.kind === "bankers") {
    const [banker = "", ...others] = takeSome(numbers, entry.of, below);
    return [[banker], others.toSorted()];
  }
  const counts = rule.kind === "group" ? rule.levels.map(({ count }) => count) : [];
  const taken = takeSome(
    numbers,
    counts.reduce((sum, count) => sum + count, 0),
    below,
  );
  if (entry.sets === 1) return [taken.toSorted()];
  return counts.map((count, at) => {
    const from = counts.slice(0, at).reduce((sum, before) => sum + before, 0);
    return taken.slice(from, from + count).toSorted();
  });
}

/** How many digits are picked in each place, so that together they make so many numbers. */
function digitCounts(places: number, least: number): readonly number[] {
  const counts = Array.from({ length: places }, () => 1);
  for (let at = 0; counts.reduce((product, count) => product * count, 1) < least; at = (at + 1) % places)
    counts[at] = (counts[at] ?? 1) + 1;
  return counts;
}

/** The smallest bet of a play at random, as its board has it: a number of many digits is composed digit by digit. */
export function randomSets(play: Play, below: Below = randomBelow): Selection {
  const places = composedDigits(play);
  if (places === 0) return selectionAt(play, below);
  return digitCounts(places, play.minLines ?? 1).map((count) => takeSome(numbersBetween(0, 9), count, below).toSorted());
}

/** A price that tickets of a play are bought at. */
interface RandomPrice extends TicketStake {
  readonly rules: LotteryGame;
  readonly currency: string;
}

/** The smallest bet of a play at random, as the engine reads it, and how many times the unit it costs: its stake is within the play's limits. */
export function randomTicket(play: Play, { rules, currency, unit, multiple }: RandomPrice, below: Below = randomBelow) {
  const selection = selectionText(selectionAt(play, below));
  const bet = priceAccepted(rules, { play: play.id, selection, unit, multiple: 1, rebatePpm: 0 });
  if (!bet) throw new Error(`${rules.code} has no play ${play.id}`);
  const { min } = stakeLimitsOf(rules, play, currency);
  const least = Number((min + bet.stake - 1n) / bet.stake);
  const most = Number(mostStakeOf(rules, bet, currency) / bet.stake);
  return { selection, multiple: Math.min(Math.max(multiple ?? 1, least), most) };
}
