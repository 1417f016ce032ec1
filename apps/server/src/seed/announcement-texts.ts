import type { AnnouncementType } from "@baize/domain/content/announcement/types";
import type { Texts } from "../platform/language/texts.ts";

/** The values of `{vendor}` and `{n}`. */
export interface Filling {
  readonly vendor: string;
  readonly n: number;
}

export interface AnnouncementText {
  readonly type: AnnouncementType;
  readonly texts: Texts;
}

const text = (title: string, ...paragraphs: string[]) => ({
  title,
  content: paragraphs.map((one) => (one.startsWith("<") ? one : `<p>${one}</p>`)).join(""),
});

/** The newest seven, as the design shows them. */
export const LEADING: readonly AnnouncementText[] = [
  {
    type: "PL",
    texts: {
      EN: text(
        "UPI deposits are slow until 22:00",
        "A partner bank has been under maintenance since 13:00 today. A deposit by UPI may take 15 to 40 minutes to show in your wallet. Your money is safe, and there is no need to send it again.",
        "<h3>What works meanwhile</h3>",
        '<table><thead><tr><th scope="col">Method</th><th scope="col">State</th><th scope="col">Usual time</th></tr></thead><tbody><tr><td>UPI</td><td>Slow</td><td>15–40 minutes</td></tr><tr><td>IMPS</td><td>Normal</td><td>2–5 minutes</td></tr><tr><td>Paytm</td><td>Normal</td><td>1–2 minutes</td></tr></tbody></table>',
        "If the amount is not there after 60 minutes, write to support with the transaction number. We check it and answer the same day.",
      ),
      HI: text(
        "UPI जमा में देरी, 22:00 तक",
        "आज 13:00 से एक साझेदार बैंक का सिस्टम रखरखाव में है। UPI से की गई जमा आपके वॉलेट में दिखने में 15 से 40 मिनट लग सकते हैं। आपका पैसा सुरक्षित है और दोबारा भेजने की ज़रूरत नहीं है।",
        "<h3>इस बीच क्या काम कर रहा है</h3>",
        '<table><thead><tr><th scope="col">तरीका</th><th scope="col">स्थिति</th><th scope="col">औसत समय</th></tr></thead><tbody><tr><td>UPI</td><td>धीमा</td><td>15–40 मिनट</td></tr><tr><td>IMPS</td><td>सामान्य</td><td>2–5 मिनट</td></tr><tr><td>Paytm</td><td>सामान्य</td><td>1–2 मिनट</td></tr></tbody></table>',
        "अगर 60 मिनट बाद भी रक़म न दिखे, तो लेन-देन संख्या के साथ सहायता को लिखें। हम जाँचकर उसी दिन जवाब देंगे।",
      ),
      AR: text(
        "تأخّر الإيداع عبر UPI حتى الساعة 22:00",
        "يخضع نظام أحد البنوك الشريكة للصيانة منذ الساعة 13:00 اليوم. قد يستغرق ظهور الإيداع عبر UPI في محفظتك من 15 إلى 40 دقيقة. أموالك في أمان ولا حاجة إلى إرسالها مرة أخرى.",
        "<h3>ما يعمل في هذه الأثناء</h3>",
        '<table><thead><tr><th scope="col">الطريقة</th><th scope="col">الحالة</th><th scope="col">الوقت المعتاد</th></tr></thead><tbody><tr><td>UPI</td><td>بطيء</td><td>15–40 دقيقة</td></tr><tr><td>IMPS</td><td>عادي</td><td>2–5 دقائق</td></tr><tr><td>Paytm</td><td>عادي</td><td>1–2 دقيقة</td></tr></tbody></table>',
        "إذا لم يظهر المبلغ بعد 60 دقيقة فاكتب إلى الدعم مع رقم المعاملة. نتحقق منه ونجيب في اليوم نفسه.",
      ),
    },
  },
  {
    type: "PR",
    texts: {
      EN: text(
        "12 new slots from Saffron Reel",
        "Available from 15:00 today. All of them publish their odds, and each spin can be verified afterwards.",
      ),
      HI: text("Saffron Reel के 12 नए स्लॉट", "आज 15:00 बजे से उपलब्ध। सभी के ऑड्स प्रकाशित हैं और हर स्पिन बाद में जाँची जा सकती है।"),
      AR: text(
        "12 لعبة جديدة من Saffron Reel",
        "متاحة من الساعة 15:00 اليوم. تنشر جميعها احتمالاتها، ويمكن التحقق من كل دورة بعد انتهائها.",
      ),
    },
  },
  {
    type: "PL",
    texts: {
      EN: text(
        "The weekly rebate has been credited",
        "0.8% of last week’s slot bets, Monday 12:00. Nothing to claim: it is in your cash balance.",
      ),
      HI: text("साप्ताहिक रिबेट जमा कर दिया गया", "पिछले हफ़्ते के स्लॉट दाँव का 0.8%, सोमवार 12:00। कुछ करना नहीं है: रक़म आपके बैलेंस में है।"),
      AR: text(
        "تمت إضافة الاسترداد الأسبوعي",
        "0.8% من رهانات الماكينات للأسبوع الماضي، الاثنين 12:00. لا يلزمك شيء: المبلغ في رصيدك النقدي.",
      ),
    },
  },
  {
    type: "PU",
    texts: {
      EN: text("New withdrawal limit: ₹2,00,000 a day", "For VIP 3 and above. Everyone else keeps ₹1,00,000 a day."),
      HI: text("निकासी की नई सीमा: ₹2,00,000 प्रति दिन", "VIP 3 और ऊपर के लिए। बाक़ी सबके लिए सीमा ₹1,00,000 प्रति दिन ही है।"),
      AR: text("حد السحب الجديد: ₹2,00,000 في اليوم", "لمستوى VIP 3 فما فوق. يبقى الحد لبقية الأعضاء ₹1,00,000 في اليوم."),
    },
  },
  {
    type: "B",
    texts: {
      EN: text(
        "Hanoi VIP draws at new times",
        "A draw every 90 seconds from now on. Betting closes five seconds before the draw.",
      ),
      HI: text("हनोई VIP ड्रॉ का समय बदला", "अब हर 90 सेकंड में ड्रॉ। दाँव ड्रॉ से पाँच सेकंड पहले बंद होते हैं।"),
      AR: text("مواعيد جديدة لسحب Hanoi VIP", "سحب كل 90 ثانية من الآن. تُغلق الرهانات قبل السحب بخمس ثوانٍ."),
    },
  },
  {
    type: "PL",
    texts: {
      EN: text("Northgate live tables: maintenance", "12 November, 04:00–06:00. Rounds that are open then are finished first."),
      HI: text("Northgate लाइव टेबल रखरखाव", "12 नवंबर, 04:00–06:00। उस समय चल रहे राउंड पहले पूरे होंगे।"),
      AR: text("صيانة طاولات Northgate المباشرة", "12 نوفمبر، 04:00–06:00. تُستكمل الجولات المفتوحة أولًا."),
    },
  },
  {
    type: "PU",
    texts: {
      EN: text(
        "Beware of false agents",
        "We never ask for a password, a code or a transfer to a private account. Report anyone who does to support.",
      ),
      HI: text("फ़र्ज़ी एजेंट से सावधान रहें", "हम कभी पासवर्ड, कोड या निजी खाते में पैसे नहीं माँगते। ऐसा कोई करे तो सहायता को बताएँ।"),
      AR: text("احذر من الوكلاء المزيفين", "لا نطلب أبدًا كلمة مرور أو رمزًا أو تحويلًا إلى حساب خاص. أبلغ الدعم عن كل من يفعل ذلك."),
    },
  },
];

const fill = (template: string, { vendor, n }: Filling) => template.replaceAll("{vendor}", vendor).replaceAll("{n}", String(n));

type Template = readonly [
  type: AnnouncementType,
  EN: readonly [string, string],
  HI: readonly [string, string],
  AR: readonly [string, string],
];

const TEMPLATES: readonly Template[] = [
  [
    "PR",
    ["{n} new games from {vendor}", "Find them under “New” in the lobby."],
    ["{vendor} के {n} नए खेल", "लॉबी में “नए” के नीचे देखें।"],
    ["{n} ألعاب جديدة من {vendor}", "تجدها في القاعة ضمن «الجديد»."],
  ],
  [
    "PL",
    ["{vendor}: short maintenance", "About {n} minutes, at night. Open rounds are finished first."],
    ["{vendor}: थोड़ी देर का रखरखाव", "रात में लगभग {n} मिनट। चल रहे राउंड पहले पूरे होंगे।"],
    ["{vendor}: صيانة قصيرة", "نحو {n} دقيقة خلال الليل. تُستكمل الجولات المفتوحة أولًا."],
  ],
  [
    "PL",
    ["The weekly rebate has been credited", "0.8% of last week’s slot bets is in your cash balance."],
    ["साप्ताहिक रिबेट जमा कर दिया गया", "पिछले हफ़्ते के स्लॉट दाँव का 0.8% आपके बैलेंस में है।"],
    ["تمت إضافة الاسترداد الأسبوعي", "0.8% من رهانات الماكينات للأسبوع الماضي في رصيدك."],
  ],
  [
    "B",
    ["{vendor} tables open {n} minutes earlier", "From Friday on, every day."],
    ["{vendor} टेबल {n} मिनट पहले खुलेंगी", "शुक्रवार से, हर दिन।"],
    ["طاولات {vendor} تفتح أبكر بـ {n} دقيقة", "ابتداءً من الجمعة، كل يوم."],
  ],
  [
    "PU",
    ["Set a limit that suits you", "Deposit, loss and time limits are under “Play limits”. A lower limit counts at once."],
    ["अपने लिए सही सीमा तय करें", "जमा, हानि और समय की सीमाएँ “खेल की सीमाएँ” में हैं। घटाई गई सीमा तुरंत लागू होती है।"],
    ["ضع الحد الذي يناسبك", "تجد حدود الإيداع والخسارة والوقت ضمن «حدود اللعب». يسري الحد الأقل فورًا."],
  ],
  [
    "H",
    ["Results of {vendor}’s tournament", "{n} players shared the prizes. Thank you for taking part."],
    ["{vendor} टूर्नामेंट के नतीजे", "{n} खिलाड़ियों ने इनाम बाँटे। भाग लेने के लिए धन्यवाद।"],
    ["نتائج بطولة {vendor}", "تقاسم {n} لاعبًا الجوائز. شكرًا لمشاركتكم."],
  ],
  [
    "PR",
    ["Daily mission: play {vendor}", "{n} rounds, any stake. Miss a day and go on tomorrow."],
    ["दैनिक मिशन: {vendor} खेलें", "किसी भी दाँव पर {n} राउंड। एक दिन छूटे तो कल फिर।"],
    ["مهمة اليوم: العب {vendor}", "{n} جولة بأي رهان. إن فاتك يوم فأكمل غدًا."],
  ],
];

export const TEMPLATE_COUNT = TEMPLATES.length;

/** One of the recurring announcements, filled in. */
export function recurring(index: number, filling: Filling): AnnouncementText {
  const template = TEMPLATES[index % TEMPLATES.length];
  if (!template) throw new RangeError("There are no recurring announcements");
  const [type, ...languages] = template;
  const [EN, HI, AR] = languages.map(([title, body]) => text(fill(title, filling), fill(body, filling)));
  if (!EN || !HI || !AR) throw new RangeError("A recurring announcement lacks a language");
  return { type, texts: { EN, HI, AR } };
}
