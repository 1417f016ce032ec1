import type { Announcement, AnnouncementDates } from "./announcement.ts";
import { dateText } from "../date-time/date-text.ts";

type Tag = "hi" | "en" | "ar" | "fa" | "ur";

/** Announcements for stories and tests. */
export function announcements(language: Tag, count = 9): readonly Announcement[] {
  const rows = texts[language];
  return Array.from({ length: count }, (_, index) => {
    const row = rows[index % rows.length] ?? rows[0];
    return {
      id: `a${index + 1}`,
      title: row.title,
      summary: row.summary,
      content: row.content ?? `<p>${row.summary}</p>`,
      timestamp: new Date(Date.UTC(2026, 10, 21 - index * 2, 8, 10)),
      unread: index < 2,
      tag: row.tag ? { label: row.tag, tone: "warning" as const } : undefined,
    };
  });
}

interface Text {
  title: string;
  summary: string;
  content?: string;
  tag?: string;
}
type Texts = readonly [Text, ...Text[]];

const rows = (cells: readonly (readonly string[])[]) =>
  cells.map((row) => `<tr>${row.map((cell) => `<td>${cell}</td>`).join("")}</tr>`).join("");

const texts: Record<Tag, Texts> = {
  hi: [
    {
      title: "UPI जमा में देरी, 22:00 तक",
      summary: "बैंक की ओर से रखरखाव चल रहा है",
      tag: "भुगतान",
      content: `<p>आज 13:00 से एक साझेदार बैंक का सिस्टम रखरखाव में है। UPI से की गई जमा आपके वॉलेट में दिखने में 15 से 40 मिनट लग सकते हैं। आपका पैसा सुरक्षित है और दोबारा भेजने की ज़रूरत नहीं है।</p>
        <h1>इस बीच क्या काम कर रहा है</h1>
        <table><thead><tr><th>तरीका</th><th>स्थिति</th><th>औसत समय</th></tr></thead><tbody>${rows([
          ["UPI", "धीमा", "15–40 मिनट"],
          ["IMPS", "सामान्य", "2–5 मिनट"],
          ["USDT", "सामान्य", "3–10 मिनट"],
        ])}</tbody></table>
        <p>अगर 60 मिनट बाद भी रक़म न दिखे, तो लेन-देन संख्या के साथ <a href="/help">सहायता को लिखें</a>।</p>`,
    },
    { title: "Saffron Reel के 12 नए स्लॉट", summary: "आज 15:00 बजे से उपलब्ध" },
    { title: "साप्ताहिक रिबेट जमा कर दिया गया", summary: "0.8% · सोमवार 12:00" },
    { title: "निकासी की नई सीमा: ₹2,00,000 प्रति दिन", summary: "VIP 3 और ऊपर के लिए" },
    { title: "हनोई VIP ड्रॉ का समय बदला", summary: "अब हर 90 सेकंड में" },
    { title: "Northgate लाइव टेबल रखरखाव", summary: "12 नवंबर, 04:00–06:00" },
    { title: "फ़र्ज़ी एजेंट से सावधान रहें", summary: "हम कभी पासवर्ड नहीं माँगते" },
  ],
  en: [
    {
      title: "UPI deposits delayed until 22:00",
      summary: "Maintenance at the bank’s side",
      tag: "Payments",
      content: `<p>A partner bank has been under maintenance since 13:00 today. UPI deposits can take 15 to 40 minutes to appear. Your money is safe and there is no need to send it again.</p>
        <h1>What works meanwhile</h1>
        <table><thead><tr><th>Method</th><th>Status</th><th>Usual time</th></tr></thead><tbody>${rows([
          ["UPI", "Slow", "15–40 min"],
          ["IMPS", "Normal", "2–5 min"],
        ])}</tbody></table>
        <p>If the amount has not appeared after 60 minutes, <a href="/help">write to support</a>.</p>`,
    },
    { title: "12 new slots from Saffron Reel", summary: "Available from 15:00 today" },
    { title: "Weekly rebate has been paid", summary: "0.8% · Monday 12:00" },
    { title: "New withdrawal limit: ₹2,00,000 a day", summary: "For VIP 3 and above" },
    { title: "Hanoi VIP draw time has changed", summary: "Now every 90 seconds" },
    { title: "Northgate live table maintenance", summary: "12 November, 04:00–06:00" },
    { title: "Beware of fake agents", summary: "We never ask for your password" },
  ],
  ar: [
    {
      title: "تأخر إيداعات UPI حتى ⁦22:00⁩",
      summary: "صيانة من جهة البنك",
      tag: "الدفع",
      content: "<p>يخضع أحد البنوك الشريكة للصيانة منذ ⁦13:00⁩ اليوم. قد يستغرق ظهور الإيداع من 15 إلى 40 دقيقة. أموالك بأمان.</p>",
    },
    { title: "12 لعبة سلوت جديدة من Saffron Reel", summary: "متاحة اليوم من ⁦15:00⁩" },
    { title: "تم دفع الاسترداد الأسبوعي", summary: "⁦0.8%⁩ · الاثنين" },
    { title: "حد سحب جديد: ⁦₹2,00,000⁩ في اليوم", summary: "من VIP 3 فما فوق" },
    { title: "تغيّر موعد سحب هانوي VIP", summary: "كل 90 ثانية الآن" },
    { title: "صيانة طاولات Northgate المباشرة", summary: "12 نوفمبر" },
    { title: "احذر من الوكلاء المزيفين", summary: "لا نطلب كلمة المرور أبداً" },
  ],
  fa: [
    {
      title: "واریز با UPI تا ⁦22:00⁩ کند است",
      summary: "به‌روزرسانی در سمت بانک",
      tag: "پرداخت",
      content:
        "<p>یکی از بانک‌های همکار از ساعت ⁦13:00⁩ امروز در حال به‌روزرسانی است. شاید 15 تا 40 دقیقه طول بکشد تا واریز دیده شود. پول شما محفوظ است.</p>",
    },
    { title: "12 اسلات تازه از Saffron Reel", summary: "از ساعت ⁦15:00⁩ امروز" },
    { title: "کش‌بک هفتگی واریز شد", summary: "⁦0.8%⁩ · دوشنبه" },
    { title: "سقف تازه برداشت: ⁦₹2,00,000⁩ در روز", summary: "برای VIP 3 و بالاتر" },
    { title: "زمان قرعه‌کشی Hanoi VIP تغییر کرد", summary: "از این پس هر 90 ثانیه" },
    { title: "به‌روزرسانی میزهای زنده Northgate", summary: "21 آبان" },
    { title: "مراقب نمایندگان جعلی باشید", summary: "هرگز رمز عبور شما را نمی‌پرسیم" },
  ],
  ur: [
    {
      title: "UPI ڈپازٹ میں تاخیر، ⁦22:00⁩ تک",
      summary: "بینک کی طرف سے دیکھ بھال جاری ہے",
      tag: "ادائیگی",
      content:
        "<p>آج ⁦13:00⁩ سے ایک شراکت دار بینک کے سسٹم کی دیکھ بھال ہو رہی ہے۔ UPI ڈپازٹ نظر آنے میں 15 سے 40 منٹ لگ سکتے ہیں۔ آپ کی رقم محفوظ ہے اور دوبارہ بھیجنے کی ضرورت نہیں۔</p>",
    },
    { title: "Saffron Reel کے 12 نئے سلاٹس", summary: "آج ⁦15:00⁩ سے دستیاب" },
    { title: "ہفتہ وار ریبیٹ ادا کر دیا گیا", summary: "⁦0.8%⁩ · پیر" },
    { title: "ودڈرال کی نئی حد: ⁦₹2,00,000⁩ روزانہ", summary: "VIP 3 اور اس سے اوپر کے لیے" },
    { title: "Hanoi VIP ڈرا کا وقت بدل گیا", summary: "اب ہر 90 سیکنڈ میں" },
    { title: "Northgate لائیو ٹیبلز کی دیکھ بھال", summary: "12 نومبر" },
    { title: "جعلی ایجنٹوں سے ہوشیار رہیں", summary: "ہم کبھی پاس ورڈ نہیں پوچھتے" },
  ],
};

/** Dates as an Indian site writes them. */
export function dates(tag: string): AnnouncementDates {
  const zone = { timeZone: "Asia/Kolkata", numberingSystem: "latn" } as const;
  const day = new Intl.DateTimeFormat(tag, { ...zone, day: "2-digit" });
  const month = new Intl.DateTimeFormat(tag, { ...zone, month: "short" });
  const time = new Intl.DateTimeFormat(tag, { ...zone, hour: "2-digit", minute: "2-digit", hourCycle: "h23" });
  return {
    day: (at) => ({ day: day.format(at), month: month.format(at) }),
    time: (at) => `${dateText(at, "date-long", tag, zone.timeZone)} · ${time.format(at)}`,
  };
}
