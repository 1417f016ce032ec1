import { useTranslation } from "react-i18next";
import { DateRangePicker } from "@baize/ui/date-range-picker";
import { digits } from "../language/messages.ts";
import type { RecordDays as Days } from "./use-record-days.ts";
import { useRangeTexts } from "./use-range-texts.ts";

/** The choice of a record's days; it applies as it changes. */
export function RecordDays({ of: { range, today, setRange } }: { of: Days }) {
  const { t } = useTranslation("centre");
  const texts = useRangeTexts(today);
  return (
    <DateRangePicker
      label={t("date.range")}
      {...texts}
      value={range}
      today={today}
      max={today}
      digits={digits.use()}
      onValueChange={setRange}
    />
  );
}
