import { ApiError, isApiError } from "@baize/api/client/api-error";
import { isRecord } from "@baize/api/client/is-record";

/** The codes of the provider's library that have a text of their own. */
const CODES = {
  "auth/missing-phone-number": "verify.missing_phone_number",
  "auth/invalid-phone-number": "verify.invalid_phone_number",
  "auth/missing-verification-code": "verify.missing_code",
  "auth/invalid-verification-code": "verify.invalid_code",
  "auth/code-expired": "verify.code_expired",
  "auth/captcha-check-failed": "verify.human_check_failed",
  "auth/invalid-app-credential": "verify.human_check_failed",
  "auth/too-many-requests": "verify.too_many_requests",
  "auth/quota-exceeded": "verify.quota_exceeded",
  "auth/operation-not-allowed": "verify.operation_not_allowed",
  "auth/network-request-failed": "network.unreachable",
} as const;

type VerifyCode = (typeof CODES)[keyof typeof CODES] | "verify.sender_unavailable" | "verify.unknown";
/** The specification's wait: the provider does not say how long. */
const WAIT_SECONDS = 300;

const isKnown = (code: unknown): code is keyof typeof CODES => typeof code === "string" && code in CODES;

/** A refusal of the provider, or a failure to reach it, as the forms know the server's. */
export function verifyError(code: VerifyCode, cause?: unknown): ApiError {
  const details = { requestId: null, status: 400 };
  return code === "verify.too_many_requests"
    ? new ApiError({ ...details, code, value: { retryAfter: WAIT_SECONDS } }, { cause })
    : new ApiError({ ...details, code, value: undefined }, { cause });
}

/** An error of the provider's library, by its code; `verify.unknown` for any other. One of the catalogue stays as it is. */
export function providerError(error: unknown): ApiError {
  if (isApiError(error)) return error;
  const code = isRecord(error) ? error.code : undefined;
  return verifyError(isKnown(code) ? CODES[code] : "verify.unknown", error);
}
