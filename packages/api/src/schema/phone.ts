import * as z from "zod/mini";
import { count, instant } from "./number.ts";
import { text } from "./text.ts";

/** A phone number as it is typed, and its country's code (`+91`); the brand's first code where it is left out. */
export const phone = {
  mobileNum: z.optional(text(32)),
  countryDialingCode: z.optional(text(8)),
};

/** The answer about a code that was sent, the same whether or not the account exists. */
export const sentCode = () =>
  z.object({
    /** When the code stops being good: what the button counts down to. */
    expirationTime: instant(),
    expiredMinutes: count(60),
    /** From when another one may be asked for. */
    resendTime: instant(),
    codeLength: count(12),
  });

/** The errors of sending a code. */
export const SEND_ERRORS = [
  "auth.captcha_required",
  "verify.missing_phone_number",
  "verify.invalid_phone_number",
  "verify.human_check_failed",
  "verify.too_many_requests",
  "verify.quota_exceeded",
  "verify.operation_not_allowed",
  "verify.unknown",
] as const;

/** The errors of a given code. */
export const PROOF_ERRORS = ["verify.invalid_code", "verify.code_expired", "verify.too_many_requests"] as const;

/** The errors of a number and its code that are given outside of a form, whose fields are validated by its rules. */
export const CODE_ERRORS = [
  "verify.missing_phone_number",
  "verify.invalid_phone_number",
  "verify.missing_code",
  ...PROOF_ERRORS,
] as const;
