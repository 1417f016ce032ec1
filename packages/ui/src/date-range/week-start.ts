import { CalendarDate, getDayOfWeek } from "@internationalized/date";
import type { Weekday } from "@baize/domain/calendar/days";

const weekdays: readonly Weekday[] = [1, 7, 6, 5, 4, 3, 2];
const someMonday = new CalendarDate(2024, 1, 1);

/** On which day a week begins in a language's region, by CLDR: Monday in de-DE, Sunday in hi-IN, Saturday in ar-EG. */
export function weekStartOf(locale: string): Weekday {
  return weekdays[getDayOfWeek(someMonday, locale)] ?? 1;
}
