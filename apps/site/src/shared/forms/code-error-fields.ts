/** The field of an error where a code proves a number. */
export const codeErrorFields = {
  "verify.missing_phone_number": "mobileNum",
  "verify.invalid_phone_number": "mobileNum",
  "verify.missing_code": "verificationCode",
  "verify.invalid_code": "verificationCode",
  "verify.code_expired": "verificationCode",
} as const;
