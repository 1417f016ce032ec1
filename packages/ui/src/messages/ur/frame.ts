import type { Translation } from "../message-types.ts";
import type { frame as english } from "../en/frame.ts";

export const frame: Translation<typeof english> = {
  carousel: {
    carousel: "سلائیڈ شو",
    next: "اگلا",
    position: "{index}، کل {total}",
    previous: "پچھلا",
    slide: "سلائیڈ",
  },
  drawCard: {
    next: "اگلا ڈرا",
  },
  errorState: {
    retry: "دوبارہ کوشش کریں",
  },
  gameCard: {
    hot: "ہاٹ",
    maintenance: "مینٹیننس",
    volatilityHigh: "زیادہ اتار چڑھاؤ",
    volatilityLow: "کم اتار چڑھاؤ",
    volatilityMedium: "درمیانہ اتار چڑھاؤ",
  },
  gameCover: {
    rank: "نمبر {rank}",
  },
  loggedInPanel: {
    concealed: "بیلنس چھپا ہوا ہے",
    menu: "اکاؤنٹ مینو: {account}",
  },
  modal: {
    close: "بند کریں",
  },
  pageShell: {
    skip: "براہ راست مواد پر جائیں",
  },
  toaster: {
    close: "بند کریں",
    label: "اطلاعات ({hotkey})",
  },
};
