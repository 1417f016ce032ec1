import type { Category } from "@baize/domain/gaming/game/category";
import { localize } from "../../../platform/language/language.ts";

/** Names of the categories where the server must word them: menus and lanes that an operator may rename later. */
const TITLES: Record<Category, Readonly<Record<string, string>>> = {
  LIVE: { EN: "Live casino", HI: "लाइव कैसीनो", AR: "كازينو مباشر" },
  RNG: { EN: "Slots", HI: "स्लॉट", AR: "سلوتس" },
  SPORTS: { EN: "Sports", HI: "स्पोर्ट्स", AR: "رياضة" },
  ESPORTS: { EN: "E-sports", HI: "ई-स्पोर्ट्स", AR: "رياضات إلكترونية" },
  PVP: { EN: "Poker", HI: "पोकर", AR: "بوكر" },
  FISH: { EN: "Fishing", HI: "फ़िशिंग", AR: "صيد" },
  LOTT: { EN: "Lottery", HI: "लॉटरी", AR: "يانصيب" },
  ELOTT: { EN: "E-lottery", HI: "ई-लॉटरी", AR: "يانصيب إلكتروني" },
  COCKFIGHT: { EN: "Cockfight", HI: "कॉकफ़ाइट", AR: "صراع الديوك" },
  CRASH: { EN: "Crash", HI: "क्रैश", AR: "كراش" },
  ARCADE: { EN: "Arcade", HI: "आर्केड", AR: "أركيد" },
  JACKPOT: { EN: "Jackpot", HI: "जैकपॉट", AR: "جاكبوت" },
  MINI: { EN: "Mini games", HI: "मिनी गेम", AR: "ألعاب صغيرة" },
};

export const categoryTitle = (category: Category, language: string): string => localize(TITLES[category], language) ?? category;
