import type { BannerTexts, PromotionTexts, Texts } from "../db/schema/content.ts";

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

const text = (title: string, content: string) => ({ title, content: `<p>${content}</p>` });
const both = (EN: readonly [string, string], HI: readonly [string, string], AR: readonly [string, string]): Texts => ({
  EN: text(...EN),
  HI: text(...HI),
  AR: text(...AR),
});

/** The same figure in every language: digits and signs are not translated. */
const offer = (figure: string, texts: Texts): PromotionTexts =>
  Object.fromEntries(Object.entries(texts).map(([code, words]) => [code, { ...words, figure }]));

export const PROMOTIONS: readonly { category: string; motif: string; texts: PromotionTexts }[] = [
  {
    category: "deposit",
    motif: "coins",
    texts: offer(
      "₹500",
      both(
        ["On your first deposit", "Deposit ₹1,000 or more. Withdraw after playing it 8 times."],
        ["पहले जमा पर", "न्यूनतम जमा ₹1,000। 8× खेलने के बाद निकासी।"],
        ["على أول إيداع لك", "أودع ₹1,000 أو أكثر. السحب بعد اللعب بالمبلغ 8 مرات."],
      ),
    ),
  },
  {
    category: "rebate",
    motif: "wheel",
    texts: offer(
      "0.8%",
      both(
        ["Weekly rebate", "Credited by itself every Monday at 12:00."],
        ["साप्ताहिक रिबेट", "हर सोमवार 12:00 बजे अपने-आप जमा।"],
        ["استرداد أسبوعي", "يُضاف تلقائيًا كل اثنين الساعة 12:00."],
      ),
    ),
  },
  {
    category: "mission",
    motif: "harlequin",
    texts: offer(
      "7 / 7",
      both(
        ["Daily missions", "Seven days, seven small tasks. Miss one and go on tomorrow."],
        ["दैनिक मिशन", "सात दिन, सात छोटे काम। छूट जाए तो कल फिर।"],
        ["مهام يومية", "سبعة أيام وسبع مهام صغيرة. إن فاتتك واحدة فأكمل غدًا."],
      ),
    ),
  },
  {
    category: "rebate",
    motif: "roulette",
    texts: offer(
      "0.5%",
      both(
        ["On live tables", "Paid every Monday on valid bets at live tables."],
        ["लाइव टेबल पर", "लाइव टेबल के वैध दाँव पर हर सोमवार।"],
        ["على الطاولات المباشرة", "يُدفع كل اثنين على الرهانات الصالحة."],
      ),
    ),
  },
  {
    category: "referral",
    motif: "clover",
    texts: offer(
      "₹200",
      both(
        ["For each friend", "When your friend has deposited and played ₹1,000."],
        ["हर दोस्त पर", "जब दोस्त ₹1,000 जमा करके खेल ले।"],
        ["عن كل صديق", "عندما يودع صديقك ₹1,000 ويلعب بها."],
      ),
    ),
  },
  {
    category: "vip",
    motif: "crown",
    texts: both(
      ["Birthday gift for VIP members", "From VIP 2, on the day itself."],
      ["VIP सदस्यों को जन्मदिन का उपहार", "VIP 2 से, उसी दिन।"],
      ["هدية عيد ميلاد لأعضاء VIP", "ابتداءً من VIP 2، في اليوم نفسه."],
    ),
  },
  {
    category: "sports",
    motif: "wicket",
    texts: offer(
      "100%",
      both(
        ["Stake back on a tie", "Your stake comes back when a T20 ends in a tie."],
        ["बराबरी पर दाँव वापस", "T20 बराबरी पर छूटे तो आपका दाँव वापस।"],
        ["استرداد الرهان عند التعادل", "يعود رهانك إذا انتهت مباراة T20 بالتعادل."],
      ),
    ),
  },
  {
    category: "fishing",
    motif: "fishes",
    texts: offer(
      "₹30,000",
      both(
        ["Weekend catch", "Shared by the best three catches of the weekend."],
        ["सप्ताहांत का शिकार", "सप्ताहांत के सबसे बड़े तीन शिकार इसे बाँटते हैं।"],
        ["صيد نهاية الأسبوع", "تتقاسمها أفضل ثلاث صيدات في نهاية الأسبوع."],
      ),
    ),
  },
  {
    category: "lottery",
    motif: "balls",
    texts: both(
      ["Second chance draw", "Tickets that did not win are drawn again on Sunday."],
      ["दूसरा मौक़ा ड्रॉ", "जो टिकट नहीं जीते, वे रविवार को फिर ड्रॉ में।"],
      ["سحب الفرصة الثانية", "تدخل التذاكر غير الفائزة سحبًا جديدًا يوم الأحد."],
    ),
  },
  {
    category: "app",
    motif: "bolt",
    texts: offer(
      "₹50",
      both(
        ["For using the app", "Sign in from the app for the first time."],
        ["ऐप इस्तेमाल करने पर", "पहली बार ऐप से लॉग इन करें।"],
        ["عند استخدام التطبيق", "سجّل الدخول من التطبيق لأول مرة."],
      ),
    ),
  },
  {
    category: "festival",
    motif: "diya",
    texts: offer(
      "8",
      both(
        ["Diwali lamps", "Light a lamp a day; eight lamps open a gift."],
        ["दिवाली के दीये", "हर दिन एक दीया; आठ दीयों पर उपहार।"],
        ["مصابيح ديوالي", "أضئ مصباحًا كل يوم، وثمانية مصابيح تفتح هدية."],
      ),
    ),
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
