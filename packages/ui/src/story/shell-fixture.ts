import {
  cardsThree,
  cardsThreeFill,
  downloadSimple,
  gift,
  giftFill,
  headset,
  house,
  houseFill,
  plusBold,
  user,
  userFill,
} from "../icon/art.gen.ts";

export type ShellLanguage = "en" | "hi" | "ar";
type Words = Readonly<Record<ShellLanguage, string>>;

const words = (en: string, hi: string, ar: string): Words => ({ en, hi, ar });

const categories: readonly (readonly [id: string, words: Words, vendors: number])[] = [
  ["home", words("Home", "होम", "الرئيسية"), 0],
  ["live", words("Live casino", "लाइव कैसीनो", "كازينو مباشر"), 9],
  ["slots", words("Slots", "स्लॉट", "سلوتس"), 38],
  ["sports", words("Sports", "स्पोर्ट्स", "رياضة"), 4],
  ["esports", words("E-sports", "ई-स्पोर्ट्स", "رياضات إلكترونية"), 3],
  ["poker", words("Poker", "पोकर", "بوكر"), 5],
  ["fishing", words("Fishing", "फ़िशिंग", "صيد"), 6],
  ["lottery", words("Lottery", "लॉटरी", "يانصيب"), 0],
  ["cockfight", words("Cockfight", "कॉकफ़ाइट", "صراع الديوك"), 2],
  ["crash", words("Crash", "क्रैश", "كراش"), 4],
  ["arcade", words("Arcade", "आर्केड", "أركيد"), 3],
  ["mini", words("Mini games", "मिनी गेम", "ألعاب صغيرة"), 4],
  ["promotions", words("Promotions", "प्रमोशन", "العروض"), 0],
  ["app", words("App", "ऐप", "التطبيق"), 0],
];
/** Vendors of the sandbox, as their marks spell them. */
export const vendorNames = [
  "Saffron Reel",
  "Kestrel",
  "Tin Crown",
  "Old Harbour",
  "Mridang",
  "Paper Tiger",
  "Juno & Co",
  "Blue Peter",
  "Halfpenny",
  "Monsoon",
  "Ninefold",
  "Northgate",
  "Vaulted",
  "Lacquer House",
  "Mango Row",
];
const all = words("All 38 providers", "सभी 38 प्रदाता", "كل المزودين 38");

/** The categories of the home page, Home being open; `vendors` gives each vendor its mark. */
export function navItems<Mark>(language: ShellLanguage, mark: (name: string) => Mark) {
  return categories.map(([id, label, count]) => ({
    id,
    label: label[language],
    href: `#${id}`,
    current: id === "home",
    vendors: Array.from({ length: Math.min(count, vendorNames.length) }, (_, index) => {
      const name = vendorNames[index] ?? "";
      return { id: name, name, href: `#${id}-${index}`, mark: mark(name) };
    }),
    more: { label: all[language], href: `#${id}` },
  }));
}

export const navLabel = words("Game categories", "खेल की श्रेणियाँ", "فئات الألعاب");

/** Home, games, deposit, promotions, me. */
export function bottomItems(language: ShellLanguage) {
  const label = (en: string, hi: string, ar: string) => words(en, hi, ar)[language];
  return [
    { id: "home", label: label("Home", "होम", "الرئيسية"), href: "#home", icon: house, currentIcon: houseFill, current: true },
    { id: "games", label: label("Games", "खेल", "الألعاب"), href: "#games", icon: cardsThree, currentIcon: cardsThreeFill },
    { id: "deposit", label: label("Deposit", "जमा", "إيداع"), href: "#deposit", icon: plusBold, chip: true },
    { id: "promotions", label: label("Promotions", "प्रमोशन", "العروض"), href: "#promotions", icon: gift, currentIcon: giftFill },
    { id: "me", label: label("Me", "मेरा", "حسابي"), href: "#me", icon: user, currentIcon: userFill },
  ];
}

/** Customer service, app, promotions. */
export function rightItems(language: ShellLanguage) {
  const label = (en: string, hi: string, ar: string) => words(en, hi, ar)[language];
  return [
    { id: "service", label: label("Support", "सहायता", "الدعم"), icon: headset, href: "#service" },
    { id: "app", label: label("App", "ऐप", "التطبيق"), icon: downloadSimple, href: "#app" },
    { id: "promotions", label: label("Promotions", "प्रमोशन", "العروض"), icon: gift, href: "#promotions" },
  ];
}

const columnWords: readonly (readonly [id: string, title: Words, links: readonly Words[]])[] = [
  [
    "games",
    words("Games", "खेल", "الألعاب"),
    [
      words("Live casino", "लाइव कैसीनो", "كازينو مباشر"),
      words("Slots", "स्लॉट", "سلوتس"),
      words("Sports", "स्पोर्ट्स", "رياضة"),
      words("Lottery", "लॉटरी", "يانصيب"),
    ],
  ],
  [
    "help",
    words("Help", "मदद", "المساعدة"),
    [
      words("How to deposit", "जमा कैसे करें", "كيفية الإيداع"),
      words("Withdrawal times", "निकासी का समय", "مواعيد السحب"),
      words("Terms", "नियम और शर्तें", "الشروط"),
      words("Privacy", "गोपनीयता", "الخصوصية"),
    ],
  ],
  [
    "partners",
    words("Partners", "साझेदार", "الشركاء"),
    [
      words("Become an agent", "एजेंट बनें", "كن وكيلاً"),
      words("Feedback", "प्रतिक्रिया", "ملاحظات"),
      words("Announcements", "घोषणाएँ", "الإعلانات"),
    ],
  ],
  [
    "app",
    words("App", "ऐप", "التطبيق"),
    [
      words("Android — 9.4 MB", "Android — 9.4 MB", "أندرويد — 9.4 MB"),
      words("iOS", "iOS", "iOS"),
      words("iOS Lite", "iOS लाइट", "iOS لايت"),
    ],
  ],
];

/** The texts of the footer. */
export function footerWords(language: ShellLanguage) {
  return {
    description: words(
      "Play is entertainment, not income. Set your limits, and stop whenever you like.",
      "खेल मनोरंजन है, कमाई का ज़रिया नहीं। अपनी सीमा तय करें, और जब चाहें रुक जाएँ।",
      "اللعب ترفيه وليس مصدر دخل. حدّد ميزانيتك وتوقّف متى شئت.",
    )[language],
    limits: {
      id: "limits",
      age: "18+",
      label: words("Set play limits", "खेल की सीमाएँ तय करें", "حدود اللعب")[language],
      href: "#limits",
    },
    columns: columnWords.map(([id, title, links]) => ({
      id,
      title: title[language],
      links: links.map((label, index) => ({ id: `${id}-${index}`, label: label[language], href: `#${id}-${index}` })),
    })),
    legal: words(
      "© 2026 Baize. Licence and regulation",
      "© 2026 Baize. लाइसेंस और नियमन की जानकारी",
      "© 2026 Baize. الترخيص والتنظيم",
    )[language],
  };
}

/** Own names of a few of the languages. */
export const languages = [
  { code: "HI", tag: "hi", name: "हिन्दी", dir: "ltr" },
  { code: "EN", tag: "en", name: "English", dir: "ltr" },
  { code: "AR", tag: "ar", name: "العربية", dir: "rtl" },
  { code: "UR", tag: "ur", name: "اردو", dir: "rtl" },
  { code: "TH", tag: "th", name: "ไทย", dir: "ltr" },
  { code: "JA", tag: "ja", name: "日本語", dir: "ltr" },
] as const;
