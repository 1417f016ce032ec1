import type { ContractTerms } from "./terms.ts";
import { contractWindowAt } from "./window.ts";

type Timed = Pick<ContractTerms, "type" | "period">;

/** A signed version: `startsAt` may be to come. */
interface Signed {
  readonly terms: Timed;
  readonly startsAt: number;
}

/** The end of the window that runs; the start of a version that has not begun, which then never counts. */
export const endOfWindow = ({ terms, startsAt }: Signed, now: number, timeZone: string): number =>
  startsAt > now ? startsAt : contractWindowAt(terms, now, timeZone).end;

/**
 * When a version that is signed now starts: with its next window, but not before `busyUntil`, the end of what is agreed already.
 * Windows never overlap, also where the period changes.
 */
export function startOfNext(
  terms: Timed,
  { now, busyUntil }: { readonly now: number; readonly busyUntil: number },
  timeZone: string,
) {
  const next = Math.max(contractWindowAt(terms, now, timeZone).end, busyUntil);
  const { start, end } = contractWindowAt(terms, next, timeZone);
  return start === next ? start : end;
}

/** The last edge of a signed version's windows that is not after an instant: where it ends to make room. */
export const lastEdge = ({ terms, startsAt }: Signed, instant: number, timeZone: string): number =>
  Math.max(startsAt, contractWindowAt(terms, instant, timeZone).start);
