import type { CalendarDate } from "@internationalized/date";
import { Calendar, CalendarGrid, CalendarGridBody, CalendarGridHeader, CalendarHeaderCell } from "react-aria-components";
import { CalendarHead, type CalendarHeadWords } from "./calendar-head.tsx";
import { DayCell } from "./day-cell.tsx";
import * as css from "./date-picker.css.ts";

export interface CalendarWords extends CalendarHeadWords {
  /** The name of the calendar and of the button that opens it: "Calendar". */
  readonly calendar: string;
  /** Read before today's date: "Today". */
  readonly today?: string;
}
interface DayCalendarProps {
  value: CalendarDate | null;
  onChoose: (date: CalendarDate) => void;
  min: CalendarDate | null;
  max: CalendarDate | null;
  words: CalendarWords;
}

// The person opened the panel to choose a day: its focus belongs on one, not on the arrow before it.
const onTheDay = { autoFocus: true };

/** One month of days to choose from, with month and year to go to. */
export function DayCalendar({ value, onChoose, min, max, words }: DayCalendarProps) {
  return (
    <Calendar
      aria-label={words.calendar}
      className={css.calendar}
      value={value}
      // Where today is not allowed, the last allowed day is the nearest useful one.
      defaultFocusedValue={value ?? max ?? undefined}
      minValue={min}
      maxValue={max}
      onChange={onChoose}
      {...onTheDay}
    >
      <CalendarHead words={words} />
      <CalendarGrid className={css.grid} weekdayStyle="narrow">
        <CalendarGridHeader>{(day) => <CalendarHeaderCell className={css.weekday}>{day}</CalendarHeaderCell>}</CalendarGridHeader>
        <CalendarGridBody>{(date) => <DayCell date={date} today={words.today} />}</CalendarGridBody>
      </CalendarGrid>
    </Calendar>
  );
}
