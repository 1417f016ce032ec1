import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { type ErrorCode, isErrorCode } from "@baize/api/errors";

/** Section 8 of the specification: each situation with its code. */
const SITUATIONS = [
  ["bad credentials", "auth.bad_credentials"],
  ["invitation", "affiliate.invalid"],
  ["mobile", "verify.invalid_phone_number"],
  ["account, password, e-mail", "input.invalid"],
  ["not logged in", "auth.not_signed_in"],
  ["unknown user", "auth.user_unknown"],
  ["network: link abnormal", "network.unreachable"],
  ["network: blocked", "network.offline"],
  ["slow page", "network.page_slow"],
  ["domain check", "system.domain_invalid"],
  ["blocked", "system.region_blocked"],
  ["maintenance", "system.maintenance"],
  ["system", "system.unknown"],
  ["game", "game.maintenance"],
  ["account type: not a member", "auth.not_member"],
  ["account type: not an agent", "auth.not_agent"],
  ["verify", "auth.verify_required"],
  ["contract", "contract.cancels_downline"],
  ["demo account", "auth.demo_account"],
  ["chunk load", "network.chunk_failed"],
] as const satisfies readonly (readonly [string, ErrorCode])[];

/** A phone-code provider's situation with its code here. */
const PHONE = [
  ["invalid-phone-number", "verify.invalid_phone_number"],
  ["missing-phone-number", "verify.missing_phone_number"],
  ["too-many-requests", "verify.too_many_requests"],
  ["unknown", "verify.unknown"],
  ["invalid-verification-code", "verify.invalid_code"],
  ["missing-verification-code", "verify.missing_code"],
  ["captcha-check-failed", "verify.human_check_failed"],
  ["quota-exceeded", "verify.quota_exceeded"],
  ["operation-not-allowed", "verify.operation_not_allowed"],
  ["code-expired", "verify.code_expired"],
  ["popup-closed-by-user", "verify.popup_closed"],
] as const satisfies readonly (readonly [string, ErrorCode])[];

/** Shown beside a field by the form's own rules: `validation:issue.…`. */
const FIELDS = [
  ["password confirmation: entered twice inconsistently", "issue.mismatch"],
  ["real name: wrong format", "pattern.21"],
  ["e-mail: wrong format", "pattern.4"],
] as const;

function texts(tag: string, namespace: string): Record<string, unknown> {
  const file = new URL(`../../locales/${tag}/${namespace}.json`, import.meta.url);
  return JSON.parse(readFileSync(file, "utf8")); // the files that the build reads
}

describe.each(["en", "hi", "ar", "fa", "ur"])("the error catalogue of section 8 in %s", (tag) => {
  const errors = texts(tag, "errors");
  const validation = texts(tag, "validation");

  it.each([...SITUATIONS, ...PHONE])("%s has a text of its own", (_, code) => {
    expect(isErrorCode(code)).toBe(true);
    expect(errors[code]).toMatch(/\S/);
    const same = Object.keys(errors).filter((other) => errors[other] === errors[code]);
    expect(same).toEqual([code]);
  });

  it.each(FIELDS)("%s has a text beside its field", (_, key) => {
    expect(Object.keys(validation).some((name) => name === key || name.startsWith(`${key}_`))).toBe(true);
  });
});
