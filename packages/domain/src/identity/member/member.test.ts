import { describe, expect, it } from "vitest";
import { abilitiesOf, signInRefusal } from "./abilities.ts";
import { MEMBER_KINDS } from "./kind.ts";
import { maskAccount, maskEmail, maskPhone } from "./mask.ts";

const reach = (test: (kind: (typeof MEMBER_KINDS)[number]) => boolean) => MEMBER_KINDS.filter(test);

describe("abilities", () => {
  it("follow isAgent", () => {
    expect(reach((kind) => abilitiesOf(kind).agentCentre)).toEqual([1, 2, 41, 42]);
    expect(reach((kind) => abilitiesOf(kind).memberCentre)).toEqual([0, 1, 2, 3, 41, 42]);
    expect(reach((kind) => abilitiesOf(kind).realActions)).toEqual([0, 1, 2, 3, 41, 42]);
    expect(reach((kind) => abilitiesOf(kind).demo)).toEqual([4]);
  });

  it("are empty for a visitor", () => {
    expect(Object.values(abilitiesOf(null)).some(Boolean)).toBe(false);
  });

  it("decide who may sign in where", () => {
    expect(MEMBER_KINDS.filter((kind) => signInRefusal(kind, "agent") === "ok")).toEqual([1, 2, 41, 42]);
    expect(MEMBER_KINDS.filter((kind) => signInRefusal(kind, "member") === "ok")).toEqual([0, 1, 2, 4, 41, 42]);
    expect([signInRefusal(3, "member"), signInRefusal(0, "agent")]).toEqual(["auth.not_member", "auth.not_agent"]);
  });
});

describe("a masked name", () => {
  it.each([
    ["anita42", "an***42"],
    ["asha99", "as***99"],
    ["ravi5", "r***5"],
    ["abc", "a***c"],
    ["ab", "***"],
    ["a", "***"],
    ["", "***"],
    ["आशारावजी४२", "आशा***४२"],
    ["👨‍👩‍👧‍👦bcde🇮🇳", "👨‍👩‍👧‍👦b***e🇮🇳"],
  ])("%j is %j", (account, masked) => expect(maskAccount(account)).toBe(masked));

  it("never shows the whole name", () => {
    for (let length = 0; length < 40; length += 1) {
      const account = "abcdefghijklmnopqrstuvwxyz0123456789abcd".slice(0, length);
      const shown = maskAccount(account).replace("***", "");
      expect(shown.length).toBeLessThan(Math.max(account.length, 1));
      expect(shown.length).toBeLessThanOrEqual(4);
    }
  });

  it.each([
    ["asha@example.com", "a***@example.com"],
    ["a@b.co", "a***@b.co"],
    ["@b.co", "***"],
    ["no-address", "***"],
  ])("of mail %j is %j", (email, masked) => expect(maskEmail(email)).toBe(masked));

  it.each([
    ["+91 98765 43210", "***3210"],
    ["1234567", "***4567"],
    ["123456", "***"],
    ["", "***"],
  ])("of phone %j is %j", (phone, masked) => expect(maskPhone(phone)).toBe(masked));
});
