import { formatDate } from "@baize/domain/calendar/date";
import { BET_STATUSES, type BetStatus } from "@baize/domain/bet/status";
import { useFormat } from "@baize/i18n/use-format";
import { type DateRangeValue, daysOf, isNoRange, type WrittenRange } from "@baize/ui/date-range/date-range";
import { todayIn } from "../../shared/today.ts";
import { useCentreQuery } from "../../shared/use-centre-query.ts";
import { useWhitelabel } from "../../shared/use-whitelabel.ts";
import { addressOfRange, rangeOfAddress } from "../../shared/range-address.ts";

export interface BetFilterState {
  /** As the address keeps it: `last7` is another week tomorrow. */
  readonly range: DateRangeValue;
  /** The days that it means today. */
  readonly days: WrittenRange;
  /** The business day of the brand, `yyyy-MM-dd`: no bet is younger. */
  readonly today: string;
  /** The language that dates are written in. */
  readonly locale: string;
  readonly status: BetStatus | "";
  /** How many are set. */
  readonly count: number;
  readonly setRange: (range: DateRangeValue) => void;
  readonly setStatus: (status: string) => void;
  readonly clear: () => void;
}

const none = { range: "", from: "", to: "", status: "" };

/** The record's filters as the address says them; what is no day, no period or no status counts as unset. */
export function useBetFilters(): BetFilterState {
  const [params, change] = useCentreQuery();
  const { data: brand } = useWhitelabel();
  const locale = useFormat().locale.tags[0] ?? "en";
  const today = formatDate(todayIn(brand?.timeZone ?? "Asia/Kolkata"));
  const range = rangeOfAddress(params);
  const days = daysOf(range, { today, locale, max: today });
  const status = BET_STATUSES.find((name) => name === params.get("status")) ?? "";
  return {
    range,
    days,
    today,
    locale,
    status,
    count: Number(!isNoRange(days)) + Number(status !== ""),
    setRange: (value) => change(addressOfRange(value)),
    setStatus: (value) => change({ status: value }),
    clear: () => change(none),
  };
}
