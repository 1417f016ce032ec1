import type { Translation } from "../message-types.ts";
import type { patterns as english } from "../en/patterns.ts";

export const patterns: Translation<typeof english> = {
  centreShell: {
    close: "بند کریں",
  },
  filterBar: {
    apply: "لاگو کریں",
    reset: "فلٹر ہٹائیں",
    set: {
      one: "{count} منتخب",
      other: "{count} منتخب",
    },
  },
  gameFrame: {
    enterFullscreen: "فل اسکرین",
    exit: "گیمز پر واپس",
    leaveFullscreen: "فل اسکرین سے باہر",
    loading: "{title} کھل رہی ہے",
  },
  numberBoard: {
    choices: "فوری انتخاب",
    clear: "صاف کریں",
    cold: "کم نکلا",
    drawn: "نکلا",
    full: "پہلے ایک نمبر ہٹائیں۔",
    hit: "درست نکلا",
    hot: "ہاٹ",
    locked: "شرطیں بند ہیں۔",
    missed: "نہیں نکلا",
    quickPick: "خود بخود انتخاب",
  },
};
