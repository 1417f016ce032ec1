import type { Prepared } from "./operation.ts";
import { compareNumbers, type Numbers, type Outcome, isExact } from "./watch.ts";

type Change = Prepared["change"];

const sum = (one: Change, two: Change): Change =>
  Object.fromEntries(
    Object.keys({ ...one, ...two }).map((name) => [name, String(BigInt(one[name] ?? "0") + BigInt(two[name] ?? "0"))]),
  );

/** With what a server's own jobs do afterwards. */
export const wholeChange = ({ change, next = {} }: Pick<Prepared, "change" | "next">): Change => sum(change, next);

/**
 * Compares numbers before and after an operation with its expected change. A restarted server runs its jobs, which may also
 * earn points.
 */
export function compareChange(before: Numbers, after: Numbers, { change, next }: Pick<Prepared, "change" | "next">): Outcome {
  const { points = 0n } = "points" in change ? after : before;
  const against = (all: Change) => compareNumbers(before, { ...after, points }, all);
  const more = next && against(wholeChange({ change, next }));
  return more && isExact(more) ? more : against(change);
}
