import type { ParsedOf } from "@baize/api/contract";
import { trimmed } from "@baize/domain/text/trim";

type Input = ParsedOf<"register.mobile">;

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
  "registerMethod",
  "vassalage",
  "referralCode",
] as const;

export function detailsOf(input: Input): Record<string, string> {
  const filled = DETAILS.map((name) => [name, trimmed(input[name] ?? "")] as const).filter(([, value]) => value !== "");
  return Object.fromEntries(filled);
}

/** Lower case: no provider in use tells two mailboxes apart by case. */
export const emailOf = (input: Input): string | null => trimmed(input.email ?? "").toLowerCase() || null;
