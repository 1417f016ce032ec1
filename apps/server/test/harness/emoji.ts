import type { Endpoint } from "@baize/api/contract/endpoint";
import type { ServerErrorCode } from "@baize/api/errors";

/** Flags, a family of four and a face: characters of several code points. */
export const EMOJI = "😀🇮🇳👩‍👩‍👧‍👦";

/** Fields whose emoji the handler refuses, by endpoint: a pattern of the brand, a length, a repetition. */
const REFUSED_BY_RULE: Readonly<Record<string, readonly string[]>> = {
  "register.create": [
    "username",
    "password",
    "confirmPassword",
    "mobileNum",
    "email",
    "payeeName",
    "birthday",
    "affiliateCode",
    "paymentPassword",
  ],
  "register.mobile": [
    "password",
    "confirmPassword",
    "mobileNum",
    "email",
    "payeeName",
    "birthday",
    "affiliateCode",
    "paymentPassword",
  ],
  "password.forgotByEmail": ["email"],
  "password.resetByPhone": ["newPassword", "confirmNewPassword"],
  "member.changePassword": ["newPassword", "confirmNewPassword"],
  "contact.send": ["email"],
  "contact.confirm": ["email"],
  "points.redeem": ["phone"],
  "feedback.send": ["content"],
  "agentApplication.send": ["mobileNum", "email"],
  "payout.add": ["holder", "number"],
  "paymentPassword.set": ["newPassword", "confirmNewPassword"],
  "paymentPassword.change": ["newPassword", "confirmNewPassword"],
};

/** The error that refuses emoji in a field: an unknown code, number, host or proof. It counts where an endpoint declares it. */
const REFUSED_BY_ERROR: Readonly<Record<string, ServerErrorCode>> = {
  host: "system.domain_invalid",
  referralCode: "affiliate.invalid",
  firebaseIdToken: "verify.invalid_code",
  mobileNum: "verify.invalid_phone_number",
  mobileNo: "verify.invalid_phone_number",
  proof: "verify.human_check_failed",
  proofOfWork: "register.work_required",
};

/** Fields of another way to sign in, or of another contact, than that of the good input: the handler does not read them. */
const UNREAD: Readonly<Record<string, readonly string[]>> = {
  "contact.send": ["mobileNum"],
  "contact.confirm": ["mobileNum"],
  "session.login": ["mobileNum", "firebaseIdToken"],
  "password.resetByPhone": ["firebaseIdToken"],
};

/**
 * The code that an endpoint answers to emoji in a field that its schema accepts; undefined where it answers as to a good input.
 */
export function refusalOfEmoji({ id, errors }: Endpoint, name: string): ServerErrorCode | undefined {
  if (REFUSED_BY_RULE[id]?.includes(name)) return "input.invalid";
  if (UNREAD[id]?.includes(name)) return undefined;
  return errors?.find((code) => code === REFUSED_BY_ERROR[name]);
}
