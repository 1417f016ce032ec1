import type { FieldKind, FieldSpec } from "../../field/spec.ts";
import { REGISTER_FIELDS, type RegisterField } from "./field-name.ts";

export interface RegisterFieldSpec {
  name: string;
  kind: FieldKind;
  /** HTML autofill token; `off` where the browser can know nothing. */
  autocomplete: string;
  /** Which keyboard a phone brings up. */
  inputMode: NonNullable<FieldSpec["inputMode"]>;
  /** Shown from left to right in every language: accounts, numbers, addresses of mail. */
  leftToRight: boolean;
  /** Never shown, never logged, never kept in a draft. */
  secret: boolean;
  /** Place in the form. */
  order: number;
}

const account = { kind: "text", leftToRight: true } as const;

/** How each field is asked for, in the order of the form. */
export const registerFieldMap = {
  username: { ...account, autocomplete: "username" },
  mobileNum: {
    kind: "phone",
    autocomplete: "tel-national",
    inputMode: "tel",
    leftToRight: true,
    dialName: "countryDialingCode",
  },
  verificationCode: {
    kind: "code",
    autocomplete: "one-time-code",
    inputMode: "numeric",
    leftToRight: true,
    sentTo: "mobileNum",
  },
  email: { kind: "email", autocomplete: "email", inputMode: "email", leftToRight: true },
  password: { kind: "password", autocomplete: "new-password", leftToRight: true },
  confirmPassword: { kind: "password", autocomplete: "new-password", leftToRight: true, repeats: "password" },
  paymentPassword: { kind: "password", leftToRight: true },
  payeeName: { kind: "text", autocomplete: "name" },
  birthday: { kind: "date", autocomplete: "bday", inputMode: "none" },
  nationality: { kind: "country", autocomplete: "country", inputMode: "none" },
  idNumber: account,
  occupation: { kind: "text", autocomplete: "organization-title" },
  sourceOfIncome: { kind: "text" },
  address: { kind: "long-text", autocomplete: "street-address" },
  qqNum: { ...account, inputMode: "numeric" },
  wechat: account,
  line: account,
  whatsapp: { ...account, inputMode: "tel" },
  facebook: account,
  telegram: account,
  zalo: account,
  affiliateCode: account,
  recommenderId: account,
  captcha: { kind: "captcha", leftToRight: true },
} as const satisfies Record<RegisterField, FieldSpec>;

export function isRegisterField(name: string): name is RegisterField {
  return Object.hasOwn(registerFieldMap, name);
}

/** How a field is asked for. An unknown name is a plain text field at the end. */
export function registerFieldSpec(name: string): RegisterFieldSpec {
  const spec: FieldSpec = isRegisterField(name) ? registerFieldMap[name] : { kind: "text" };
  const { kind, autocomplete = "off", inputMode = "text", leftToRight = false } = spec;
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
