import { describe, expect, it } from "vitest";
import { CLASSIC, STRICT } from "../../profile/profile.ts";
import { isGuessable } from "./guessable.ts";
import { validatePassword, normalisePassword, passwordRule } from "./policy.ts";

describe("a password that is guessed first", () => {
  it.each([
    "password",
    "Password1234567",
    "passwordpassword",
    "P@ssw0rd",
    "123456789012345",
    "987654321098765",
    "१२३४५६७८९०१२३४५",
    "qwertyuiopasdfg",
    "abcdefghijklmnop",
    "aaaaaaaaaaaaaaaa",
    "abcabcabcabcabc",
    "asha.rao1990!!!",
    "asharao-asharao1",
    "baize baize 2026",
    "                ",
    "---------------",
    "letmein letmein!",
    "!!!password!!!1",
    "correct horse battery staple",
  ])("%j", (password) => expect(isGuessable(password, ["asharao", "asha.rao", "baize"])).toBe(true));

  it.each([
    "मेरी नानी का आम का पेड़",
    "three green kites over agra",
    "summer rainbow dolphin tiger",
    "x7!mQ2vL9#tR4pZ",
    "一二三我们去公园散步看花",
  ])("is not %j", (password) => expect(isGuessable(password, ["asharao", "baize"])).toBe(false));

  it("is validated quickly at any length", () => {
    expect(isGuessable("ab".repeat(5000))).toBe(true);
    expect(isGuessable(`${"a1b2".repeat(2500)}x`)).toBeTypeOf("boolean");
  });
});

const strict = (password: string) => validatePassword(password, STRICT.password, ["asharao"])?.code;

const classic = (password: string) => validatePassword(password, CLASSIC.password)?.code;

describe("a new password", () => {
  it("must be long in the strict profile, and nothing else is asked of it", () => {
    expect([strict("fourteen chars"), strict("fifteen letters"), strict("  fifteen letters  ")]).toEqual([
      "too_short",
      undefined,
      undefined,
    ]);
    expect(strict("नमस्ते नमस्ते नमस्ते")).toBe("too_short");
    expect(strict("a".repeat(129))).toBe("too_long");
    expect(strict("asharao asharao 1")).toBe("common_password");
  });

  it("must be mixed in the classic profile, and not the default", () => {
    expect([classic("Short1!"), classic("lowercase1!"), classic("Mixed12!x"), classic("Aa123456!")]).toEqual([
      "too_short",
      "pattern",
      undefined,
      "common_password",
    ]);
    expect(passwordRule(CLASSIC.password)).toMatchObject({ patternId: 20, minLength: 8, maxLength: 20, required: true });
  });

  it("is the same text from every keyboard", () => {
    expect(normalisePassword(" ｃａｆｅ\u0301 ")).toBe(normalisePassword("café"));
  });
});
