import { useTranslation } from "react-i18next";
import type { DateRangePickerOwnProps } from "@baize/ui/date-range-picker";

const presets = ["today", "yesterday", "last7", "last30", "thisWeek", "thisMonth", "lastMonth"] as const;

/** The common periods of the past, with their names. */
export function useRangePresets(): DateRangePickerOwnProps["presets"] {
  const { t } = useTranslation("centre");
  return presets.map((preset) => ({ preset, label: t(`date.${preset}`) }));
}
