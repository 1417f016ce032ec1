import type { CalendarDate } from "@internationalized/date";
import { Calendar, CalendarGrid, CalendarGridBody, CalendarGridHeader, CalendarHeaderCell } from "react-aria-components";
import type { MessageText } from "../messages/message-types.ts";
import { CalendarHead } from "./calendar-head.tsx";
import { DayCell } from "./day-cell.tsx";
import * as css from "./date-picker.css.ts";

interface DayCalendarProps {
  value: CalendarDate | null;
  onChoose: (date: CalendarDate) => void;
  min: CalendarDate | null;
  max: CalendarDate | null;
  text: MessageText<"calendar">;
}

// The person opened the panel to choose a day: its focus belongs on one, not on the arrow before it.
const onTheDay = { autoFocus: true };

/** One month of days to choose from, with month and year to go to. */
export function DayCalendar({ value, onChoose, min, max, text }: DayCalendarProps) {
  return (
    <Calendar
      aria-label={text("calendar")}
      className={css.calendar}
      value={value}
      // Where today is not allowed, the last allowed day is the nearest useful one.
      defaultFocusedValue={value ?? max ?? undefined}
      minValue={min}
      maxValue={max}
      onChange={onChoose}
      {...onTheDay}
    >
      <CalendarHead text={text} />
      <CalendarGrid className={css.grid} weekdayStyle="narrow">
        <CalendarGridHeader>{(day) => <CalendarHeaderCell className={css.weekday}>{day}</CalendarHeaderCell>}</CalendarGridHeader>
        <CalendarGridBody>{(date) => <DayCell date={date} today={text("today")} />}</CalendarGridBody>
      </CalendarGrid>
    </Calendar>
  );
}
