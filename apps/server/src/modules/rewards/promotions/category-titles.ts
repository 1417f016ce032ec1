import { localize } from "../../../platform/language/language.ts";

/** Names of the categories; one that an operator adds later is shown by its own word until it is named here. */
const TITLES: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  deposit: { EN: "Deposit", HI: "जमा", AR: "إيداع" },
  rebate: { EN: "Rebate", HI: "रिबेट", AR: "استرداد" },
  mission: { EN: "Missions", HI: "मिशन", AR: "مهام" },
  referral: { EN: "Friends", HI: "दोस्त", AR: "أصدقاء" },
  vip: { EN: "VIP", HI: "VIP", AR: "VIP" },
  sports: { EN: "Sports", HI: "स्पोर्ट्स", AR: "رياضة" },
  fishing: { EN: "Fishing", HI: "फ़िशिंग", AR: "صيد" },
  lottery: { EN: "Lottery", HI: "लॉटरी", AR: "يانصيب" },
  app: { EN: "App", HI: "ऐप", AR: "التطبيق" },
  festival: { EN: "Festivals", HI: "त्योहार", AR: "مناسبات" },
};

export const promotionCategory = (category: string, language: string): string =>
  localize(TITLES[category] ?? {}, language) ?? category;
