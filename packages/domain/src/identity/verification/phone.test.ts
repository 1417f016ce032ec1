import { describe, expect, it } from "vitest";
import { phoneInName, phoneNumber } from "./phone.ts";

const DIALLING = ["+91", "+880", "+44"];

describe("a phone number", () => {
  it.each([
    ["9812345678", undefined, "+919812345678"],
    ["09812 345-678", "+91", "+919812345678"],
    ["९८१२३४५६७८", "91", "+919812345678"],
    ["+880 1712 345678", undefined, "+8801712345678"],
    ["(0)7700 900123", "+44", "+447700900123"],
  ])("%s with %s is %s", (mobileNum, countryDialingCode, number) => {
    expect(phoneNumber({ mobileNum, countryDialingCode }, DIALLING)).toEqual({ ok: true, number });
  });

  it.each([["98123"], ["981234567890"], ["98123x5678"], ["+15551234567"]])("%s is none", (mobileNum) => {
    expect(phoneNumber({ mobileNum }, DIALLING)).toEqual({ ok: false, code: "verify.invalid_phone_number" });
  });

  it("is missing, or of a country that the brand does not accept", () => {
    expect(phoneNumber({ mobileNum: " " }, DIALLING)).toEqual({ ok: false, code: "verify.missing_phone_number" });
    expect(phoneNumber({ mobileNum: "5551234567", countryDialingCode: "+1" }, DIALLING)).toMatchObject({ ok: false });
  });
});

it("is distinguished from a user name", () => {
  expect(["9812345678", "+91 98123 45678", "919812345678"].map((name) => phoneInName(name, DIALLING))).toEqual(
    Array.from({ length: 3 }, () => "+919812345678"),
  );
  expect(["meera_k", "meera9812345678", "12", "12345678901234567890"].map((name) => phoneInName(name, DIALLING))).toEqual(
    Array.from({ length: 4 }, () => undefined),
  );
});
