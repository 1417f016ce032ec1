import type { RewardKind } from "@baize/domain/rewards/points/kinds";
import type { Texts } from "../platform/language/texts.ts";
import { inThree } from "./localized-texts.ts";

interface RewardSeed {
  readonly kind: RewardKind;
  readonly points: number;
  /** Minor units charged besides the points. */
  readonly amount: bigint;
  readonly stock: number | null;
  readonly exchanged: number;
  readonly unit: Readonly<Record<string, string>>;
  readonly texts: Texts;
}

const PIECE = { EN: "piece", HI: "नग", AR: "قطعة" };
const VOUCHER = { EN: "voucher", HI: "वाउचर", AR: "قسيمة" };

/** Goods of the points mall. */
export const REWARDS: readonly RewardSeed[] = [
  {
    kind: "discount",
    points: 500,
    amount: 0n,
    stock: null,
    exchanged: 1840,
    unit: VOUCHER,
    texts: inThree(
      ["₹50 play credit", "<p>Goes to your bonus wallet once the exchange is approved.</p>"],
      ["₹50 का प्ले क्रेडिट", "<p>मंज़ूरी के बाद आपके बोनस वॉलेट में जाता है।</p>"],
      ["رصيد لعب ₹50", "<p>يُضاف إلى محفظة المكافآت بعد الموافقة.</p>"],
    ),
  },
  {
    kind: "discount",
    points: 4500,
    amount: 0n,
    stock: null,
    exchanged: 312,
    unit: VOUCHER,
    texts: inThree(
      ["₹500 play credit", "<p>Ten per cent better than ten of the small ones.</p>"],
      ["₹500 का प्ले क्रेडिट", "<p>दस छोटे क्रेडिट से दस प्रतिशत बेहतर।</p>"],
      ["رصيد لعب ₹500", "<p>أفضل بعشرة في المئة من عشر قسائم صغيرة.</p>"],
    ),
  },
  {
    kind: "lifestyle",
    points: 2400,
    amount: 0n,
    stock: 120,
    exchanged: 97,
    unit: VOUCHER,
    texts: inThree(
      ["Cinema for two", "<p>Any day, any seat but recliners. The code comes by mail.</p>"],
      ["दो लोगों के लिए सिनेमा", "<p>कोई भी दिन, रिक्लाइनर छोड़कर कोई भी सीट। कोड ई-मेल से आता है।</p>"],
      ["تذكرتا سينما", "<p>أي يوم وأي مقعد عدا الكراسي الممدّدة. يصل الرمز بالبريد.</p>"],
    ),
  },
  {
    kind: "lifestyle",
    points: 1500,
    amount: 9900n,
    stock: 60,
    exchanged: 60,
    unit: VOUCHER,
    texts: inThree(
      ["Thali for two", "<p>At partner restaurants in twelve cities, at noon or in the evening.</p>"],
      ["दो लोगों की थाली", "<p>बारह शहरों के साथी रेस्तराँ में, दोपहर या शाम को।</p>"],
      ["وجبة ثالي لشخصين", "<p>في مطاعم شريكة باثنتي عشرة مدينة، ظهراً أو مساءً.</p>"],
    ),
  },
  {
    kind: "gift",
    points: 3600,
    amount: 0n,
    stock: 40,
    exchanged: 11,
    unit: PIECE,
    texts: inThree(
      ["Brass lamp", "<p>Cast in Moradabad, 18 cm high. Delivered within ten days.</p>"],
      ["पीतल का दीया", "<p>मुरादाबाद में ढला, 18 सेमी ऊँचा। दस दिन में डिलीवरी।</p>"],
      ["مصباح نحاسي", "<p>مصبوب في مرادآباد، ارتفاعه 18 سم. التوصيل خلال عشرة أيام.</p>"],
    ),
  },
  {
    kind: "gift",
    points: 18_000,
    amount: 199_900n,
    stock: 8,
    exchanged: 3,
    unit: PIECE,
    texts: inThree(
      ["Wireless earphones", "<p>Thirty hours of play with the case. One year of guarantee.</p>"],
      ["वायरलेस ईयरफ़ोन", "<p>केस के साथ तीस घंटे। एक साल की गारंटी।</p>"],
      ["سماعات لاسلكية", "<p>ثلاثون ساعة مع العلبة. ضمان سنة.</p>"],
    ),
  },
];

interface GiftSeed {
  readonly stage: "before" | "after";
  readonly href: string;
  readonly texts: Readonly<Record<string, { title: string; content: string; action: string }>>;
}

/** The gift popups: one for visitors, one for members. */
export const GIFTS: readonly GiftSeed[] = [
  {
    stage: "before",
    href: "/register",
    texts: {
      EN: {
        title: "₹1,000 to start with",
        content: "<p>In demo money, the moment your account is open.</p>",
        action: "Register",
      },
      HI: { title: "शुरुआत के लिए ₹1,000", content: "<p>डेमो पैसे में, अकाउंट खुलते ही।</p>", action: "रजिस्टर करें" },
      AR: { title: "₹1,000 للبداية", content: "<p>بعملة تجريبية، فور فتح حسابك.</p>", action: "إنشاء حساب" },
    },
  },
  {
    stage: "after",
    href: "/promotions",
    texts: {
      EN: {
        title: "0.8% back every Monday",
        content: "<p>On last week's slot bets. It comes by itself.</p>",
        action: "See promotions",
      },
      HI: { title: "हर सोमवार 0.8% वापस", content: "<p>पिछले हफ़्ते के स्लॉट दाँव पर। अपने-आप मिलता है।</p>", action: "प्रमोशन देखें" },
      AR: { title: "0.8% كل اثنين", content: "<p>على رهانات الماكينات للأسبوع الماضي، وتُضاف تلقائياً.</p>", action: "اعرض العروض" },
    },
  },
];

/** Terms of every promotion. */
export const TERMS: Readonly<Record<string, string>> = {
  EN: "<h3>Terms</h3><ul><li>One account a person, one gift an account.</li><li>Only settled, valid bets count: no refunds, no ties, no demo play.</li><li>What is won by a promotion is paid within a day of its end.</li><li>Whoever plays against the terms loses the promotion, not the stake.</li></ul>",
  HI: "<h3>शर्तें</h3><ul><li>एक व्यक्ति, एक अकाउंट; एक अकाउंट पर एक उपहार।</li><li>केवल पूरे हुए वैध दाँव गिने जाते हैं: वापसी, टाई और डेमो नहीं।</li><li>प्रमोशन की जीत उसके समाप्त होने के एक दिन के भीतर दी जाती है।</li><li>शर्तें तोड़ने पर प्रमोशन जाता है, दाँव नहीं।</li></ul>",
  AR: "<h3>الشروط</h3><ul><li>حساب واحد لكل شخص، وهدية واحدة لكل حساب.</li><li>تُحتسب الرهانات الصالحة المسوّاة وحدها: لا المستردة ولا التعادل ولا التجريبية.</li><li>يُدفع ما يُربح في العرض خلال يوم من نهايته.</li><li>من خالف الشروط خسر العرض لا رهانه.</li></ul>",
};
