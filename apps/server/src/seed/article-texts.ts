import type { ArticlePlace } from "@baize/domain/content/announcement/article";
import type { Texts } from "../platform/language/texts.ts";
import { inThree } from "./localized-texts.ts";

export interface ArticleSeed {
  readonly place: ArticlePlace;
  readonly slug: string;
  readonly section: Readonly<Record<string, string>>;
  readonly texts: Texts;
}

const ACCOUNT = { EN: "Your account", HI: "आपका अकाउंट", AR: "حسابك" };
const PLAY = { EN: "Play", HI: "खेल", AR: "اللعب" };
const LIMITS = { EN: "Limits and help", HI: "सीमाएँ और सहायता", AR: "الحدود والمساعدة" };
const INSTALL = { EN: "Install", HI: "इंस्टॉल करें", AR: "التثبيت" };
const AGENTS = { EN: "For agents", HI: "एजेंटों के लिए", AR: "للوكلاء" };
const POINTS = { EN: "Rules of the points mall", HI: "पॉइंट मॉल के नियम", AR: "قواعد متجر النقاط" };

/** The brand's articles: help centre, install guides, the agents' page, rules of the points mall. */
export const ARTICLES: readonly ArticleSeed[] = [
  {
    place: "help",
    slug: "register",
    section: ACCOUNT,
    texts: inThree(
      [
        "How do I register?",
        "<p>Press <b>Register</b>, choose a user name or give your mobile number, and answer what the form marks with *. A mobile number is confirmed by a code. One person holds one account.</p>",
      ],
      [
        "रजिस्टर कैसे करें?",
        "<p><b>रजिस्टर</b> दबाएँ, यूज़रनेम चुनें या मोबाइल नंबर दें, और * वाले सवालों के जवाब दें। मोबाइल नंबर की पुष्टि कोड से होती है। एक व्यक्ति, एक अकाउंट।</p>",
      ],
      [
        "كيف أنشئ حساباً؟",
        "<p>اضغط <b>إنشاء حساب</b>، واختر اسم مستخدم أو اكتب رقم جوّالك، وأجب عمّا عليه علامة *. يؤكَّد رقم الجوّال برمز. لكل شخص حساب واحد.</p>",
      ],
    ),
  },
  {
    place: "help",
    slug: "forgot-password",
    section: ACCOUNT,
    texts: inThree(
      [
        "I forgot my password",
        "<p>On the login form press <b>Forgot password</b>. You get a link by mail or a code by SMS. The link is good for 30 minutes, the code for 3. Every device is signed out when the new password is set.</p>",
      ],
      [
        "पासवर्ड भूल गए",
        "<p>लॉग इन फ़ॉर्म पर <b>पासवर्ड भूल गए</b> दबाएँ। ई-मेल से लिंक या SMS से कोड मिलेगा। लिंक 30 मिनट और कोड 3 मिनट तक मान्य है। नया पासवर्ड बनते ही हर डिवाइस लॉग आउट हो जाता है।</p>",
      ],
      [
        "نسيت كلمة المرور",
        "<p>في نموذج الدخول اضغط <b>نسيت كلمة المرور</b>. يصلك رابط بالبريد أو رمز برسالة. الرابط صالح 30 دقيقة والرمز 3 دقائق. عند تعيين كلمة مرور جديدة يخرج حسابك من كل الأجهزة.</p>",
      ],
    ),
  },
  {
    place: "help",
    slug: "new-place",
    section: ACCOUNT,
    texts: inThree(
      [
        "Why am I asked for one proof more?",
        "<p>When you log in from a network that you have not used before, your password alone is not enough: we ask for a code by SMS, by mail or from your authenticator. If it was not you, change your password.</p>",
      ],
      [
        "एक और पुष्टि क्यों माँगी जाती है?",
        "<p>जब आप किसी नए नेटवर्क से लॉग इन करते हैं, तो केवल पासवर्ड काफ़ी नहीं: हम SMS, ई-मेल या ऑथेंटिकेटर का कोड माँगते हैं। अगर वह आप नहीं थे, तो पासवर्ड बदलें।</p>",
      ],
      [
        "لماذا يُطلب مني إثبات إضافي؟",
        "<p>حين تدخل من شبكة لم تستخدمها من قبل لا تكفي كلمة المرور وحدها: نطلب رمزاً برسالة أو بالبريد أو من تطبيق المصادقة. إن لم تكن أنت فغيّر كلمة المرور.</p>",
      ],
    ),
  },
  {
    place: "help",
    slug: "fair-play",
    section: PLAY,
    texts: inThree(
      [
        "Can I check a result?",
        "<p>Yes. The house's own games commit to a result before you bet and reveal the seed after the round, so that you can compute the result yourself. Published odds stand on each game's card.</p>",
      ],
      [
        "क्या मैं नतीजा जाँच सकता हूँ?",
        "<p>हाँ। हमारे अपने गेम दाँव से पहले नतीजे पर मुहर लगाते हैं और राउंड के बाद बीज दिखाते हैं, जिससे आप नतीजा ख़ुद निकाल सकते हैं। प्रकाशित ऑड्स हर गेम के कार्ड पर हैं।</p>",
      ],
      [
        "هل أستطيع التحقق من النتيجة؟",
        "<p>نعم. ألعابنا تلتزم بالنتيجة قبل رهانك وتكشف البذرة بعد الجولة، فتحسب النتيجة بنفسك. والاحتمالات المنشورة على بطاقة كل لعبة.</p>",
      ],
    ),
  },
  {
    place: "help",
    slug: "broken-round",
    section: PLAY,
    texts: inThree(
      [
        "The network went while a bet was open",
        "<p>The round is finished or taken back on the server, and your balance is right when you return. Look it up under <b>Betting record</b>; a bet that is still open is shown as open.</p>",
      ],
      [
        "दाँव के बीच नेटवर्क चला गया",
        "<p>राउंड सर्वर पर पूरा होता है या वापस लिया जाता है, और लौटने पर आपका बैलेंस सही होता है। <b>बेटिंग रिकॉर्ड</b> में देखें; खुला दाँव खुला दिखता है।</p>",
      ],
      [
        "انقطعت الشبكة ورهاني مفتوح",
        "<p>تُستكمل الجولة على الخادم أو تُسترد، ويكون رصيدك صحيحاً عند عودتك. راجع <b>سجل الرهانات</b>؛ والرهان المفتوح يظهر مفتوحاً.</p>",
      ],
    ),
  },
  {
    place: "help",
    slug: "take-a-break",
    section: LIMITS,
    texts: inThree(
      [
        "How do I take a break?",
        "<p>Decide before you start how long and for how much you play. If play no longer feels like a game, stop, and talk to somebody you trust or to a local helpline. Support can close your account on the same day.</p>",
      ],
      [
        "ब्रेक कैसे लें?",
        "<p>शुरू करने से पहले तय करें कि कितनी देर और कितने का खेलेंगे। अगर खेल अब खेल न लगे, तो रुकें और किसी भरोसेमंद व्यक्ति या स्थानीय हेल्पलाइन से बात करें। सहायता उसी दिन आपका अकाउंट बंद कर सकती है।</p>",
      ],
      [
        "كيف آخذ استراحة؟",
        "<p>قرّر قبل أن تبدأ كم من الوقت والمال ستلعب. إن لم يعد اللعب لعبة فتوقف وتحدّث مع من تثق به أو مع خط مساعدة محلي. يمكن للدعم إغلاق حسابك في اليوم نفسه.</p>",
      ],
    ),
  },
  {
    place: "android",
    slug: "android",
    section: INSTALL,
    texts: inThree(
      [
        "Android",
        "<ol><li>Open this site in Chrome.</li><li>Open the menu <b>⋮</b> and choose <b>Install app</b>.</li><li>Confirm. The app stands among your others and updates itself.</li></ol>",
      ],
      [
        "Android",
        "<ol><li>यह साइट Chrome में खोलें।</li><li>मेनू <b>⋮</b> खोलें और <b>ऐप इंस्टॉल करें</b> चुनें।</li><li>पुष्टि करें। ऐप बाक़ी ऐप्स के साथ दिखेगा और ख़ुद अपडेट होगा।</li></ol>",
      ],
      [
        "Android",
        "<ol><li>افتح هذا الموقع في Chrome.</li><li>افتح القائمة <b>⋮</b> واختر <b>تثبيت التطبيق</b>.</li><li>أكّد. يظهر التطبيق بين تطبيقاتك ويحدّث نفسه.</li></ol>",
      ],
    ),
  },
  {
    place: "ios",
    slug: "ios",
    section: INSTALL,
    texts: inThree(
      [
        "iPhone and iPad",
        "<ol><li>Open this site in Safari.</li><li>Press <b>Share</b> and choose <b>Add to Home Screen</b>.</li><li>Press <b>Add</b>. Open the app from the Home Screen.</li></ol>",
      ],
      [
        "iPhone और iPad",
        "<ol><li>यह साइट Safari में खोलें।</li><li><b>शेयर</b> दबाएँ और <b>होम स्क्रीन में जोड़ें</b> चुनें।</li><li><b>जोड़ें</b> दबाएँ। ऐप होम स्क्रीन से खोलें।</li></ol>",
      ],
      [
        "iPhone و iPad",
        "<ol><li>افتح هذا الموقع في Safari.</li><li>اضغط <b>مشاركة</b> واختر <b>إضافة إلى الشاشة الرئيسية</b>.</li><li>اضغط <b>إضافة</b>، ثم افتح التطبيق من الشاشة الرئيسية.</li></ol>",
      ],
    ),
  },
  {
    place: "ios_lite",
    slug: "ios-lite",
    section: INSTALL,
    texts: inThree(
      [
        "iOS lite edition",
        "<p>For older phones and little memory: the same account and games without films and large pictures.</p><ol><li>Open this site in Safari and log in.</li><li>Choose <b>Share</b>, then <b>Add to Home Screen</b>.</li></ol>",
      ],
      [
        "iOS लाइट",
        "<p>पुराने फ़ोन और कम मेमोरी के लिए: वही अकाउंट और गेम, बिना वीडियो और बड़ी तस्वीरों के।</p><ol><li>यह साइट Safari में खोलें और लॉग इन करें।</li><li><b>शेयर</b>, फिर <b>होम स्क्रीन में जोड़ें</b> चुनें।</li></ol>",
      ],
      [
        "نسخة iOS الخفيفة",
        "<p>للهواتف القديمة والذاكرة القليلة: الحساب نفسه والألعاب نفسها بلا مقاطع ولا صور كبيرة.</p><ol><li>افتح هذا الموقع في Safari وسجّل الدخول.</li><li>اختر <b>مشاركة</b> ثم <b>إضافة إلى الشاشة الرئيسية</b>.</li></ol>",
      ],
    ),
  },
  {
    place: "agent",
    slug: "what-agents-do",
    section: AGENTS,
    texts: inThree(
      [
        "What an agent does",
        "<p>An agent invites members, looks after them and earns by contract: a dividend of the period's result, or a daily, hourly or real-time salary from what the team plays. Each number that is paid opens to the lines that made it.</p>",
      ],
      [
        "एजेंट क्या करता है",
        "<p>एजेंट सदस्यों को बुलाता है, उनकी देखभाल करता है और अनुबंध से कमाता है: अवधि के नतीजे का लाभांश, या टीम के खेल पर दैनिक, प्रति घंटा या तुरंत वेतन। हर भुगतान की पूरी गणना खुली है।</p>",
      ],
      [
        "ماذا يفعل الوكيل",
        "<p>يدعو الوكيل الأعضاء ويرعاهم ويكسب بالعقد: حصة من نتيجة الفترة، أو راتباً يومياً أو ساعياً أو فورياً مما يلعبه فريقه. وكل رقم يُدفع تُفتح تفاصيله سطراً سطراً.</p>",
      ],
    ),
  },
  {
    place: "agent",
    slug: "how-to-join",
    section: AGENTS,
    texts: inThree(
      [
        "How to join",
        "<p>Leave your name and a way to reach you. We answer within two working days. Nothing is asked of you in advance, and nobody from the house will ever ask for your password.</p>",
      ],
      [
        "कैसे जुड़ें",
        "<p>अपना नाम और संपर्क का तरीक़ा छोड़ें। हम दो कार्य दिवसों में जवाब देते हैं। पहले से कुछ नहीं माँगा जाता, और हमारा कोई व्यक्ति आपका पासवर्ड कभी नहीं माँगेगा।</p>",
      ],
      ["كيف تنضم", "<p>اترك اسمك وطريقة للتواصل. نجيب خلال يومي عمل. لا يُطلب منك شيء مقدماً، ولن يطلب أحد منا كلمة مرورك أبداً.</p>"],
    ),
  },
  {
    place: "points",
    slug: "points-rules",
    section: POINTS,
    texts: inThree(
      [
        "How points work",
        "<ul><li>Points come with valid bets and deposits, by the table above, and never expire.</li><li>An exchange is checked by a person; what is declined gives the points back.</li><li>Goods go to the address that you give, and to no other country.</li></ul>",
      ],
      [
        "पॉइंट कैसे काम करते हैं",
        "<ul><li>पॉइंट ऊपर की तालिका के अनुसार वैध दाँव और जमा पर मिलते हैं, और कभी समाप्त नहीं होते।</li><li>हर विनिमय एक व्यक्ति जाँचता है; अस्वीकृत होने पर पॉइंट वापस मिलते हैं।</li><li>सामान आपके दिए पते पर जाता है, किसी और देश में नहीं।</li></ul>",
      ],
      [
        "كيف تعمل النقاط",
        "<ul><li>تأتي النقاط مع الرهانات الصالحة والإيداعات بحسب الجدول أعلاه، ولا تنتهي أبداً.</li><li>يراجع شخصٌ كل استبدال، وما يُرفض تعود نقاطه.</li><li>تُرسل السلع إلى العنوان الذي تعطيه، ولا تُرسل إلى بلد آخر.</li></ul>",
      ],
    ),
  },
];
