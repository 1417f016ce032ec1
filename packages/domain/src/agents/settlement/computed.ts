import type { Measures } from "../contract/terms.ts";
import { floorOf, MICRO, rateLine, type StatementLine, sumOf, toLines } from "./line.ts";
import type { Carry } from "./team-window.ts";

/** What a contract is paid for one window, and why. */
export interface Computed {
  readonly measures: Measures;
  /** The tier that counted, from 0; null where none was met, or where each wager has its own. */
  readonly tier: number | null;
  readonly lines: readonly StatementLine[];
  /** What the rate was of, in minor units. */
  readonly base: bigint;
  /** Minor units. */
  readonly amount: bigint;
  readonly carry: readonly Carry[];
}

/** Makes the lines sum to whole minor units: the rest has a line of its own, and is not paid. */
export function inWholeUnits(lines: readonly StatementLine[]): Pick<Computed, "lines" | "amount"> & { readonly rest: bigint } {
  const accrued = sumOf(lines.map(({ micro }) => micro));
  const whole = floorOf(accrued);
  const amount = whole > 0n ? whole : 0n;
  const rest = accrued - amount * MICRO;
  const off: StatementLine = { ...rateLine({ rule: "rest" }, 0n, 0), micro: -rest };
  return { lines: toLines(rest === 0n ? lines : [...lines, off]), amount, rest };
}
