import type { RangePreset } from "@baize/domain/calendar/range";
import type { CalendarWords } from "../date-picker/day-calendar.tsx";
import type { RangeProblem } from "../date-range/date-range.ts";

export interface DateRangeWords {
  /** While no dates are set: "All dates". Also the button that takes them away. */
  readonly none: string;
  /** The name of the panel: "Choose dates". */
  readonly panel: string;
  /** The name of the row of presets: "Common periods". */
  readonly presets: string;
  readonly from: string;
  readonly to: string;
  readonly apply: string;
  /** While the calendar is on its way: "Loading…". */
  readonly loading: string;
  /** Said of a part of a date that holds nothing yet: "Empty". */
  readonly emptyPart: string;
  /** A range that only one day ends: "From {day}", "Until {day}". */
  readonly since: (day: string) => string;
  readonly until: (day: string) => string;
  /** What is wrong with written days and how to mend it, as a sentence. */
  readonly problems: Readonly<Record<RangeProblem, string>>;
  readonly calendar: CalendarWords;
}

/** A preset that is offered, with its name: "Last 7 days". */
export interface RangeChoice {
  readonly preset: RangePreset;
  readonly label: string;
}
