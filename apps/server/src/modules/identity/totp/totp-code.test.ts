import { expect, it } from "vitest";
import { base32, matchingStep, stepAt, totpCode } from "./totp-code.ts";

// RFC 6238, appendix B (SHA-1), last six of the eight digits.
const SECRET = Buffer.from("12345678901234567890");

it.each([
  [59, "287082"],
  [1_111_111_109, "081804"],
  [1_234_567_890, "005924"],
  [20_000_000_000, "353130"],
])("at %s seconds the code is %s", (seconds, code) => {
  expect(totpCode(SECRET, stepAt(new Date(seconds * 1000)))).toBe(code);
});

it("accepts a code of the step before or after, and none twice", () => {
  const now = new Date(59_000);
  expect(matchingStep(SECRET, "287 082", now, 0)).toBe(1);
  expect(matchingStep(SECRET, "287082", new Date(89_000), 0)).toBe(1);
  expect(matchingStep(SECRET, "287082", new Date(120_000), 0)).toBeUndefined();
  expect(matchingStep(SECRET, "287082", now, 1)).toBeUndefined();
  expect(matchingStep(SECRET, "", now, 0)).toBeUndefined();
});

it("writes a secret as authenticators read it", () => {
  expect(base32(Buffer.from("foobar"))).toBe("MZXW6YTBOI");
  expect(base32(SECRET)).toBe("GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ");
});
