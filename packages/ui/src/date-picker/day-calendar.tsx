import type { CalendarDate } from "@internationalized/date";
import {
  Button,
  Calendar,
  CalendarGrid,
  CalendarGridBody,
  CalendarGridHeader,
  CalendarHeaderCell,
  CalendarMonthPicker,
  CalendarYearPicker,
} from "react-aria-components";
import { caretLeft, caretRight } from "../icon/art.gen.ts";
import { Icon } from "../icon/icon.tsx";
import { DayCell } from "./day-cell.tsx";
import * as css from "./date-picker.css.ts";

export interface CalendarWords {
  /** The name of the calendar and of the button that opens it: "Calendar". */
  readonly calendar: string;
  readonly previousMonth: string;
  readonly nextMonth: string;
  readonly month: string;
  readonly year: string;
  /** Said before the date of today: "Today". */
  readonly today?: string;
}
interface DayCalendarProps {
  value: CalendarDate | null;
  onChoose: (date: CalendarDate) => void;
  min: CalendarDate | null;
  max: CalendarDate | null;
  words: CalendarWords;
}

interface PickProps {
  label: string;
  value: string | number;
  items: ReadonlyArray<{ readonly id: number; readonly formatted: string }>;
  onChange: (key: number) => void;
}

/** A year can be a lifetime away: the system's list is nearer than four hundred presses on an arrow. */
function Pick({ label, value, items, onChange }: PickProps) {
  return (
    <select
      aria-label={label}
      className={css.pick}
      value={value}
      onChange={(event) => onChange(Number(event.currentTarget.value))}
    >
      {items.map((item) => (
        <option key={item.id} value={item.id} className={css.option}>
          {item.formatted}
        </option>
      ))}
    </select>
  );
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
      // The last day that may be chosen is nearer to what is sought than today, when today may not.
      defaultFocusedValue={value ?? max ?? undefined}
      minValue={min}
      maxValue={max}
      onChange={onChoose}
      {...onTheDay}
    >
      <div className={css.head}>
        <Button slot="previous" aria-label={words.previousMonth} className={css.turn}>
          <Icon art={caretLeft} size="md" flip />
        </Button>
        <span className={css.place}>
          <CalendarMonthPicker format="long">{(month) => <Pick {...month} label={words.month} />}</CalendarMonthPicker>
          <CalendarYearPicker visibleYears={120}>{(year) => <Pick {...year} label={words.year} />}</CalendarYearPicker>
        </span>
        <Button slot="next" aria-label={words.nextMonth} className={css.turn}>
          <Icon art={caretRight} size="md" flip />
        </Button>
      </div>
      <CalendarGrid className={css.grid} weekdayStyle="narrow">
        <CalendarGridHeader>{(day) => <CalendarHeaderCell className={css.weekday}>{day}</CalendarHeaderCell>}</CalendarGridHeader>
        <CalendarGridBody>{(date) => <DayCell date={date} today={words.today} />}</CalendarGridBody>
      </CalendarGrid>
    </Calendar>
  );
}
