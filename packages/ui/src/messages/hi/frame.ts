import type { Translation } from "../message-types.ts";
import type { frame as english } from "../en/frame.ts";

export const frame: Translation<typeof english> = {
  carousel: {
    carousel: "स्लाइड शो",
    next: "अगला",
    position: "{index}, कुल {total}",
    previous: "पिछला",
    slide: "स्लाइड",
  },
  drawCard: {
    next: "अगला ड्रॉ",
  },
  errorState: {
    retry: "फिर कोशिश करें",
  },
  gameCard: {
    hot: "हॉट",
    maintenance: "रखरखाव",
    volatilityHigh: "ज़्यादा उतार-चढ़ाव",
    volatilityLow: "कम उतार-चढ़ाव",
    volatilityMedium: "मध्यम उतार-चढ़ाव",
  },
  gameCover: {
    rank: "नं. {rank}",
  },
  loggedInPanel: {
    concealed: "बैलेंस छिपा है",
    menu: "अकाउंट मेन्यू: {account}",
  },
  modal: {
    close: "बंद करें",
  },
  pageShell: {
    skip: "सीधे सामग्री पर जाएँ",
  },
  toaster: {
    close: "बंद करें",
    label: "सूचनाएँ ({hotkey})",
  },
};
