import { type CalendarDate, daysInMonth } from "./date.ts";
import { addDays, daysBetween, type Weekday, weekdayOf } from "./days.ts";

/** Days from `from` to `to`, both of them in it. */
export interface DayRange {
  readonly from: CalendarDate;
  readonly to: CalendarDate;
}

/** A bound that is missing does not bound. */
export interface DayBounds {
  readonly min?: CalendarDate | undefined;
  readonly max?: CalendarDate | undefined;
}

interface Today {
  readonly today: CalendarDate;
  /** The first day of a week where the person lives. */
  readonly weekStart: Weekday;
}

function month(today: CalendarDate, shift: -1 | 0): DayRange {
  const from = shift === 0 ? { ...today, day: 1 } : { ...addDays({ ...today, day: 1 }, -1), day: 1 };
  return { from, to: { ...from, day: daysInMonth(from.year, from.month) } };
}

const rules = {
  today: ({ today }: Today) => ({ from: today, to: today }),
  yesterday: ({ today }: Today) => ({ from: addDays(today, -1), to: addDays(today, -1) }),
  last7: ({ today }: Today) => ({ from: addDays(today, -6), to: today }),
  last30: ({ today }: Today) => ({ from: addDays(today, -29), to: today }),
  next7: ({ today }: Today) => ({ from: today, to: addDays(today, 6) }),
  next30: ({ today }: Today) => ({ from: today, to: addDays(today, 29) }),
  thisWeek: ({ today, weekStart }: Today) => {
    const from = addDays(today, -((weekdayOf(today) - weekStart + 7) % 7));
    return { from, to: addDays(from, 6) };
  },
  thisMonth: ({ today }: Today) => month(today, 0),
  lastMonth: ({ today }: Today) => month(today, -1),
};

/** A span of days that moves with today, and can be kept in an address as it is. */
export type RangePreset = keyof typeof rules;

/** As many days, which end on the day before the first. */
export function rangeBefore({ from, to }: DayRange): DayRange {
  return { from: addDays(from, -1 - daysBetween(from, to)), to: addDays(from, -1) };
}

/** Whether a text is a preset. */
export function isRangePreset(text: unknown): text is RangePreset {
  return typeof text === "string" && Object.hasOwn(rules, text);
}

/**
 * The days of a preset, first and last included:
 * - `last7`, `last30`: today and the 6 (29) days before it; `next7`, `next30`: today and the 6 (29) days after it.
 * - `thisWeek`: the whole week that holds today, also its days to come. `thisMonth`, `lastMonth`: the first to the last
 *   day of the calendar month, 28 to 31 days.
 *
 * `today` is a day already (`dateAt(instant, zone)`), so a change of clocks neither adds nor loses one.
 */
export function presetRange(preset: RangePreset, today: CalendarDate, weekStart: Weekday): DayRange {
  return rules[preset]({ today, weekStart });
}

/** The part of a range within the bounds; undefined when no day is left. */
export function clipRange({ from, to }: DayRange, { min, max }: DayBounds): DayRange | undefined {
  const first = min && daysBetween(from, min) > 0 ? min : from;
  const last = max && daysBetween(max, to) > 0 ? max : to;
  return daysBetween(first, last) < 0 ? undefined : { from: first, to: last };
}
