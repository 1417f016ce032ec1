import { formatDate } from "@baize/domain/calendar/date";
import { useFormat } from "@baize/i18n/use-format";
import { type DateRangeValue, daysOf, isNoRange, noRange, type WrittenRange } from "@baize/ui/date-range";
import { addressOfRange, rangeOfAddress } from "./range-address.ts";
import { todayIn } from "./today.ts";
import { useCentreQuery } from "../overlays/use-centre-query.ts";
import { useWhitelabel } from "../brand/use-whitelabel.ts";

export interface RecordDaysState {
  /** As stored in the address: `last7` is another week tomorrow. */
  readonly range: DateRangeValue;
  /** Its days today. */
  readonly days: WrittenRange;
  /** Whether any are chosen. */
  readonly isSet: boolean;
  /** The brand's current business day, `yyyy-MM-dd`: no row is newer. */
  readonly today: string;
  /** As calls take them. */
  readonly input: { readonly from?: string; readonly to?: string };
  readonly setRange: (range: DateRangeValue) => void;
}

/** The days of a record from the address (`in.range`, or `in.from` and `in.to`). `usual`: those where it names none. */
export function useRecordDays(usual: DateRangeValue = noRange): RecordDaysState {
  const [params, change] = useCentreQuery();
  const { data: brand } = useWhitelabel();
  const locale = useFormat().locale.tags[0] ?? "en";
  const today = formatDate(todayIn(brand?.timeZone ?? "Asia/Kolkata"));
  const asked = rangeOfAddress(params);
  const isSet = typeof asked === "string" || !isNoRange(asked);
  const range = isSet ? asked : usual;
  const days = daysOf(range, { today, locale, max: today });
  return {
    range,
    days,
    isSet,
    today,
    input: { from: days.from || undefined, to: days.to || undefined },
    setRange: (value) => change(addressOfRange(value)),
  };
}
