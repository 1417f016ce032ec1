import { expect, it } from "vitest";
import { proofMethods, provenUntil, SESSION_PROOFS } from "./proof.ts";

const at = new Date("2026-11-23T08:00:00Z");
const after = (ms: number) => new Date(at.getTime() + ms);

it("takes any proof but the cookie for ten minutes", () => {
  const taken = SESSION_PROOFS.filter((by) => provenUntil({ by, at }, after(599_999)) === at.getTime() + 600_000);
  expect(taken).toEqual(["password", "passkey", "second_factor", "code"]);
  expect(SESSION_PROOFS.filter((by) => provenUntil({ by, at }, after(600_000)))).toEqual([]);
  expect(provenUntil({ by: null, at: null }, at)).toBeUndefined();
});

it("offers codes only where the account has no stronger proof", () => {
  const none = { password: false, passkey: false, totp: false, sms: true, email: true };
  expect(proofMethods(none)).toEqual(["sms", "email"]);
  expect(proofMethods({ ...none, totp: true })).toEqual(["totp"]);
  expect(proofMethods({ ...none, password: true, passkey: true })).toEqual(["password", "passkey"]);
});
