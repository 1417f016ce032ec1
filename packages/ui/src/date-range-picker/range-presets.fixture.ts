import type { RangeChoice } from "./range-choice.ts";

/** The presets of the stories, in four languages. */
export const english: { presets: readonly RangeChoice[] } = {
  presets: [
    { preset: "today", label: "Today" },
    { preset: "yesterday", label: "Yesterday" },
    { preset: "last7", label: "Last 7 days" },
    { preset: "last30", label: "Last 30 days" },
    { preset: "thisWeek", label: "This week" },
    { preset: "thisMonth", label: "This month" },
    { preset: "lastMonth", label: "Last month" },
  ],
};

export const hindi: typeof english = {
  presets: [
    { preset: "today", label: "आज" },
    { preset: "last7", label: "पिछले 7 दिन" },
    { preset: "last30", label: "पिछले 30 दिन" },
    { preset: "thisMonth", label: "इस महीने" },
  ],
};

export const arabic: typeof english = {
  presets: [
    { preset: "today", label: "اليوم" },
    { preset: "last7", label: "آخر 7 أيام" },
    { preset: "last30", label: "آخر 30 يوماً" },
    { preset: "thisMonth", label: "هذا الشهر" },
  ],
};

export const persian: typeof english = {
  presets: [
    { preset: "today", label: "امروز" },
    { preset: "last7", label: "7 روز گذشته" },
    { preset: "thisMonth", label: "این ماه" },
    { preset: "lastMonth", label: "ماه گذشته" },
  ],
};
