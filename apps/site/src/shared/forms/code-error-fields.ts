/** Which field a refusal is about where a number is proven by a code. */
export const codeErrorFields = {
  "verify.missing_phone_number": "mobileNum",
  "verify.invalid_phone_number": "mobileNum",
  "verify.missing_code": "verificationCode",
  "verify.invalid_code": "verificationCode",
  "verify.code_expired": "verificationCode",
} as const;
