import type { Translation } from "../message-types.ts";
import type { fields as english } from "../en/fields.ts";

export const fields: Translation<typeof english> = {
  amountField: {
    quick: "عام رقمیں",
  },
  calendar: {
    calendar: "کیلنڈر",
    month: "مہینہ",
    nextMonth: "اگلا مہینہ",
    previousMonth: "پچھلا مہینہ",
    today: "آج",
    year: "سال",
  },
  captchaField: {
    failed: "تصویر نہیں آئی",
    picture: "ہندسوں والی تصویر۔ پڑھ نہ سکیں تو دوسری جانچ چنیں۔",
    refresh: "نئی تصویر",
  },
  combobox: {
    chosen: {
      one: "{count} منتخب",
      other: "{count} منتخب",
    },
    clear: "ہٹائیں",
    count: {
      one: "{count} آپشن",
      other: "{count} آپشنز",
    },
    empty: "اس نام کا کوئی آپشن نہیں",
    loading: "تلاش جاری ہے…",
    remove: "{label} ہٹائیں",
    show: "آپشنز دکھائیں",
  },
  dateField: {
    empty: "خالی",
  },
  dateRangePicker: {
    apply: "لاگو کریں",
    bounds: "{min} سے {max} تک کی تاریخیں چنیں۔",
    boundsFrom: "{min} سے آگے کی تاریخیں چنیں۔",
    boundsTo: "{max} تک کی تاریخیں چنیں۔",
    from: "کب سے",
    incomplete: "دونوں تاریخیں پوری لکھیں۔",
    loading: "لوڈ ہو رہا ہے…",
    none: "تمام تاریخیں",
    order: "آخری تاریخ پہلی تاریخ سے پہلے کی ہے۔ دونوں کو آپس میں بدلیں۔",
    panel: "تاریخیں چنیں",
    presets: "عام مدتیں",
    since: "{day} سے",
    to: "کب تک",
    until: "{day} تک",
  },
  fileUpload: {
    added: "{names} شامل ہوئیں",
    checking: "جانچ ہو رہی ہے…",
    choose: "فائلیں چنیں یا یہاں چھوڑیں",
    done: "بھیج دی گئی",
    drop: "شامل کرنے کے لیے چھوڑیں",
    full: "مزید فائلیں شامل نہیں کی جا سکتیں",
    hint: {
      one: "{kinds}، {size} تک",
      other: "{kinds}، {size} تک، زیادہ سے زیادہ {count} فائلیں",
    },
    none: "کوئی فائل نہیں",
    refusedBroken: "{name} پڑھی نہیں جا سکتی",
    refusedCount: {
      one: "صرف {count} فائل شامل کی جا سکتی ہے۔ شامل نہیں ہوئی: {names}",
      other: "صرف {count} فائلیں شامل کی جا سکتی ہیں۔ شامل نہیں ہوئیں: {names}",
    },
    refusedDuplicate: "{name} پہلے سے شامل ہے",
    refusedEmpty: "{name} خالی ہے",
    refusedPixels: "{name} میں بہت زیادہ پکسلز ہیں",
    refusedSize: "{name} بہت بڑی ہے",
    refusedType: "{name} {kinds} فائل نہیں ہے",
    remove: "{name} ہٹائیں",
    removed: "{name} ہٹا دی گئی",
    replace: "{name} تبدیل کریں",
    retry: "دوبارہ کوشش کریں",
    sending: "بھیجی جا رہی ہے",
  },
  humanCheck: {
    done: "جانچ پوری ہوئی۔",
    expired: "جانچ پرانی ہو گئی۔ دوبارہ کرنے کے لیے دبائیں۔",
    failed: "جانچ پوری نہیں ہو سکی۔ دوبارہ کوشش کریں۔",
    idle: "انسان ہونے کی جانچ کے لیے دبائیں",
    working: "جانچ ہو رہی ہے… چند سیکنڈ لگیں گے۔",
  },
  numberField: {
    decrease: "کم",
    increase: "زیادہ",
  },
  passwordField: {
    hide: "پاس ورڈ چھپائیں",
    met: "پورا",
    show: "پاس ورڈ دکھائیں",
    unmet: "ابھی پورا نہیں",
  },
  phoneField: {
    country: "ملک کا کوڈ",
  },
  searchField: {
    clear: "تلاش ہٹائیں",
  },
  select: {
    all: "سب منتخب کریں",
    chosen: {
      one: "{count} منتخب",
      other: "{count} منتخب",
    },
    none: "کوئی منتخب نہ کریں",
    remove: "{label} ہٹائیں",
  },
  smsCodeField: {
    confirm: "ٹھیک ہے",
    ended: "اب آپ دوسرا کوڈ مانگ سکتے ہیں۔",
    failed: "اپنا کنکشن دیکھیں اور دوبارہ کوشش کریں۔ اگر بار بار ایسا ہو تو سپورٹ سے رابطہ کریں۔",
    failedTitle: "کوڈ نہیں بھیجا جا سکا",
    resend: "دوبارہ بھیجیں",
    resendIn: "دوبارہ بھیجیں",
    send: "کوڈ بھیجیں",
    sending: "بھیجا جا رہا ہے…",
    started: {
      one: "کوڈ بھیج دیا گیا۔ {count} سیکنڈ بعد دوسرا مانگ سکتے ہیں۔",
      other: "کوڈ بھیج دیا گیا۔ {count} سیکنڈ بعد دوسرا مانگ سکتے ہیں۔",
    },
    tooMany: "آپ نے بہت زیادہ کوڈ مانگے۔ دوسرا مانگنے سے پہلے انتظار کریں۔",
    waitIn: "انتظار کریں",
  },
  timeField: {
    empty: "خالی",
  },
};
