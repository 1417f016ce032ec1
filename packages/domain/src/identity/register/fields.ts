import { REGISTER_FIELDS, type RegisterField } from "./field-name.ts";

/** Which control asks for it. `code`: a one-time code; `captcha`: characters of a picture. */
export type FieldKind = "text" | "password" | "email" | "phone" | "date" | "country" | "code" | "captcha" | "long-text";

export interface RegisterFieldSpec {
  name: string;
  kind: FieldKind;
  /** HTML autofill token; `off` where the browser can know nothing. */
  autocomplete: string;
  /** Which keyboard a phone brings up. */
  inputMode: "text" | "numeric" | "tel" | "email" | "none";
  /** Shown from left to right in every language: accounts, numbers, addresses of mail. */
  leftToRight: boolean;
  /** Never shown, never logged, never kept in a draft. */
  secret: boolean;
  /** Place in the form. */
  order: number;
}

type Row = [kind: FieldKind, autocomplete: string, inputMode: RegisterFieldSpec["inputMode"], leftToRight?: boolean];

const ROWS: Record<RegisterField, Row> = {
  username: ["text", "username", "text", true],
  mobileNum: ["phone", "tel-national", "tel", true],
  verificationCode: ["code", "one-time-code", "numeric", true],
  email: ["email", "email", "email", true],
  password: ["password", "new-password", "text", true],
  confirmPassword: ["password", "new-password", "text", true],
  paymentPassword: ["password", "off", "text", true],
  payeeName: ["text", "name", "text"],
  birthday: ["date", "bday", "none"],
  nationality: ["country", "country", "none"],
  idNumber: ["text", "off", "text", true],
  occupation: ["text", "organization-title", "text"],
  sourceOfIncome: ["text", "off", "text"],
  address: ["long-text", "street-address", "text"],
  qqNum: ["text", "off", "numeric", true],
  wechat: ["text", "off", "text", true],
  line: ["text", "off", "text", true],
  whatsapp: ["text", "off", "tel", true],
  facebook: ["text", "off", "text", true],
  telegram: ["text", "off", "text", true],
  zalo: ["text", "off", "text", true],
  affiliateCode: ["text", "off", "text", true],
  recommenderId: ["text", "off", "text", true],
  captcha: ["captcha", "off", "text", true],
};

export function isRegisterField(name: string): name is RegisterField {
  return Object.hasOwn(ROWS, name);
}

/** How a field is asked for. An unknown name is a plain text field at the end. */
export function registerFieldSpec(name: string): RegisterFieldSpec {
  const [kind, autocomplete, inputMode, leftToRight = false]: Row = isRegisterField(name) ? ROWS[name] : ["text", "off", "text"];
  const place = REGISTER_FIELDS.findIndex((field) => field === name);
  return {
    name,
    kind,
    autocomplete,
    inputMode,
    leftToRight,
    secret: kind === "password" || kind === "code",
    order: place < 0 ? REGISTER_FIELDS.length : place,
  };
}

/** The enabled fields of a rule set in the order of the form; unknown ones come last, by name. */
export function orderedFields<Rule extends { enabled: boolean }>(
  rules: Readonly<Record<string, Rule>>,
): [RegisterFieldSpec, Rule][] {
  return Object.entries(rules)
    .filter(([, rule]) => rule.enabled)
    .map(([name, rule]): [RegisterFieldSpec, Rule] => [registerFieldSpec(name), rule])
    .toSorted(([a], [b]) => a.order - b.order || (a.name < b.name ? -1 : 1));
}
