import type { Translation } from "../message-types.ts";
import type { patterns as english } from "../en/patterns.ts";

export const patterns: Translation<typeof english> = {
  centreShell: {
    close: "بستن",
  },
  filterBar: {
    apply: "اعمال",
    reset: "پاک کردن فیلترها",
    set: {
      one: "{count} فیلتر انتخاب شده",
      other: "{count} فیلتر انتخاب شده",
    },
  },
  gameFrame: {
    enterFullscreen: "تمام‌صفحه",
    exit: "بازگشت به بازی‌ها",
    leaveFullscreen: "خروج از تمام‌صفحه",
    loading: "در حال باز کردن {title}",
  },
  numberBoard: {
    choices: "انتخاب‌های سریع",
    clear: "پاک کردن",
    cold: "سرد",
    drawn: "بیرون آمد",
    full: "ابتدا یک عدد را بردارید.",
    hit: "درست",
    hot: "داغ",
    locked: "شرط‌بندی بسته است.",
    missed: "بیرون نیامد",
    quickPick: "انتخاب تصادفی",
  },
};
