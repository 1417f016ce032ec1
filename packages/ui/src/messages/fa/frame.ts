import type { Translation } from "../message-types.ts";
import type { frame as english } from "../en/frame.ts";

export const frame: Translation<typeof english> = {
  carousel: {
    carousel: "نمایش اسلاید",
    next: "بعدی",
    position: "{index} از {total}",
    previous: "قبلی",
    slide: "اسلاید",
  },
  drawCard: {
    next: "قرعه‌کشی بعدی",
  },
  errorState: {
    retry: "تلاش دوباره",
  },
  gameCard: {
    hot: "داغ",
    maintenance: "در حال به‌روزرسانی",
    volatilityHigh: "نوسان زیاد",
    volatilityLow: "نوسان کم",
    volatilityMedium: "نوسان متوسط",
  },
  gameCover: {
    rank: "رتبه {rank}",
  },
  loggedInPanel: {
    concealed: "موجودی پنهان است",
    menu: "منوی حساب: {account}",
  },
  modal: {
    close: "بستن",
  },
  pageShell: {
    skip: "رفتن به محتوا",
  },
  toaster: {
    close: "بستن",
    label: "اعلان‌ها ({hotkey})",
  },
};
