import type { DateRangeWords, RangeChoice } from "./words.ts";

/** The texts of the stories, in four languages. */
export const english: { words: DateRangeWords; presets: readonly RangeChoice[] } = {
  words: {
    none: "All dates",
    panel: "Choose dates",
    presets: "Common periods",
    from: "From",
    to: "To",
    apply: "Apply",
    loading: "Loading…",
    emptyPart: "Empty",
    since: (day) => `From ${day}`,
    until: (day) => `Until ${day}`,
    problems: {
      incomplete: "Write both days in full.",
      order: "The last day is before the first. Exchange them.",
      bounds: "Choose days from 1 October 2026 to 21 November 2026.",
    },
    calendar: {
      calendar: "Calendar",
      previousMonth: "Month before",
      nextMonth: "Next month",
      month: "Month",
      year: "Year",
      today: "Today",
    },
  },
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
  words: {
    none: "सभी तारीख़ें",
    panel: "तारीख़ें चुनें",
    presets: "आम अवधियाँ",
    from: "कब से",
    to: "कब तक",
    apply: "लागू करें",
    loading: "खुल रहा है…",
    emptyPart: "ख़ाली",
    since: (day) => `${day} से`,
    until: (day) => `${day} तक`,
    problems: {
      incomplete: "दोनों तारीख़ें पूरी लिखें।",
      order: "आख़िरी दिन पहले दिन से पहले है। इन्हें बदलें।",
      bounds: "21 नवंबर 2026 तक के दिन चुनें।",
    },
    calendar: {
      calendar: "कैलेंडर",
      previousMonth: "पिछला महीना",
      nextMonth: "अगला महीना",
      month: "महीना",
      year: "साल",
      today: "आज",
    },
  },
  presets: [
    { preset: "today", label: "आज" },
    { preset: "last7", label: "पिछले 7 दिन" },
    { preset: "last30", label: "पिछले 30 दिन" },
    { preset: "thisMonth", label: "इस महीने" },
  ],
};

export const arabic: typeof english = {
  words: {
    none: "كل التواريخ",
    panel: "اختر التواريخ",
    presets: "فترات شائعة",
    from: "من",
    to: "إلى",
    apply: "تطبيق",
    loading: "جارٍ التحميل…",
    emptyPart: "فارغ",
    since: (day) => `من ${day}`,
    until: (day) => `حتى ${day}`,
    problems: {
      incomplete: "اكتب اليومين كاملين.",
      order: "اليوم الأخير قبل الأول. بدّل بينهما.",
      bounds: "اختر أياماً حتى 21 نوفمبر 2026.",
    },
    calendar: {
      calendar: "التقويم",
      previousMonth: "الشهر السابق",
      nextMonth: "الشهر التالي",
      month: "الشهر",
      year: "السنة",
      today: "اليوم",
    },
  },
  presets: [
    { preset: "today", label: "اليوم" },
    { preset: "last7", label: "آخر 7 أيام" },
    { preset: "last30", label: "آخر 30 يوماً" },
    { preset: "thisMonth", label: "هذا الشهر" },
  ],
};

export const persian: typeof english = {
  words: {
    none: "همه تاریخ‌ها",
    panel: "انتخاب تاریخ",
    presets: "بازه‌های رایج",
    from: "از",
    to: "تا",
    apply: "اعمال",
    loading: "در حال بارگذاری…",
    emptyPart: "خالی",
    since: (day) => `از ${day}`,
    until: (day) => `تا ${day}`,
    problems: {
      incomplete: "هر دو تاریخ را کامل وارد کنید.",
      order: "تاریخ پایان پیش از تاریخ شروع است. جای آن‌ها را عوض کنید.",
      bounds: "تاریخ‌هایی تا 30 آبان 1405 انتخاب کنید.",
    },
    calendar: {
      calendar: "تقویم",
      previousMonth: "ماه قبل",
      nextMonth: "ماه بعد",
      month: "ماه",
      year: "سال",
      today: "امروز",
    },
  },
  presets: [
    { preset: "today", label: "امروز" },
    { preset: "last7", label: "7 روز گذشته" },
    { preset: "thisMonth", label: "این ماه" },
    { preset: "lastMonth", label: "ماه گذشته" },
  ],
};
