import { useTranslation } from "react-i18next";
import { noRange } from "@baize/ui/date-range";
import { SegmentedControl } from "@baize/ui/segmented-control";
import { useSpans } from "../language/use-spans.ts";
import type { RecordDaysState } from "./use-record-days.ts";

const ALL = "all";
const presets = ["today", "last7", "last30"] as const;

/** The periods that most people look for, one press each; other days are among the filters. */
export function QuickDays({ of: { range, isSet, setRange } }: { of: RecordDaysState }) {
  const { t } = useTranslation("centre");
  const spans = useSpans();
  const names = { today: t("date.today"), last7: spans.of(7, "day"), last30: spans.of(30, "day") };
  const current = presets.find((preset) => preset === range) ?? (isSet ? "" : ALL);
  const choose = (value: string) => setRange(presets.find((preset) => preset === value) ?? noRange);
  return (
    <SegmentedControl
      aria-label={t("date.range")}
      items={[{ value: ALL, label: t("filter.all") }, ...presets.map((value) => ({ value, label: names[value] }))]}
      value={current}
      onValueChange={choose}
    />
  );
}
