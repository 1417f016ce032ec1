import type { Category } from "../../gaming/game/category.ts";

/** Parts of a minor unit that amounts accrue in: a rate of one part per million of one minor unit is one of them. */
export const MICRO = 1_000_000n;

/**
 * - `play`: what a branch played in a type of game. `hour` names the hour where hours count.
 * - `downline`: the base of a downline that has a dividend contract itself.
 * - `won`, `lost`: wagers of a real-time contract.
 * - `carried`: a loss, or a part of a minor unit, of the window before; `carriedOn`: a loss that goes on to the next window.
 * - `rest`: what is not a whole minor unit.
 * - `paidBefore`: what former versions of a corrected statement paid.
 */
export const LINE_RULES = ["play", "downline", "won", "lost", "carried", "carriedOn", "rest", "paidBefore"] as const;
export type LineRule = (typeof LINE_RULES)[number];

/** One line of a statement. The micro-units of all lines sum to the amount. */
export interface StatementLine {
  /** Null where the line is about the whole team. */
  readonly branchId: string | null;
  readonly gameType: Category | null;
  readonly rule: LineRule;
  readonly hour: number | null;
  /** Minor units that the rate is of. */
  readonly base: bigint;
  /** Parts per million. */
  readonly rate: number;
  readonly micro: bigint;
}

type LineKey = Partial<Pick<StatementLine, "branchId" | "gameType" | "hour">> & Pick<StatementLine, "rule">;

/** A line that pays a rate of a base. */
export const rateLine = ({ branchId = null, gameType = null, hour = null, rule }: LineKey, base: bigint, rate: number) => ({
  branchId,
  gameType,
  rule,
  hour,
  base,
  rate,
  micro: base * BigInt(rate),
});

/** By branch, type of game, rule, hour and rate; what has none of one comes first. */
function compareKeys(one: StatementLine, two: StatementLine): number {
  if (one.branchId !== two.branchId) return (one.branchId ?? "") < (two.branchId ?? "") ? -1 : 1;
  if (one.gameType !== two.gameType) return (one.gameType ?? "") < (two.gameType ?? "") ? -1 : 1;
  if (one.rule !== two.rule) return one.rule < two.rule ? -1 : 1;
  return (one.hour ?? -1) - (two.hour ?? -1) || one.rate - two.rate;
}

/** Lines with one key become one; the order follows from the keys alone. */
export function toLines(lines: readonly StatementLine[]): StatementLine[] {
  const merged: StatementLine[] = [];
  for (const line of lines.toSorted(compareKeys)) {
    const former = merged.at(-1);
    if (former && compareKeys(former, line) === 0)
      merged[merged.length - 1] = { ...line, base: former.base + line.base, micro: former.micro + line.micro };
    else merged.push(line);
  }
  return merged;
}

/** The whole minor units in so many micro-units, rounded down. */
export const floorOf = (micro: bigint): bigint => (micro < 0n ? -((-micro + MICRO - 1n) / MICRO) : micro / MICRO);

export const sumOf = (amounts: readonly bigint[]): bigint => amounts.reduce((sum, amount) => sum + amount, 0n);
