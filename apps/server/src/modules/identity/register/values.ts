import type { ParsedOf } from "@baize/api/contract/contract";
import { REGISTER_FIELDS, type RegisterField } from "@baize/domain/identity/register/field-name";
import { trimmed } from "@baize/domain/text/trim";

type Input = ParsedOf<"register.mobile">;

/** Fields that have a column of their own, or are used and not stored. */
const ELSEWHERE = [
  "username",
  "mobileNum",
  "verificationCode",
  "email",
  "password",
  "confirmPassword",
  "paymentPassword",
  "affiliateCode",
  "captcha",
] as const satisfies readonly RegisterField[];

const isDetail = (name: RegisterField): name is Exclude<RegisterField, (typeof ELSEWHERE)[number]> =>
  !ELSEWHERE.some((other) => other === name);

/** Stored as given in `details`: every other field of the form, and where the member came from. */
const DETAILS = [
  ...REGISTER_FIELDS.filter(isDetail),
  "registerUrl",
  "domain",
  "registerMethod",
  "vassalage",
  "referralCode",
] as const;

export function detailsOf(input: Input): Record<string, string> {
  const filled = DETAILS.map((name) => [name, trimmed(input[name] ?? "")] as const).filter(([, value]) => value !== "");
  return Object.fromEntries(filled);
}

/** Lower case: no mail provider distinguishes mailboxes by case. */
export const emailOf = (input: Input): string | null => trimmed(input.email ?? "").toLowerCase() || null;
