import { timeOf } from "./time-value.ts";

export interface TimeBounds {
  readonly min?: string;
  readonly max?: string;
}
/** `not_a_time`: the text is no time of day. `early`, `late`: it is outside the bounds. */
export type TimeIssue = "not_a_time" | "early" | "late";

/** What is wrong with a field's time, for its message; undefined for an empty field and for a time within its bounds. */
export function timeIssue(value: string, { min, max }: TimeBounds): TimeIssue | undefined {
  if (value === "") return undefined;
  const time = timeOf(value);
  if (!time) return "not_a_time";
  const [least, most] = [timeOf(min), timeOf(max)];
  if (least && time.compare(least) < 0) return "early";
  if (most && time.compare(most) > 0) return "late";
  return undefined;
}
