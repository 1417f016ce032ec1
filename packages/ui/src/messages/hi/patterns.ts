import type { Translation } from "../message-types.ts";
import type { patterns as english } from "../en/patterns.ts";

export const patterns: Translation<typeof english> = {
  centreShell: {
    close: "बंद करें",
  },
  filterBar: {
    apply: "लागू करें",
    reset: "फ़िल्टर हटाएँ",
    set: {
      one: "{count} चुना हुआ",
      other: "{count} चुने हुए",
    },
  },
  gameFrame: {
    enterFullscreen: "फ़ुल स्क्रीन",
    exit: "खेलों पर वापस",
    leaveFullscreen: "फ़ुल स्क्रीन से बाहर",
    loading: "{title} खुल रहा है",
  },
  numberBoard: {
    choices: "झटपट चुनाव",
    clear: "साफ़ करें",
    cold: "कम निकला",
    drawn: "निकला",
    full: "पहले एक नंबर हटाएँ।",
    hit: "चुना और निकला",
    hot: "हॉट",
    locked: "दाँव लगाना बंद है।",
    missed: "नहीं निकला",
    quickPick: "अपने आप चुनें",
  },
};
