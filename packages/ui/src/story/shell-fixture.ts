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

export type ShellLanguage = "en" | "hi" | "ar" | "fa";
type Words = Readonly<Record<ShellLanguage, string>>;

const words = (en: string, hi: string, ar: string, fa: string): Words => ({ en, hi, ar, fa });

const categories: readonly (readonly [id: string, words: Words, vendors: number])[] = [
  ["home", words("Home", "होम", "الرئيسية", "خانه"), 0],
  ["live", words("Live casino", "लाइव कैसीनो", "كازينو مباشر", "کازینو زنده"), 9],
  ["slots", words("Slots", "स्लॉट", "سلوتس", "اسلات"), 38],
  ["sports", words("Sports", "स्पोर्ट्स", "رياضة", "ورزشی"), 4],
  ["esports", words("E-sports", "ई-स्पोर्ट्स", "رياضات إلكترونية", "ورزش الکترونیکی"), 3],
  ["poker", words("Poker", "पोकर", "بوكر", "پوکر"), 5],
  ["fishing", words("Fishing", "फ़िशिंग", "صيد", "ماهیگیری"), 6],
  ["lottery", words("Lottery", "लॉटरी", "يانصيب", "لاتاری"), 0],
  ["cockfight", words("Cockfight", "कॉकफ़ाइट", "صراع الديوك", "جنگ خروس"), 2],
  ["crash", words("Crash", "क्रैश", "كراش", "انفجار"), 4],
  ["arcade", words("Arcade", "आर्केड", "أركيد", "آرکید"), 3],
  ["mini", words("Mini games", "मिनी गेम", "ألعاب صغيرة", "مینی‌گیم"), 4],
  ["promotions", words("Promotions", "प्रमोशन", "العروض", "طرح‌های تشویقی"), 0],
  ["app", words("App", "ऐप", "التطبيق", "اپ"), 0],
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
const all = words("All 38 providers", "सभी 38 प्रदाता", "كل المزودين 38", "هر 38 ارائه‌دهنده");

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

export const navLabel = words("Game categories", "खेल की श्रेणियाँ", "فئات الألعاب", "دسته‌های بازی");

/** Home, games, deposit, promotions, me. */
export function bottomItems(language: ShellLanguage) {
  const label = (...texts: Parameters<typeof words>) => words(...texts)[language];
  return [
    {
      id: "home",
      label: label("Home", "होम", "الرئيسية", "خانه"),
      href: "#home",
      icon: house,
      currentIcon: houseFill,
      current: true,
    },
    {
      id: "games",
      label: label("Games", "खेल", "الألعاب", "بازی‌ها"),
      href: "#games",
      icon: cardsThree,
      currentIcon: cardsThreeFill,
    },
    { id: "deposit", label: label("Deposit", "जमा", "إيداع", "واریز"), href: "#deposit", icon: plusBold, chip: true },
    {
      id: "promotions",
      label: label("Promotions", "प्रमोशन", "العروض", "طرح‌های تشویقی"),
      href: "#promotions",
      icon: gift,
      currentIcon: giftFill,
    },
    { id: "me", label: label("Me", "मेरा", "حسابي", "من"), href: "#me", icon: user, currentIcon: userFill },
  ];
}

/** Customer service, app, promotions. */
export function rightItems(language: ShellLanguage) {
  const label = (...texts: Parameters<typeof words>) => words(...texts)[language];
  return [
    { id: "service", label: label("Support", "सहायता", "الدعم", "پشتیبانی"), icon: headset, href: "#service" },
    { id: "app", label: label("App", "ऐप", "التطبيق", "اپ"), icon: downloadSimple, href: "#app" },
    { id: "promotions", label: label("Promotions", "प्रमोशन", "العروض", "طرح‌های تشویقی"), icon: gift, href: "#promotions" },
  ];
}

const columnWords: readonly (readonly [id: string, title: Words, links: readonly Words[]])[] = [
  [
    "games",
    words("Games", "खेल", "الألعاب", "بازی‌ها"),
    [
      words("Live casino", "लाइव कैसीनो", "كازينو مباشر", "کازینو زنده"),
      words("Slots", "स्लॉट", "سلوتس", "اسلات"),
      words("Sports", "स्पोर्ट्स", "رياضة", "ورزشی"),
      words("Lottery", "लॉटरी", "يانصيب", "لاتاری"),
    ],
  ],
  [
    "help",
    words("Help", "मदद", "المساعدة", "راهنما"),
    [
      words("How to deposit", "जमा कैसे करें", "كيفية الإيداع", "روش واریز"),
      words("Withdrawal times", "निकासी का समय", "مواعيد السحب", "زمان برداشت"),
      words("Terms", "नियम और शर्तें", "الشروط", "شرایط"),
      words("Privacy", "गोपनीयता", "الخصوصية", "حریم خصوصی"),
    ],
  ],
  [
    "partners",
    words("Partners", "साझेदार", "الشركاء", "شرکا"),
    [
      words("Become an agent", "एजेंट बनें", "كن وكيلاً", "نماینده شوید"),
      words("Feedback", "प्रतिक्रिया", "ملاحظات", "بازخورد"),
      words("Announcements", "घोषणाएँ", "الإعلانات", "اطلاعیه‌ها"),
    ],
  ],
  [
    "app",
    words("App", "ऐप", "التطبيق", "اپ"),
    [
      words("Android — 9.4 MB", "Android — 9.4 MB", "أندرويد — 9.4 MB", "Android — 9.4 MB"),
      words("iOS", "iOS", "iOS", "iOS"),
      words("iOS Lite", "iOS लाइट", "iOS لايت", "نسخه سبک iOS"),
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
      "بازی سرگرمی است، نه درآمد. سقف تعیین کنید و هر وقت خواستید دست بکشید.",
    )[language],
    limits: {
      id: "limits",
      age: "18+",
      label: words("Set play limits", "खेल की सीमाएँ तय करें", "حدود اللعب", "تعیین سقف بازی")[language],
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
      "© 2026 Baize. مجوز و مقررات",
    )[language],
  };
}

/** Own names of a few of the languages. */
export const languages = [
  { code: "HI", tag: "hi", name: "हिन्दी", dir: "ltr" },
  { code: "EN", tag: "en", name: "English", dir: "ltr" },
  { code: "AR", tag: "ar", name: "العربية", dir: "rtl" },
  { code: "FA", tag: "fa", name: "فارسی", dir: "rtl" },
  { code: "UR", tag: "ur", name: "اردو", dir: "rtl" },
  { code: "TH", tag: "th", name: "ไทย", dir: "ltr" },
  { code: "JA", tag: "ja", name: "日本語", dir: "ltr" },
] as const;
