import type { WrittenRange } from "@baize/ui/date-range";
import { type RecordDaysState, useRecordDays } from "../../shared/records/use-record-days.ts";

interface OverviewDays {
  readonly days: RecordDaysState;
  /** The days as the reports take them. */
  readonly input: WrittenRange;
}

/** Days that begin or end nowhere are those of their other end, or up to today. */
const whole = ({ from, to }: WrittenRange, today: string): WrittenRange => ({ from: from || to || today, to: to || today });

/** The days of the overview from the address; today where it names none. */
export function useOverviewDays(): OverviewDays {
  const days = useRecordDays("today");
  return { days, input: whole(days.days, days.today) };
}
