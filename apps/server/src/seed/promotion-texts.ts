import type { PromotionMethod } from "@baize/domain/rewards/promotion/status";
import type { PromotionOffer, PromotionTexts } from "../modules/rewards/promotion-schema.ts";
import type { Texts } from "../platform/language/texts.ts";
import { paragraphs as both } from "./localized-texts.ts";

/** The same figure in every language: digits and signs are not translated. */
const offer = (figure: string, texts: Texts): PromotionTexts =>
  Object.fromEntries(Object.entries(texts).map(([code, words]) => [code, { ...words, figure }]));

export interface PromotionSeed {
  readonly category: string;
  readonly motif: string;
  readonly texts: PromotionTexts;
  /** How one takes part, and what it grants; without them there is nothing to press. */
  readonly way?: PromotionMethod;
  readonly offer?: PromotionOffer;
  /** Days from now until one may join. */
  readonly joins?: number;
}

export const PROMOTIONS: readonly PromotionSeed[] = [
  {
    category: "deposit",
    way: "join",
    offer: { amount: "50000", times: 8, days: 30, minDeposit: "100000", weights: { LIVE: 20, PVP: 20, SPORTS: 50, ESPORTS: 50 } },
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
        ["Weekly rebate", "Yours to take every Monday from 12:00."],
        ["साप्ताहिक रिबेट", "हर सोमवार 12:00 बजे से ले सकते हैं।"],
        ["استرداد أسبوعي", "تستلمه كل اثنين ابتداءً من الساعة 12:00."],
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
    way: "apply",
    offer: { amount: "100000", times: 1, days: 30, minVip: 2 },
    motif: "crown",
    texts: both(
      ["Birthday gift for VIP members", "From VIP 2, on the day itself."],
      ["VIP सदस्यों को जन्मदिन का उपहार", "VIP 2 से, उसी दिन।"],
      ["هدية عيد ميلاد لأعضاء VIP", "ابتداءً من VIP 2، في اليوم نفسه."],
    ),
  },
  {
    category: "sports",
    way: "apply",
    offer: { amount: "20000", times: 1, days: 7 },
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
    way: "join",
    joins: -2,
    offer: { amount: "300000", times: 1, days: 7 },
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
    way: "claim",
    offer: { amount: "10000", times: 1, days: 14 },
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
  {
    category: "festival",
    motif: "diya",
    way: "raffle",
    offer: {
      amount: "0",
      times: 1,
      days: 7,
      drawsADay: 1,
      prizes: [
        { amount: "500", weight: 600 },
        { amount: "1000", weight: 300 },
        { amount: "5000", weight: 90 },
        { amount: "50000", weight: 10 },
      ],
    },
    texts: offer(
      "₹5–₹500",
      both(
        ["Red envelope", "One envelope a day, never empty. The chance of each prize is printed beside it."],
        ["लाल लिफ़ाफ़ा", "हर दिन एक लिफ़ाफ़ा, कभी ख़ाली नहीं। हर इनाम की संभावना साथ में लिखी है।"],
        ["الظرف الأحمر", "ظرف كل يوم، لا يأتي فارغاً. احتمال كل جائزة مكتوب بجانبها."],
      ),
    ),
  },
  {
    category: "deposit",
    motif: "fan",
    way: "claim",
    offer: { amount: "5000", times: 3, days: 7 },
    texts: offer(
      "₹50",
      both(
        ["To get to know the tables", "Take it, play it three times in seven days, and it is cash."],
        ["टेबल से परिचय के लिए", "लें, सात दिन में तीन बार खेलें, फिर यह नकद है।"],
        ["للتعرّف على الطاولات", "استلمها والعب بها ثلاث مرات في سبعة أيام لتصبح نقداً."],
      ),
    ),
  },
];
