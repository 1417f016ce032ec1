import { dateAt, formatDate } from "../calendar/date.ts";
import { addDays, weekdayOf } from "../calendar/days.ts";
import { startOfDay, timeOfDay } from "../calendar/start-of-day.ts";

/** When a game draws: every so many seconds, or once on some days of the week (0: Sunday) at a time of its zone, in summer and in winter. */
export type Timetable =
  | { readonly kind: "every"; readonly seconds: number }
  | { readonly kind: "daily"; readonly hour: number; readonly minute: number; readonly days: readonly number[] };

export interface Drawing {
  readonly timetable: Timetable;
  readonly timeZone: string;
  /** Seconds before the draw at which the last ticket is taken. */
  readonly closesBefore: number;
}

/** One draw of the timetable: when it takes tickets, from the close of the draw before it, and its printed number. */
export interface PlannedDraw {
  readonly issue: string;
  readonly opensAt: number;
  readonly closesAt: number;
  readonly drawsAt: number;
}

const DAY = 86_400_000;

function nextDrawAt({ timetable, timeZone }: Drawing, after: number): number {
  if (timetable.kind === "every") {
    const period = timetable.seconds * 1000;
    return (Math.floor(after / period) + 1) * period;
  }
  const { hour, minute, days } = timetable;
  // Day by day of the calendar: where clocks change, a day has 23 or 25 hours.
  for (let date = addDays(dateAt(after, timeZone), -1); ; date = addDays(date, 1)) {
    const at = timeOfDay(date, hour * 60 + minute, timeZone);
    if (at > after && days.includes(weekdayOf(date) % 7)) return at;
  }
}

function lastDrawBefore(drawing: Drawing, at: number): number {
  const { timetable } = drawing;
  if (timetable.kind === "every") return at - timetable.seconds * 1000;
  let from = at - 8 * DAY;
  for (let next = nextDrawAt(drawing, from); next < at; next = nextDrawAt(drawing, from)) from = next;
  return from;
}

/** `261121-0048`: the day in the game's zone and the draw's place in it; a daily draw has the day alone. */
function issueOf({ timetable, timeZone }: Drawing, drawsAt: number): string {
  const date = dateAt(drawsAt, timeZone);
  const day = formatDate(date).slice(2).replaceAll("-", "");
  if (timetable.kind === "daily") return day;
  const second = (drawsAt - startOfDay(date, timeZone)) / 1000;
  return `${day}-${String(Math.floor(second / timetable.seconds) + 1).padStart(4, "0")}`;
}

/** The first draws whose tickets close after an instant. */
export function plannedDraws(drawing: Drawing, after: number, count: number): PlannedDraw[] {
  const early = drawing.closesBefore * 1000;
  const planned: PlannedDraw[] = [];
  let drawsAt = nextDrawAt(drawing, after + early);
  while (planned.length < count) {
    const opensAt = lastDrawBefore(drawing, drawsAt) - early;
    planned.push({ issue: issueOf(drawing, drawsAt), opensAt, closesAt: drawsAt - early, drawsAt });
    drawsAt = nextDrawAt(drawing, drawsAt);
  }
  return planned;
}
