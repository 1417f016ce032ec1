import type { Translation } from "../message-types.ts";
import type { frame as english } from "../en/frame.ts";

export const frame: Translation<typeof english> = {
  carousel: {
    carousel: "عرض دوّار",
    next: "التالي",
    position: "{index} من {total}",
    previous: "السابق",
    slide: "شريحة",
  },
  drawCard: {
    next: "السحب القادم",
  },
  errorState: {
    retry: "إعادة المحاولة",
  },
  gameCard: {
    hot: "رائج",
    maintenance: "صيانة",
    volatilityHigh: "تقلب عالٍ",
    volatilityLow: "تقلب منخفض",
    volatilityMedium: "تقلب متوسط",
  },
  gameCover: {
    rank: "رقم {rank}",
  },
  loggedInPanel: {
    concealed: "الرصيد مخفي",
    menu: "قائمة الحساب: {account}",
  },
  modal: {
    close: "إغلاق",
  },
  pageShell: {
    skip: "انتقل إلى المحتوى",
  },
  toaster: {
    close: "إغلاق",
    label: "الإشعارات ({hotkey})",
  },
};
