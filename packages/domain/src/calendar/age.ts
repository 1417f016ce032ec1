import { daysInMonth, type CalendarDate } from "./date.ts";

/** Full years between birth and a day; negative before birth. Someone born on 29 February ages on 1 March in common years. */
export function ageOn(birthday: CalendarDate, day: CalendarDate): number {
  const hadBirthday = day.month > birthday.month || (day.month === birthday.month && day.day >= birthday.day);
  return day.year - birthday.year - (hadBirthday ? 0 : 1);
}

/** The last day of birth that is old enough: the bound of a birthday field. */
export function latestBirthday(minimumAge: number, today: CalendarDate): CalendarDate {
  const year = today.year - minimumAge;
  // On 29 February, with a common year of birth, it is the day before.
  return { ...today, year, day: Math.min(today.day, daysInMonth(year, today.month)) };
}
