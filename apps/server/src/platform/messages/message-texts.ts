import { localize } from "../language/language.ts";

/** Why a message is sent. `…_unknown` and `…_known` go where no code may: they tell the owner of the number, not who asked. */
export type MessagePurpose =
  | "login"
  | "register"
  | "reset"
  | "challenge"
  | "phone"
  | "reset_link"
  | "register_known"
  | "login_unknown"
  | "reset_unknown"
  | "reset_link_unknown";

const TEXTS: Record<MessagePurpose, Readonly<Record<string, string>>> = {
  login: {
    EN: "{code} is your {brand} login code. It is good for {minutes} minutes. We never ask for it: tell it to nobody.",
    HI: "{code} आपका {brand} लॉग इन कोड है। यह {minutes} मिनट तक मान्य है। हम इसे कभी नहीं पूछते: किसी को न बताएँ।",
    AR: "{code} هو رمز دخولك إلى {brand}، وهو صالح {minutes} دقائق. لا نطلبه منك أبداً: لا تخبر به أحداً.",
  },
  register: {
    EN: "{code} is your {brand} registration code. It is good for {minutes} minutes.",
    HI: "{code} आपका {brand} रजिस्टर कोड है। यह {minutes} मिनट तक मान्य है।",
    AR: "{code} هو رمز إنشاء حسابك في {brand}، وهو صالح {minutes} دقائق.",
  },
  reset: {
    EN: "{code} is the code for a new {brand} password. If you did not ask for it, do nothing.",
    HI: "{code} नए {brand} पासवर्ड का कोड है। अगर आपने नहीं माँगा, तो कुछ न करें।",
    AR: "{code} هو رمز كلمة مرور جديدة في {brand}. إن لم تطلبه فلا تفعل شيئاً.",
  },
  challenge: {
    EN: "{code} confirms a {brand} login from a new place. If it was not you, change your password.",
    HI: "{code} नई जगह से {brand} लॉग इन की पुष्टि करता है। अगर यह आप नहीं थे, तो पासवर्ड बदलें।",
    AR: "{code} يؤكد دخولاً إلى {brand} من مكان جديد. إن لم تكن أنت فغيّر كلمة المرور.",
  },
  phone: {
    EN: "{code} is your verification code for {brand}.",
    HI: "{code} {brand} के लिए आपका पुष्टि कोड है।",
    AR: "{code} هو رمز التحقق الخاص بك في {brand}.",
  },
  reset_link: {
    EN: "Set a new {brand} password within {minutes} minutes: {link} If you did not ask for it, do nothing.",
    HI: "{minutes} मिनट में नया {brand} पासवर्ड बनाएँ: {link} अगर आपने नहीं माँगा, तो कुछ न करें।",
    AR: "عيّن كلمة مرور جديدة في {brand} خلال {minutes} دقيقة: {link} إن لم تطلب ذلك فلا تفعل شيئاً.",
  },
  register_known: {
    EN: "This number already has a {brand} account. Log in instead.",
    HI: "इस नंबर से {brand} अकाउंट पहले से है। लॉग इन करें।",
    AR: "لهذا الرقم حساب في {brand} بالفعل. سجّل الدخول به.",
  },
  login_unknown: {
    EN: "Somebody tried to log in to {brand} with this number, which has no account there.",
    HI: "किसी ने इस नंबर से {brand} में लॉग इन करना चाहा, पर इससे कोई अकाउंट नहीं है।",
    AR: "حاول أحدهم الدخول إلى {brand} بهذا الرقم، ولا حساب له هناك.",
  },
  reset_unknown: {
    EN: "Somebody asked for a new {brand} password for this number, which has no account there.",
    HI: "किसी ने इस नंबर के लिए नया {brand} पासवर्ड माँगा, पर इससे कोई अकाउंट नहीं है।",
    AR: "طلب أحدهم كلمة مرور جديدة في {brand} لهذا الرقم، ولا حساب له هناك.",
  },
  reset_link_unknown: {
    EN: "Somebody asked for a new {brand} password by this e-mail address, with a user name that does not belong to it. If it was you, try your other user name or address.",
    HI: "किसी ने इस ई-मेल पते से नया {brand} पासवर्ड माँगा, पर यूज़रनेम इस पते का नहीं है। अगर यह आप थे, तो अपना दूसरा यूज़रनेम या पता आज़माएँ।",
    AR: "طلب أحدهم كلمة مرور جديدة في {brand} بهذا البريد الإلكتروني، باسم مستخدم لا يخصّه. إن كنت أنت فجرّب اسم المستخدم أو البريد الآخر.",
  },
};

export interface MessageFacts {
  readonly brand: string;
  readonly code?: string;
  readonly link?: string;
  readonly minutes?: number;
}

/** What a person reads in an SMS or a mail. */
export function messageText(purpose: MessagePurpose, language: string, facts: MessageFacts): string {
  const text = localize(TEXTS[purpose], language) ?? "";
  return text.replaceAll(/\{(brand|code|link|minutes)\}/g, (_, name: keyof MessageFacts) => String(facts[name] ?? ""));
}
