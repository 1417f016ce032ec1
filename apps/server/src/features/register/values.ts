import type { ParsedOf } from "@baize/api/contract";
import { toLatinDigits } from "@baize/domain/text/digits";
import { trimmed } from "@baize/domain/text/trim";

type Input = ParsedOf<"register.create">;

/** Kept as given, beside the columns that have a meaning of their own. */
const DETAILS = [
  "payeeName",
  "birthday",
  "nationality",
  "idNumber",
  "occupation",
  "sourceOfIncome",
  "address",
  "qqNum",
  "wechat",
  "line",
  "whatsapp",
  "facebook",
  "telegram",
  "zalo",
  "recommenderId",
  "registerUrl",
  "domain",
] as const;

export function detailsOf(input: Input): Record<string, string> {
  const filled = DETAILS.map((name) => [name, trimmed(input[name] ?? "")] as const).filter(([, value]) => value !== "");
  return Object.fromEntries(filled);
}

/** Lower case: no provider in use tells two mailboxes apart by case. */
export const emailOf = (input: Input): string | null => trimmed(input.email ?? "").toLowerCase() || null;

/** `+` and digits, so that one number is one number however it was typed. */
export function mobileOf(input: Input): string | null {
  const digits = toLatinDigits(input.mobileNum ?? "").replaceAll(/\D/g, "");
  if (!digits) return null;
  const dialling = toLatinDigits(input.countryDialingCode ?? "").replaceAll(/\D/g, "");
  return `+${dialling}${digits.replace(/^0+/, "")}`;
}
