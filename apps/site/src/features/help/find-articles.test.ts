import { describe, expect, it } from "vitest";
import ar from "@baize/i18n/locales/ar/seed.json" with { type: "json" };
import en from "@baize/i18n/locales/en/seed.json" with { type: "json" };
import fa from "@baize/i18n/locales/fa/seed.json" with { type: "json" };
import hi from "@baize/i18n/locales/hi/seed.json" with { type: "json" };
import ur from "@baize/i18n/locales/ur/seed.json" with { type: "json" };
import { findArticles } from "./find-articles.ts";

const article = (slug: string, title: string, content: string) => ({ slug, title, content, updatedAt: 0 });
const sections = [
  {
    title: "Account",
    articles: [article("a", "I forgot my password", "<p>Press <b>Forgot</b>.</p>"), article("b", "Café", "<p>x</p>")],
  },
  { title: "खेल", articles: [article("c", "नतीजा", "<p>ज़रूर जाँचें</p>"), article("d", "حِساب", "<p>نص</p>")] },
];
const found = (search: string) => findArticles(sections, search).flatMap(({ articles }) => articles.map(({ slug }) => slug));

describe("finding an article", () => {
  it.each([
    ["", ["a", "b", "c", "d"]],
    ["   ", ["a", "b", "c", "d"]],
    ["PASSWORD forgot", ["a"]],
    ["cafe", ["b"]],
    ["ज़रूर", ["c"]],
    ["जरूर", ["c"]],
    ["حساب", ["d"]],
    ["<b>", []],
    ["nothing", []],
  ])("%j finds %j", (search, slugs) => {
    expect(found(search)).toEqual(slugs);
  });
  it("leaves out sections without a match", () => {
    expect(findArticles(sections, "cafe").map(({ title }) => title)).toEqual(["Account"]);
  });
});

/** The articles that the seed writes, in one section. */
function seeded(texts: Readonly<Record<string, string>>) {
  const slugs = Object.keys(texts).flatMap((key) => /^article\.(.+)\.title$/.exec(key)?.[1] ?? []);
  const articles = slugs.map((slug) =>
    article(slug, texts[`article.${slug}.title`] ?? "", texts[`article.${slug}.content`] ?? ""),
  );
  return [{ title: "All", articles }];
}

/** What people type for the same things, words of one meaning joined by bars. */
const typed = {
  en:
    "withdraw withdrawal deposit upi bank card fee limit loss break exclusion password pin otp|code sms email mobile kyc identity " +
    "bonus wagering turnover cashback rebate vip level points mall gift|goods invite friend referral|invite code qr balance cash hold " +
    "bet history record proof fair result round demo free support chat complaint feedback account close data language theme " +
    "passkey 2fa device locked ifsc maintenance connection register agent",
  hi: "निकासी जमा बैंक शुल्क सीमा पासवर्ड कोड ईमेल मोबाइल KYC पहचान बोनस कैशबैक VIP पॉइंट दोस्त लिंक बैलेंस दाँव राउंड खेल सहायता चैट शिकायत भाषा पासकी लॉक डेटा",
  ar:
    "سحب إيداع بنك|مصرف بطاقة رسوم حد خسارة استراحة استبعاد كلمة رمز رسالة بريد هاتف|جوال هوية مكافأة مراهنة استرداد مستوى نقاط متجر " +
    "هدية|سلع صديق دعوة رصيد نقد رهان سجل إثبات نتيجة جولة تجريبي مجاني|مجانا دعم محادثة شكوى حساب إغلاق بيانات لغة مظهر مفتاح جهاز " +
    "قفل|مقفل صيانة اتصال تسجيل وكيل KYC UPI VIP IFSC QR",
  fa:
    "برداشت واریز بانک کارت کارمزد سقف باخت استراحت|وقفه محرومیت|خودمحرومی رمز کد پیامک ایمیل موبایل هویت بونوس شرط کش‌بک سطح امتیاز " +
    "فروشگاه هدیه|کالا دوست دعوت موجودی نقد سابقه اثبات نتیجه دور|دست آزمایشی پشتیبانی گفت‌وگو|چت شکایت حساب بستن داده زبان پوسته|تیره " +
    "دستگاه قفل تعمیر|نگهداری اتصال ثبت‌نام نماینده KYC UPI VIP IFSC QR",
  ur:
    "ودڈرال نکلوا ڈپازٹ بینک کارڈ فیس حد نقصان|ہار وقفہ پاس کوڈ SMS ایمیل|ای موبائل شناخت بونس شرط کیش لیول|درجے پوائنٹس تحفہ|سامان " +
    "دوست دعوت بیلنس نقد ریکارڈ ثبوت نتیجہ راؤنڈ ڈیمو سپورٹ چیٹ شکایت اکاؤنٹ بند ڈیٹا زبان تھیم ڈیوائس لاک مرمت|مینٹیننس کنکشن رجسٹر " +
    "ایجنٹ KYC UPI VIP IFSC QR",
} as const;
const languages = [
  ["en", en],
  ["hi", hi],
  ["ar", ar],
  ["fa", fa],
  ["ur", ur],
] as const;

describe.each(languages)("the words that people type in %s", (language, texts) => {
  const help = seeded(texts);
  it.each(typed[language].split(" "))("find an article: %s", (words) => {
    expect(words.split("|").some((word) => findArticles(help, word).length > 0)).toBe(true);
  });

  it("has thirty articles at least", () => {
    expect(help[0]?.articles.length).toBeGreaterThanOrEqual(30);
  });
});
