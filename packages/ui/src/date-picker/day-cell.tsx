import { getLocalTimeZone, isToday, type CalendarDate } from "@internationalized/date";
import { useDateFormatter } from "react-aria";
import { CalendarCell } from "react-aria-components";
import * as css from "./date-picker.css.ts";

interface DayCellProps {
  date: CalendarDate;
  /** Read before today's date. */
  today: string;
}

/** A day, named in the page's language; react-aria has its own texts for only thirty languages. */
export function DayCell({ date, today }: DayCellProps) {
  const format = useDateFormatter({ weekday: "long", year: "numeric", month: "long", day: "numeric" });
  const zone = getLocalTimeZone();
  const said = format.format(date.toDate(zone));
  const name = isToday(date, zone) ? `${today}, ${said}` : said;
  return <CalendarCell date={date} className={css.day} render={(dom) => <div {...dom} aria-label={name} />} />;
}
