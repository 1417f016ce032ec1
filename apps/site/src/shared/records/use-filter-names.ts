import { useTranslation } from "react-i18next";
import { useFormat } from "@baize/i18n/use-format";
import { noRange } from "@baize/ui/date-range";
import type { RecordDaysState } from "./use-record-days.ts";
import { useRangePresets } from "./use-range-presets.ts";

/** The set filters of a list, for its empty state. */
export interface SetFilters {
  readonly days?: RecordDaysState;
  /** The names of the chosen values besides the days; "" for a filter that is not set. */
  readonly chosen?: readonly string[];
  /** How many are set; days that a list has by default are not counted. */
  readonly count: number;
  readonly clear: () => void;
}

/** At noon UTC it is the same day in nearly every zone that dates are written in. */
const NOON = 43_200_000;

/** What the set filters are called: "Last 7 days", "Won". */
export function useFilterNames({ days, chosen = [] }: SetFilters): readonly string[] {
  const { t } = useTranslation("centre");
  const format = useFormat();
  const presets = useRangePresets();
  const dayText = (day: string) => format.date(Date.parse(day) + NOON);
  const range = days?.range ?? noRange;
  const daysText = () => {
    if (typeof range === "string") return presets?.find(({ preset }) => preset === range)?.label ?? "";
    const { from, to } = range;
    if (from !== "" && to !== "") return from === to ? dayText(from) : `${dayText(from)} – ${dayText(to)}`;
    if (from !== "") return t("date.from", { day: dayText(from) });
    return to === "" ? "" : t("date.until", { day: dayText(to) });
  };
  return [daysText(), ...chosen].filter((name) => name !== "");
}
