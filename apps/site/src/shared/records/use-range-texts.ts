import { useTranslation } from "react-i18next";
import type { DateRangePickerOwnProps } from "@baize/ui/date-range-picker";
import { useFormat } from "@baize/i18n/use-format";

const presets = ["today", "yesterday", "last7", "last30", "thisWeek", "thisMonth", "lastMonth"] as const;
// At noon UTC it is the same day in nearly every zone that the brand may write its dates in.
const noon = 12 * 3_600_000;

/** The texts of a date range in the past, up to `lastDay` (`yyyy-MM-dd`). */
export function useRangeTexts(lastDay: string): Pick<DateRangePickerOwnProps, "words" | "presets"> {
  const { t } = useTranslation(["centre", "common"]);
  const format = useFormat();
  return {
    presets: presets.map((preset) => ({ preset, label: t(`date.${preset}`) })),
    words: {
      none: t("date.all"),
      panel: t("date.choose"),
      presets: t("date.periods"),
      from: t("common:date.from"),
      to: t("common:date.to"),
      apply: t("filter.apply"),
      loading: t("common:state.loading"),
      emptyPart: t("date.emptyPart"),
      since: (day) => t("date.since", { day }),
      until: (day) => t("date.until", { day }),
      problems: {
        incomplete: t("date.incomplete"),
        order: t("date.notInOrder"),
        bounds: t("date.outOfBounds", { day: format.date(Date.parse(lastDay) + noon) }),
      },
      calendar: {
        calendar: t("date.calendar"),
        previousMonth: t("common:date.previousMonth"),
        nextMonth: t("common:date.nextMonth"),
        month: t("common:field.month"),
        year: t("common:field.year"),
        today: t("date.today"),
      },
    },
  };
}
