import { useTranslation } from "react-i18next";
import { DateRangePicker } from "@baize/ui/date-range-picker";
import { digits } from "../language/messages.ts";
import type { RecordDaysState as Days } from "./use-record-days.ts";
import { useRangePresets } from "./use-range-presets.ts";

/** The choice of a record's days; it applies as it changes. */
export function RecordDays({ of: { range, today, setRange } }: { of: Days }) {
  const { t } = useTranslation("centre");
  return (
    <DateRangePicker
      label={t("date.range")}
      presets={useRangePresets()}
      value={range}
      today={today}
      max={today}
      digits={digits.use()}
      onValueChange={setRange}
    />
  );
}
