import type { ServerErrorCode } from "@baize/api/errors";

/** Flags, a family of four and a face: characters of several code points. */
export const EMOJI = "😀🇮🇳👩‍👩‍👧‍👦";

/** Fields whose emoji the handler refuses, by endpoint: a pattern of the brand, a length, a repetition. */
const REFUSED_BY_RULE: Readonly<Record<string, readonly string[]>> = {
  "register.create": ["username", "password", "confirmPassword", "mobileNum", "email", "payeeName", "birthday", "affiliateCode"],
  "register.mobile": ["password", "confirmPassword", "mobileNum", "email", "payeeName", "birthday", "affiliateCode"],
  "password.forgotByEmail": ["email"],
  "password.resetByPhone": ["newPassword", "confirmNewPassword"],
  "member.changePassword": ["newPassword", "confirmNewPassword"],
  "points.redeem": ["phone"],
  "feedback.send": ["content"],
  "agentApplication.send": ["mobileNum", "email"],
  "payout.add": ["holder", "number"],
  "paymentPassword.set": ["newPassword", "confirmNewPassword"],
  "paymentPassword.change": ["newPassword", "confirmNewPassword"],
};

/** Fields whose emoji an error of the endpoint refuses: an unknown code, number, host or proof. */
const REFUSED_BY_ERROR: Readonly<Record<string, ServerErrorCode>> = {
  "system.status host": "system.domain_invalid",
  "system.whitelabel host": "system.domain_invalid",
  "register.create referralCode": "affiliate.invalid",
  "register.create firebaseIdToken": "verify.invalid_code",
  "register.mobile referralCode": "affiliate.invalid",
  "register.mobile firebaseIdToken": "verify.invalid_code",
  "sms.login mobileNum": "verify.invalid_phone_number",
  "sms.login proof": "verify.human_check_failed",
  "sms.register mobileNo": "verify.invalid_phone_number",
  "sms.register proof": "verify.human_check_failed",
  "sms.check mobileNum": "verify.invalid_phone_number",
  "phoneCode.send mobileNum": "verify.invalid_phone_number",
  "phoneCode.send proof": "verify.human_check_failed",
  "password.forgotByEmail proof": "verify.human_check_failed",
  "password.resetByPhone mobileNum": "verify.invalid_phone_number",
  "agentApplication.send proof": "verify.human_check_failed",
};

/**
 * The code that an endpoint answers to emoji in a field that its schema accepts; undefined where it answers as to a good input.
 */
export const refusalOfEmoji = (id: string, name: string): ServerErrorCode | undefined =>
  REFUSED_BY_RULE[id]?.includes(name) ? "input.invalid" : REFUSED_BY_ERROR[`${id} ${name}`];
