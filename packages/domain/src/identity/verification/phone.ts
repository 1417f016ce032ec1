import { toLatinDigits } from "../../text/digits.ts";

/** National digits where a country has one length (its numbering plan); any other may have 6 to 12. */
const LENGTHS: Readonly<Record<string, number>> = { "+91": 10, "+880": 10, "+977": 10, "+94": 9, "+971": 9 };
const ANY = { least: 6, most: 12 };

export interface PhoneParts {
  mobileNum?: string | undefined;
  countryDialingCode?: string | undefined;
}

export type PhoneProblem = "verify.missing_phone_number" | "verify.invalid_phone_number";
export type Phone = { ok: true; number: string } | { ok: false; code: PhoneProblem };

/**
 * One number as one text (E.164, `+919812345678`), however it was typed: digits of any script, spaces, a leading zero, or
 * whole with its `+`.
 * @param dialling codes that the brand takes; the first is used where none was chosen
 */
export function phoneNumber({ mobileNum, countryDialingCode }: PhoneParts, dialling: readonly string[]): Phone {
  const typed = toLatinDigits(mobileNum ?? "").replaceAll(/[\s().\-\u2010-\u2015\u200E\u200F\u202A-\u202E]/gu, "");
  if (typed === "") return { ok: false, code: "verify.missing_phone_number" };
  const whole = typed.startsWith("+") ? dialling.find((code) => typed.startsWith(code)) : undefined;
  const code = whole ?? (countryDialingCode ? plus(countryDialingCode) : dialling[0]);
  const national = (whole ? typed.slice(whole.length) : typed).replace(/^0+/, "");
  const good = code !== undefined && dialling.includes(code) && /^\d+$/.test(national) && hasLength(code, national.length);
  return good ? { ok: true, number: code + national } : { ok: false, code: "verify.invalid_phone_number" };
}

const plus = (code: string) => `+${toLatinDigits(code).replaceAll(/\D/g, "")}`;

function hasLength(code: string, length: number): boolean {
  const exact = LENGTHS[code];
  return exact === undefined ? length >= ANY.least && length <= ANY.most : length === exact;
}

/** A number typed where a user name is asked for; undefined when it is a name. */
export function phoneInName(name: string, dialling: readonly string[]): string | undefined {
  const digits = toLatinDigits(name.trim());
  if (!/^\+?[\d\s-]{6,20}$/.test(digits)) return undefined;
  const bare = digits.replaceAll(/\D/g, "");
  const whole = digits.startsWith("+")
    ? `+${bare}`
    : dialling.map((code) => wholeNumber(code, bare)).find((one) => one !== undefined);
  const phone = phoneNumber({ mobileNum: whole ?? bare }, dialling);
  return phone.ok ? phone.number : undefined;
}

/** `919812345678` → `+919812345678`: the name that registration by mobile gives. */
function wholeNumber(code: string, digits: string): string | undefined {
  const national = digits.slice(code.length - 1);
  return `+${digits}`.startsWith(code) && LENGTHS[code] === national.length ? `+${digits}` : undefined;
}
