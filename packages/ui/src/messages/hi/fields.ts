import type { Translation } from "../message-types.ts";
import type { fields as english } from "../en/fields.ts";

export const fields: Translation<typeof english> = {
  amountField: {
    quick: "आम रक़में",
  },
  calendar: {
    calendar: "कैलेंडर",
    month: "महीना",
    nextMonth: "अगला महीना",
    previousMonth: "पिछला महीना",
    today: "आज",
    year: "साल",
  },
  captchaField: {
    failed: "तस्वीर नहीं आई",
    picture: "अंकों वाली तस्वीर। पढ़ न पाएँ तो दूसरी जाँच चुनें।",
    refresh: "नई तस्वीर",
  },
  combobox: {
    chosen: {
      one: "{count} चुना गया",
      other: "{count} चुने गए",
    },
    clear: "हटाएँ",
    count: {
      one: "{count} विकल्प",
      other: "{count} विकल्प",
    },
    empty: "इस नाम का कोई विकल्प नहीं",
    loading: "खोजा जा रहा है…",
    remove: "{label} हटाएँ",
    show: "विकल्प दिखाएँ",
  },
  dateField: {
    empty: "ख़ाली",
  },
  dateRangePicker: {
    apply: "लागू करें",
    bounds: "{min} से {max} तक की तारीख़ें चुनें।",
    boundsFrom: "{min} से आगे की तारीख़ें चुनें।",
    boundsTo: "{max} तक की तारीख़ें चुनें।",
    from: "कब से",
    incomplete: "दोनों तारीख़ें पूरी लिखें।",
    loading: "लोड हो रहा है…",
    none: "सभी तारीख़ें",
    order: "आख़िरी तारीख़ पहली तारीख़ से पहले की है। दोनों को आपस में बदलें।",
    panel: "तारीख़ें चुनें",
    presets: "आम अवधियाँ",
    since: "{day} से",
    to: "कब तक",
    until: "{day} तक",
  },
  fileUpload: {
    added: "{names} जोड़ी गईं",
    checking: "जाँच हो रही है…",
    choose: "फ़ाइलें चुनें या यहाँ छोड़ें",
    done: "भेजी गई",
    drop: "जोड़ने के लिए छोड़ें",
    full: "और फ़ाइलें नहीं जोड़ सकते",
    hint: {
      one: "{kinds}, {size} तक",
      other: "{kinds}, {size} तक, ज़्यादा से ज़्यादा {count} फ़ाइलें",
    },
    none: "कोई फ़ाइल नहीं",
    refusedBroken: "{name} पढ़ी नहीं जा सकती",
    refusedCount: {
      one: "केवल {count} फ़ाइल जोड़ सकते हैं। नहीं जोड़ी गई: {names}",
      other: "केवल {count} फ़ाइलें जोड़ सकते हैं। नहीं जोड़ी गईं: {names}",
    },
    refusedDuplicate: "{name} पहले से है",
    refusedEmpty: "{name} ख़ाली है",
    refusedPixels: "{name} में बहुत ज़्यादा पिक्सेल हैं",
    refusedSize: "{name} बहुत बड़ी है",
    refusedType: "{name} {kinds} फ़ाइल नहीं है",
    remove: "{name} हटाएँ",
    removed: "{name} हटाई गई",
    replace: "{name} बदलें",
    retry: "फिर कोशिश करें",
    sending: "भेजी जा रही है",
  },
  humanCheck: {
    done: "जाँच पूरी हुई।",
    expired: "जाँच पुरानी हो गई। फिर करने के लिए दबाएँ।",
    failed: "जाँच पूरी नहीं हुई। फिर कोशिश करें।",
    idle: "इंसान होने की जाँच के लिए दबाएँ",
    working: "जाँच हो रही है… कुछ सेकंड लगेंगे।",
  },
  numberField: {
    decrease: "कम",
    increase: "ज़्यादा",
  },
  passwordField: {
    hide: "पासवर्ड छिपाएँ",
    met: "पूरा",
    show: "पासवर्ड दिखाएँ",
    unmet: "अभी बाक़ी",
  },
  phoneField: {
    country: "देश का कोड",
  },
  searchField: {
    clear: "खोज हटाएँ",
  },
  select: {
    all: "सभी चुनें",
    chosen: {
      one: "{count} चुना गया",
      other: "{count} चुने गए",
    },
    none: "कोई न चुनें",
    remove: "{label} हटाएँ",
  },
  smsCodeField: {
    confirm: "ठीक है",
    ended: "अब आप दूसरा कोड माँग सकते हैं।",
    failed: "अपना कनेक्शन जाँचें और फिर कोशिश करें। बार-बार ऐसा हो तो सहायता से संपर्क करें।",
    failedTitle: "कोड नहीं भेजा जा सका",
    resend: "फिर भेजें",
    resendIn: "फिर भेजें",
    send: "कोड भेजें",
    sending: "भेजा जा रहा है…",
    started: {
      one: "कोड भेज दिया गया। {count} सेकंड बाद दूसरा माँग सकते हैं।",
      other: "कोड भेज दिया गया। {count} सेकंड बाद दूसरा माँग सकते हैं।",
    },
    tooMany: "आपने बहुत ज़्यादा कोड माँगे। दूसरा माँगने से पहले रुकें।",
    waitIn: "रुकें",
  },
  timeField: {
    empty: "ख़ाली",
  },
};
