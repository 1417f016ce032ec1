import type { FieldRule } from "@baize/domain/field/rule";
import { REGISTER_FIELDS } from "@baize/domain/identity/register/field-name";
import { ISSUE_CODES } from "@baize/domain/field/issue";
import type { FieldMap } from "@baize/domain/field/spec";
import { registerFieldMap } from "@baize/domain/identity/register/fields";
import type { DynamicFormMessages } from "../dynamic-form/dynamic-form.tsx";
import type { DynamicControls } from "./controls.ts";
import { fillIssue, type IssueTemplates } from "./messages.ts";

/** A rule for stories and tests: enabled, required, any pattern, unless said otherwise. */
export const rule = (given: Partial<FieldRule> = {}): FieldRule => ({
  enabled: true,
  required: true,
  minLength: 0,
  maxLength: 0,
  patternId: 0,
  acceptedPattern: null,
  ...given,
});

/** The fields that the application of these stories maps. */
export const fields: FieldMap = registerFieldMap;

/** A map: "valueOf" is the name of a field as well as of what every object has. */
function named(names: Readonly<Record<string, string>>): ReadonlyMap<string, string> {
  return new Map(Object.entries(names));
}

const labels = named({
  username: "Username",
  password: "Password",
  confirmPassword: "Repeat password",
  paymentPassword: "Withdrawal password",
  payeeName: "Full name",
  mobileNum: "Mobile number",
  verificationCode: "SMS code",
  email: "Email",
  birthday: "Birthday",
  nationality: "Nationality",
  captcha: "Enter the digits you see",
  affiliateCode: "Invitation code",
  address: "Address",
  idNumber: "Identity number",
  occupation: "Occupation",
  sourceOfIncome: "Source of income",
  recommenderId: "Recommended by",
  qqNum: "QQ",
  wechat: "WeChat",
  line: "LINE",
  whatsapp: "WhatsApp",
  facebook: "Facebook",
  telegram: "Telegram",
  zalo: "Zalo",
});
const templates: IssueTemplates = {
  issues: {
    required: "{field} cannot be empty",
    too_young: "You must be {min} or older to register",
    not_a_date: "Write a day that exists",
    mismatch: "The two passwords are not the same",
    must_agree: "Accept the terms to make an account",
    not_a_phone: "Write a mobile number of the chosen country",
    unsafe_characters: "Write it without hidden characters",
    too_long: "{max} characters at most",
  },
  patterns: {
    0: "{min} to {max} characters",
    2: "A letter first, then letters and digits, {min} to {max}",
    4: "Write a whole address: name@example.com",
    6: "{min} to {max} letters and digits, at least one of each",
    20: "{min} to {max} characters with a capital, a small letter, a digit and a sign",
    21: "Leave a space between first and last name",
  },
  other: "Check {field}",
};
const label = (name: string) => labels.get(name) ?? name;

const placeholders = named({ username: "Choose a name", telegram: "@name" });

export const messages: DynamicFormMessages = {
  label,
  placeholder: (name) => placeholders.get(name),
  issue: (issue, name) => fillIssue(templates, issue, label(name)),
  optional: "(optional)",
  submit: "Make the account",
  submitting: "Making the account…",
  summary: (count) => (count === 1 ? "Please check 1 field" : `Please check ${count} fields`),
  failed: "The account was not made. Check the network and try again; what you wrote is kept.",
};

const hindiLabels = named({
  username: "यूज़रनेम",
  password: "पासवर्ड",
  confirmPassword: "पासवर्ड दोबारा",
  payeeName: "पूरा नाम",
  mobileNum: "मोबाइल नंबर",
  email: "ई-मेल",
  birthday: "जन्म तिथि",
  nationality: "राष्ट्रीयता",
  agreement: "शर्तें",
});
const arabicLabels = named({
  username: "اسم المستخدم",
  password: "كلمة المرور",
  confirmPassword: "تأكيد كلمة المرور",
  payeeName: "الاسم الكامل",
  mobileNum: "رقم الجوال",
  email: "البريد الإلكتروني",
  birthday: "تاريخ الميلاد",
  nationality: "الجنسية",
  agreement: "الشروط",
});
const persianLabels = named({
  username: "نام کاربری",
  password: "رمز عبور",
  confirmPassword: "تکرار رمز عبور",
  payeeName: "نام کامل",
  mobileNum: "شماره موبایل",
  email: "ایمیل",
  birthday: "تاریخ تولد",
  nationality: "ملیت",
  agreement: "شرایط",
});
const urduLabels = named({
  username: "یوزر نیم",
  password: "پاس ورڈ",
  confirmPassword: "پاس ورڈ دوبارہ",
  payeeName: "پورا نام",
  mobileNum: "موبائل نمبر",
  email: "ای میل",
  birthday: "تاریخ پیدائش",
  nationality: "قومیت",
  agreement: "شرائط",
});
const same = (text: string) => Object.fromEntries(ISSUE_CODES.map((code) => [code, text]));
const translated = (names: ReadonlyMap<string, string>, empty: string, other: string) => {
  const text = (name: string) => names.get(name) ?? name;
  const texts: IssueTemplates = { issues: { ...same(other), required: empty }, patterns: {}, other };
  return {
    label: text,
    placeholder: text,
    issue: (issue, name) => fillIssue(texts, issue, text(name)),
  } satisfies Partial<DynamicFormMessages>;
};

export const hindi: DynamicFormMessages = {
  ...messages,
  ...translated(hindiLabels, "{field} ख़ाली नहीं हो सकता", "{field}: ध्यान से देखें"),
  optional: "(ज़रूरी नहीं)",
  submit: "खाता बनाएँ",
  submitting: "खाता बन रहा है…",
  summary: (count) => `${count} जगह सुधार चाहिए`,
};
export const arabic: DynamicFormMessages = {
  ...messages,
  ...translated(arabicLabels, "لا يمكن ترك {field} فارغًا", "تحقق من: {field}"),
  optional: "(اختياري)",
  submit: "إنشاء الحساب",
  submitting: "جارٍ إنشاء الحساب…",
  summary: (count) => `مواضع تحتاج إلى تصحيح: ${count}`,
};

export const persian: DynamicFormMessages = {
  ...messages,
  ...translated(persianLabels, "{field} نمی‌تواند خالی باشد", "{field} را بررسی کنید"),
  optional: "(اختیاری)",
  submit: "ساخت حساب",
  submitting: "در حال ساخت حساب…",
  summary: (count) => `لطفاً ${count} خانه را بررسی کنید`,
};
export const urdu: DynamicFormMessages = {
  ...messages,
  ...translated(urduLabels, "{field} خالی نہیں ہو سکتا", "{field} دوبارہ دیکھیں"),
  optional: "(لازمی نہیں)",
  submit: "اکاؤنٹ بنائیں",
  submitting: "اکاؤنٹ بن رہا ہے…",
  summary: (count) => `براہ کرم ${count} خانے دیکھیں`,
};

export const controls: DynamicControls = {
  phoneCountries: [
    { code: "IN", dial: "91", name: "India" },
    { code: "NP", dial: "977", name: "Nepal" },
  ],
  nations: [
    { value: "IN", label: "India" },
    { value: "NP", label: "Nepal" },
  ],
  date: { min: "1900-01-01", max: "2026-11-21" },
};

/** Every field of the entity, with the rules that a brand may set. */
export const everyField: Readonly<Record<string, FieldRule>> = {
  ...Object.fromEntries(REGISTER_FIELDS.map((name) => [name, rule({ required: false, maxLength: 64 })])),
  username: rule({ minLength: 6, maxLength: 16, patternId: 6 }),
  password: rule({ minLength: 8, maxLength: 16, patternId: 20 }),
  confirmPassword: rule(),
  mobileNum: rule({ minLength: 6, maxLength: 15, patternId: 7 }),
  email: rule({ maxLength: 254, patternId: 4 }),
  payeeName: rule({ maxLength: 60, patternId: 21 }),
  birthday: rule({ patternId: 13 }),
  nationality: rule(),
};
