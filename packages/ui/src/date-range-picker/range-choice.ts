import type { RangePreset } from "@baize/domain/calendar/range";

/** A common period that is offered. */
export interface RangeChoice {
  /** The period, counted from the business day, so that it moves with it. */
  readonly preset: RangePreset;
  /** Its name in the list and on the button: "Last 7 days". */
  readonly label: string;
}
