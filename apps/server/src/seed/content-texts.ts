import type { BannerTexts } from "../modules/content/schema.ts";
import type { Texts } from "../platform/language/texts.ts";
import { paragraphs as both } from "./localized-texts.ts";

interface BannerSeed {
  readonly href: string;
  readonly motif: string;
  readonly texts: Record<string, BannerTexts>;
}

export const BANNERS: readonly BannerSeed[] = [
  {
    href: "/sports-betting-games",
    motif: "wicket",
    texts: {
      EN: {
        place: "Wankhede · match winner",
        title: "Mumbai v Chennai",
        figure: "142/3",
        note: "14.2 overs",
        actionLabel: "See the odds",
      },
      HI: { place: "वानखेड़े · मैच का विजेता", title: "मुंबई बनाम चेन्नई", figure: "142/3", note: "14.2 ओवर", actionLabel: "भाव देखें" },
      AR: {
        place: "وانكيدي · الفائز بالمباراة",
        title: "مومباي ضد تشيناي",
        figure: "142/3",
        note: "14.2 أوفر",
        actionLabel: "اعرض الاحتمالات",
      },
    },
  },
  {
    href: "/slot-games",
    motif: "lotus",
    texts: {
      EN: {
        place: "Saffron Reel",
        title: "Pearl Monsoon",
        figure: "96.2%",
        note: "Published odds; every spin can be verified",
        actionLabel: "Play",
      },
      HI: {
        place: "Saffron Reel",
        title: "Pearl Monsoon",
        figure: "96.2%",
        note: "प्रकाशित ऑड्स; हर स्पिन जाँची जा सकती है",
        actionLabel: "खेलें",
      },
      AR: {
        place: "Saffron Reel",
        title: "Pearl Monsoon",
        figure: "96.2%",
        note: "احتمالات منشورة، وكل دورة يمكن التحقق منها",
        actionLabel: "العب",
      },
    },
  },
  {
    href: "/promotions",
    motif: "wheel",
    texts: {
      EN: {
        place: "Every Monday",
        title: "Weekly rebate",
        figure: "0.8%",
        note: "On all of last week’s slot bets. No code.",
        actionLabel: "See the terms",
      },
      HI: {
        place: "हर सोमवार",
        title: "साप्ताहिक रिबेट",
        figure: "0.8%",
        note: "पिछले हफ़्ते के सभी स्लॉट दाँव पर। कोई कोड नहीं।",
        actionLabel: "शर्तें देखें",
      },
      AR: {
        place: "كل يوم اثنين",
        title: "الاسترداد الأسبوعي",
        figure: "0.8%",
        note: "على جميع رهانات الماكينات للأسبوع الماضي. بلا رمز.",
        actionLabel: "اعرض الشروط",
      },
    },
  },
];

export const INBOX: readonly { type: string; hours: number; texts: Texts }[] = [
  {
    type: "deposit_arrived",
    hours: 2,
    texts: both(
      ["Your deposit has arrived", "₹5,000.00 by UPI is in your balance."],
      ["आपकी जमा पहुँच गई", "UPI से ₹5,000.00 आपके बैलेंस में है।"],
      ["وصل إيداعك", "₹5,000.00 عبر UPI في رصيدك الآن."],
    ),
  },
  {
    type: "withdraw_review",
    hours: 3,
    texts: both(
      ["Your withdrawal is being checked", "₹20,000.00 to SBI ••4471. Usually 10 to 30 minutes."],
      ["आपकी निकासी की जाँच हो रही है", "SBI ••4471 में ₹20,000.00। आमतौर पर 10–30 मिनट।"],
      ["سحبك قيد المراجعة", "₹20,000.00 إلى SBI ••4471. عادةً من 10 إلى 30 دقيقة."],
    ),
  },
  {
    type: "withdraw_rejected",
    hours: 27,
    texts: both(
      ["A withdrawal was declined", "₹8,000.00: the name on the account differs. The amount is back in your balance."],
      ["एक निकासी अस्वीकृत हुई", "₹8,000.00: खाते का नाम मेल नहीं खाता। रक़म बैलेंस में वापस है।"],
      ["رُفض طلب سحب", "₹8,000.00: الاسم على الحساب مختلف. عاد المبلغ إلى رصيدك."],
    ),
  },
];
