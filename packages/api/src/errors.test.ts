import { describe, expect, it } from "vitest";
import { ISSUE_CODES, type IssueCode } from "@baize/domain/field/issue";
import { ERRORS, isErrorCode, isRetryable, isServerErrorCode, statusOf, type ErrorCode } from "./errors.ts";

/** Section 8 of the specification: where each situation lives. What concerns one field is an issue of `input.invalid`. */
const SITUATIONS: Record<string, ErrorCode | `issue:${IssueCode}`> = {
  "bad credentials": "auth.bad_credentials",
  "password confirmation": "issue:mismatch",
  invitation: "affiliate.invalid",
  "real name": "issue:pattern",
  mobile: "issue:not_a_phone",
  "account, password, email": "issue:pattern",
  "not logged in": "auth.not_signed_in",
  "unknown user": "auth.user_unknown",
  "network abnormal": "network.unreachable",
  "network blocked": "network.offline",
  "slow page": "network.page_slow",
  "domain check": "system.domain_invalid",
  blocked: "system.region_blocked",
  maintenance: "system.maintenance",
  system: "system.unknown",
  game: "game.maintenance",
  "not a member": "auth.not_member",
  "not an agent": "auth.not_agent",
  verify: "auth.verify_required",
  contract: "contract.cancels_downline",
  "demo account": "auth.demo_account",
  "chunk load": "network.chunk_failed",
  "invalid-phone-number": "verify.invalid_phone_number",
  "missing-phone-number": "verify.missing_phone_number",
  "too-many-requests": "verify.too_many_requests",
  unknown: "verify.unknown",
  "invalid-verification-code": "verify.invalid_code",
  "missing-verification-code": "verify.missing_code",
  "captcha-check-failed": "verify.human_check_failed",
  "quota-exceeded": "verify.quota_exceeded",
  "operation-not-allowed": "verify.operation_not_allowed",
  "code-expired": "verify.code_expired",
  "popup-closed-by-user": "verify.popup_closed",
};

describe("the error catalogue", () => {
  it.each(Object.entries(SITUATIONS))("has a place for %s: %s", (_, place) => {
    const [kind, issue] = place.split(":");
    expect(kind === "issue" ? ISSUE_CODES.some((code) => code === issue) : isErrorCode(place)).toBe(true);
  });

  it("gives every code of the server an error status, and none to the client's own", () => {
    for (const code of Object.keys(ERRORS).filter(isErrorCode)) {
      const status = statusOf(code);
      expect([code, isServerErrorCode(code) ? status >= 400 && status < 600 : status === 0]).toEqual([code, true]);
    }
  });

  it("marks a time-out and a busy server as retryable, and refusals not", () => {
    expect([isRetryable("network.timeout"), isRetryable("system.busy")]).toEqual([true, true]);
    expect([isRetryable("auth.bad_credentials"), isRetryable("money.insufficient"), isRetryable("rate.limited")]).toEqual([
      false,
      false,
      false,
    ]);
  });

  it("rejects an unknown code", () => {
    expect(["", "toString", "__proto__", "auth", "AUTH.BAD_CREDENTIALS", null, 7, {}].filter(isErrorCode)).toEqual([]);
    expect(isServerErrorCode("network.offline")).toBe(false);
  });
});
