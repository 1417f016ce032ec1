import type { ServerErrorCode } from "@baize/api/errors";

/** Flags, a family of four and a face: code points that no single character of a text is. */
export const EMOJI = "😀🇮🇳👩‍👩‍👧‍👦";

/** Fields that a rule behind the schema refuses, by row: a pattern of the brand, a length, a repetition. */
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

/** Fields whose emoji an error of the row's own refuses: an unknown code, number, host or proof. */
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

/** The code that a row answers to emoji in a field that its schema takes; undefined where the answer is that to its good input. */
export const refusalOfEmoji = (id: string, name: string): ServerErrorCode | undefined =>
  REFUSED_BY_RULE[id]?.includes(name) ? "input.invalid" : REFUSED_BY_ERROR[`${id} ${name}`];
