import type { KeyboardEvent } from "react";
import { I18nProvider } from "react-aria";
import { CalendarGrid, CalendarGridBody, CalendarGridHeader, CalendarHeaderCell, RangeCalendar } from "react-aria-components";
import { DateField } from "../date-field/date-field.tsx";
import { dateLocale } from "../date-field/date-locale.ts";
import { dateOf, isoOf } from "../date-field/iso-date.ts";
import { CalendarHead } from "../date-picker/calendar-head.tsx";
import * as calendar from "../date-picker/date-picker.css.ts";
import type { RangeDatesProps } from "./range-dates-props.ts";
import { useMessages } from "../messages/use-messages.ts";
import { useLocale } from "../provider/use-locale.ts";
import { cx } from "../theme/cx.ts";
import { RangeCell } from "./range-cell.tsx";
import * as css from "./date-range-picker.css.ts";

/** The calendar, which fills the two dates, and the date fields, for typing. Loads react-aria's dates. */
export default function RangeDates({ draft, onDraft, onEnter, describedBy, invalid, look, setting, text }: RangeDatesProps) {
  const calendarText = useMessages("calendar");
  const locale = useLocale("DateRangePicker");
  const { min, max, today } = setting;
  const [start, end] = [dateOf(draft.from), dateOf(draft.to)];
  const shared = {
    ...look,
    min,
    max,
    size: "sm" as const,
    tone: invalid ? ("negative" as const) : undefined,
    "aria-describedby": describedBy,
  };
  const enter = (event: KeyboardEvent) => {
    if (event.key !== "Enter") return;
    event.preventDefault();
    // The panel may be in a dialog, whose default button must not be pressed.
    event.stopPropagation();
    onEnter();
  };
  return (
    <>
      <I18nProvider locale={dateLocale(locale, look)}>
        <RangeCalendar
          aria-label={calendarText("calendar")}
          className={cx(calendar.calendar, css.calendar)}
          value={start && end && start.compare(end) <= 0 ? { start, end } : null}
          defaultFocusedValue={end ?? start ?? dateOf(max) ?? dateOf(today) ?? undefined}
          minValue={dateOf(min)}
          maxValue={dateOf(max)}
          onChange={(range) => onDraft({ from: isoOf(range.start), to: isoOf(range.end) })}
        >
          <CalendarHead text={calendarText} />
          <CalendarGrid className={calendar.grid} weekdayStyle="narrow">
            <CalendarGridHeader>
              {(name) => <CalendarHeaderCell className={calendar.weekday}>{name}</CalendarHeaderCell>}
            </CalendarGridHeader>
            <CalendarGridBody>
              {(date) => <RangeCell date={date} today={today} todayName={calendarText("today")} />}
            </CalendarGridBody>
          </CalendarGrid>
        </RangeCalendar>
      </I18nProvider>
      <div data-part="dates" className={css.dates} onKeyDownCapture={enter}>
        <DateField {...shared} label={text("from")} value={draft.from} onValueChange={(from) => onDraft({ ...draft, from })} />
        <DateField {...shared} label={text("to")} value={draft.to} onValueChange={(to) => onDraft({ ...draft, to })} />
      </div>
    </>
  );
}
