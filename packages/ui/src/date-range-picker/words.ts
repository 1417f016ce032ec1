import type { RangePreset } from "@baize/domain/calendar/range";
import type { CalendarWords } from "../date-picker/day-calendar.tsx";
import type { RangeProblem } from "../date-range/date-range.ts";

export interface DateRangeWords {
  /** While no dates are set: "All dates". Also the label of the button that clears them. */
  readonly none: string;
  /** The name of the panel: "Choose dates". */
  readonly panel: string;
  /** The name of the row of presets: "Common periods". */
  readonly presets: string;
  readonly from: string;
  readonly to: string;
  readonly apply: string;
  /** While the calendar loads: "Loading…". */
  readonly loading: string;
  /** Read for an empty part of a date: "Empty". */
  readonly emptyPart: string;
  /** A range that only one day ends: "From {day}", "Until {day}". */
  readonly since: (day: string) => string;
  readonly until: (day: string) => string;
  /** The error of a typed range and how to correct it, as a sentence. */
  readonly problems: Readonly<Record<RangeProblem, string>>;
  readonly calendar: CalendarWords;
}

/** A preset that is offered, with its name: "Last 7 days". */
export interface RangeChoice {
  readonly preset: RangePreset;
  readonly label: string;
}
