import { expect, it } from "vitest";
import { challengeMethods, isSameName, networkOf } from "./challenge.ts";

const all = { passkey: false, totp: false, mobile: true, email: true, realName: true };
const none = { passkey: false, totp: false, mobile: false, email: false, realName: false };

it("offers the proofs of an account, a name only as the last one in the strict profile", () => {
  expect(challengeMethods(all, { realNameChallenge: "always" })).toEqual(["sms", "email", "real_name"]);
  expect(challengeMethods(all, { realNameChallenge: "last_resort" })).toEqual(["sms", "email"]);
  expect(challengeMethods({ ...none, realName: true }, { realNameChallenge: "last_resort" })).toEqual(["real_name"]);
  expect(challengeMethods(none, { realNameChallenge: "always" })).toEqual([]);
});

it("offers nothing weaker than a second factor, in any profile", () => {
  for (const realNameChallenge of ["always", "last_resort"] as const) {
    expect(challengeMethods({ ...all, totp: true }, { realNameChallenge })).toEqual(["totp"]);
    expect(challengeMethods({ ...all, passkey: true, totp: true }, { realNameChallenge })).toEqual(["passkey", "totp"]);
  }
});

it("compares names in any spelling", () => {
  expect(isSameName(" meera  K. ", "Meera K")).toBe(true);
  expect(isSameName("मीरा कुमारी", "मीरा  कुमारी")).toBe(true);
  expect(isSameName("\u200fليلى\u200e حسن", "ليلى حسن\u061c")).toBe(true);
  expect([isSameName("José Núñez", "JOSE NUN\u0303EZ"), isSameName("مُحَمَّد", "محمد")]).toEqual([true, true]);
  expect([isSameName("Meera K", "Meera L"), isSameName("मीरा", "मारा"), isSameName("", "")]).toEqual([false, false, false]);
});

it("groups addresses by network", () => {
  expect(networkOf("203.0.113.9")).toBe("203.0.113.0/24");
  expect(networkOf("2001:db8::1")).toBe("2001:db8:0::/48");
  expect(networkOf("2001:0DB8:0:7::1")).toBe("2001:db8:0::/48");
  expect(networkOf("2001:db8:1:0:0:0:0:1")).toBe("2001:db8:1::/48");
  expect(networkOf("::1")).toBe("0:0:0::/48");
});
