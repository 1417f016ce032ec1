import type { CalendarDate } from "@internationalized/date";
import { useDateFormatter } from "react-aria";
import { CalendarCell } from "react-aria-components";
import { isoOf } from "../date-field/iso-date.ts";
import * as day from "../date-picker/date-picker.css.ts";
import { cx } from "../theme/cx.ts";
import * as css from "./date-range-picker.css.ts";

interface RangeCellProps {
  date: CalendarDate;
  /** `yyyy-MM-dd` of the business day, which need not be the device's. */
  today: string;
  /** Read before today's date. */
  todayName: string;
}

/** A day of a range, named in the page's language; its edges are solid and the days between are tinted. */
export function RangeCell({ date, today, todayName }: RangeCellProps) {
  const format = useDateFormatter({ weekday: "long", year: "numeric", month: "long", day: "numeric", timeZone: "UTC" });
  const now = isoOf(date) === today;
  const said = format.format(date.toDate("UTC"));
  const name = now ? `${todayName}, ${said}` : said;
  return (
    <CalendarCell
      date={date}
      className={cx(day.day, css.day)}
      render={(dom) => <div {...dom} data-now={now || undefined} aria-label={name} />}
    />
  );
}
