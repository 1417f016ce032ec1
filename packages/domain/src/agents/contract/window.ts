import { type CalendarDate, dateAt, daysInMonth } from "../../calendar/date.ts";
import { addDays, weekdayOf } from "../../calendar/days.ts";
import { startOfDay } from "../../calendar/start-of-day.ts";
import { CONTRACT_RULES, type ContractPeriod, type ContractType } from "./type.ts";

/** A half-open span of time, in epoch milliseconds: `end` belongs to the next one. */
export interface ContractWindow {
  readonly start: number;
  readonly end: number;
}

const firstDay: Readonly<Record<ContractPeriod, (day: CalendarDate) => CalendarDate>> = {
  D: (day) => day,
  W: (day) => addDays(day, 1 - weekdayOf(day)),
  H: (day) => ({ ...day, day: day.day < 16 ? 1 : 16 }),
  M: (day) => ({ ...day, day: 1 }),
};

const length: Readonly<Record<ContractPeriod, (first: CalendarDate) => number>> = {
  D: () => 1,
  W: () => 7,
  H: ({ year, month, day }) => (day === 1 ? 15 : daysInMonth(year, month) - 15),
  M: ({ year, month }) => daysInMonth(year, month),
};

/** The window of a contract that contains an instant, in the brand's zone. */
export function contractWindowAt(
  { type, period }: { readonly type: ContractType; readonly period: ContractPeriod },
  instant: number,
  timeZone: string,
): ContractWindow {
  const { windowMinutes } = CONTRACT_RULES[type];
  if (windowMinutes !== undefined) {
    // Every zone is a multiple of 15 minutes from UTC, so such a window is the same in all of them.
    const span = windowMinutes * 60_000;
    const start = Math.floor(instant / span) * span;
    return { start, end: start + span };
  }
  const first = firstDay[period](dateAt(instant, timeZone));
  return { start: startOfDay(first, timeZone), end: startOfDay(addDays(first, length[period](first)), timeZone) };
}
