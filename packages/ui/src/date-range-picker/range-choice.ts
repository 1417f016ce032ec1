import type { RangePreset } from "@baize/domain/calendar/range";

/** A preset that is offered, with its name: "Last 7 days". */
export interface RangeChoice {
  readonly preset: RangePreset;
  readonly label: string;
}
