import type { Translation } from "../message-types.ts";
import type { patterns as english } from "../en/patterns.ts";

export const patterns: Translation<typeof english> = {
  centreShell: {
    close: "إغلاق",
  },
  filterBar: {
    apply: "تطبيق",
    reset: "مسح عوامل التصفية",
    set: {
      zero: "لا عامل محدد",
      one: "عامل واحد محدد",
      two: "عاملان محددان",
      few: "{count} عوامل محددة",
      many: "{count} عاملاً محدداً",
      other: "{count} عامل محدد",
    },
  },
  gameFrame: {
    enterFullscreen: "ملء الشاشة",
    exit: "العودة إلى الألعاب",
    leaveFullscreen: "إنهاء ملء الشاشة",
    loading: "جارٍ فتح {title}",
  },
  numberBoard: {
    choices: "اختيارات سريعة",
    clear: "مسح",
    cold: "نادر",
    drawn: "سُحب",
    full: "أزل رقماً أولاً.",
    hit: "إصابة",
    hot: "رائج",
    locked: "الرهان مغلق.",
    missed: "لم يُسحب",
    quickPick: "اختيار عشوائي",
  },
};
