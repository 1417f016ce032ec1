import { describe, expect, it } from "vitest";
import { CLASSIC, STRICT } from "../../profile/profile.ts";
import { isPasswordExpired, passwordChangeReason, type PasswordFacts } from "./password-change.ts";
import { nextSignIn, SIGN_IN_START, type SignInState, type SignInEvent } from "./sign-in.ts";

const DAY = 86_400_000;
const facts = (over: Partial<PasswordFacts> = {}): PasswordFacts => ({
  type: "username",
  ordered: false,
  isWeakDefault: false,
  passwordAge: 0,
  firstTimeLogin: false,
  setByOther: false,
  ...over,
});
const on = { passwordPolicy: true, forcedPasswordChange: true };
const off = { passwordPolicy: false, forcedPasswordChange: false };

describe("the forced change of a password", () => {
  it.each([
    ["nothing wrong", facts(), CLASSIC, on, null],
    ["weak default", facts({ isWeakDefault: true }), CLASSIC, off, "weak_default"],
    ["weak default by SMS", facts({ isWeakDefault: true, type: "sms" }), CLASSIC, on, null],
    ["weak default by a phone-code provider", facts({ isWeakDefault: true, type: "firebase" }), CLASSIC, on, null],
    ["weak default where none is kept", facts({ isWeakDefault: true }), STRICT, on, null],
    ["expired", facts({ passwordAge: 90 * DAY }), CLASSIC, on, "expired"],
    ["expired, by the policy alone", facts({ passwordAge: 90 * DAY }), CLASSIC, { ...off, passwordPolicy: true }, "expired"],
    [
      "expired, by the module alone",
      facts({ passwordAge: 90 * DAY }),
      CLASSIC,
      { ...off, forcedPasswordChange: true },
      "expired",
    ],
    ["expired where no policy is on", facts({ passwordAge: 900 * DAY }), CLASSIC, off, null],
    ["old where nothing expires", facts({ passwordAge: 9000 * DAY }), STRICT, on, null],
    ["first sign-in, own password, classic", facts({ firstTimeLogin: true }), CLASSIC, on, "first_login"],
    ["first sign-in, own password, strict", facts({ firstTimeLogin: true }), STRICT, on, null],
    ["first sign-in, an agent's password", facts({ firstTimeLogin: true, setByOther: true }), STRICT, off, "first_login"],
    ["first sign-in by SMS", facts({ firstTimeLogin: true, setByOther: true, type: "sms" }), STRICT, on, null],
    ["ordered, before all else", facts({ ordered: true, isWeakDefault: true }), STRICT, off, "operator"],
    [
      "weak before expired",
      facts({ isWeakDefault: true, passwordAge: 99 * DAY, firstTimeLogin: true }),
      CLASSIC,
      on,
      "weak_default",
    ],
    ["expired before first", facts({ passwordAge: 99 * DAY, firstTimeLogin: true }), CLASSIC, on, "expired"],
  ] as const)("%s", (_, given, profile, features, reason) => {
    expect(passwordChangeReason(given, profile, features)).toBe(reason);
  });

  it("is due on the day of expiry, not before", () => {
    expect(isPasswordExpired(90 * DAY - 1, CLASSIC)).toBe(false);
    expect(isPasswordExpired(90 * DAY, CLASSIC)).toBe(true);
  });
});

const run = (...events: SignInEvent[]) => events.reduce<SignInState>(nextSignIn, SIGN_IN_START);

const accepted = (over: Partial<Extract<SignInEvent, { type: "accepted" }>> = {}): SignInEvent => ({
  type: "accepted",
  passwordChange: null,
  firstTimeLogin: false,
  ...over,
});

describe("a sign-in", () => {
  const submit = { type: "submit" } as const;

  it("loads, welcomes, and returns to the page", () => {
    expect(run(submit, accepted())).toEqual({ at: "loading", firstTimeLogin: false });
    expect(run(submit, accepted(), { type: "loaded" })).toMatchObject({ at: "welcoming", step: "after_login" });
    expect(run(submit, accepted(), { type: "loaded" }, { type: "closed" })).toEqual({ at: "done", goTo: "stay" });
  });

  it("runs the first-login action after the welcome", () => {
    const first: SignInEvent[] = [submit, accepted({ firstTimeLogin: true }), { type: "loaded" }, { type: "closed" }];
    expect(run(...first)).toMatchObject({ at: "welcoming", step: "first_login" });
    expect(run(...first, { type: "closed" })).toEqual({ at: "done", goTo: "stay" });
  });

  it("changes the password instead, and then goes home", () => {
    const forced = accepted({ passwordChange: "expired", firstTimeLogin: true });
    expect(run(submit, forced)).toEqual({ at: "changing", reason: "expired", firstTimeLogin: true });
    expect(run(submit, forced, { type: "loaded" })).toMatchObject({ at: "changing" });
    expect(run(submit, forced, { type: "password_changed" })).toEqual({ at: "done", goTo: "home" });
    expect(run(submit, forced, { type: "cancel" })).toEqual(SIGN_IN_START);
  });

  it("shows the captcha when the server asks for it, and keeps it after another refusal", () => {
    expect(run(submit, { type: "refused", captcha: false })).toEqual({ at: "asking", captcha: false });
    const shown: SignInEvent[] = [submit, { type: "refused", captcha: true }];
    expect(run(...shown)).toEqual({ at: "asking", captcha: true });
    expect(run(...shown, submit, { type: "refused", captcha: false })).toEqual({ at: "asking", captcha: true });
  });

  it("asks again when member info cannot be loaded", () => {
    expect(run(submit, accepted(), { type: "load_failed" })).toEqual({ at: "asking", captcha: false });
  });

  it("stays the same object on an event that does not apply to its state", () => {
    const events: SignInEvent[] = [
      submit,
      { type: "refused", captcha: true },
      accepted(),
      { type: "password_changed" },
      { type: "loaded" },
      { type: "load_failed" },
      { type: "closed" },
      { type: "cancel" },
    ];
    const done: SignInState = { at: "done", goTo: "stay" };
    expect(events.filter((event) => nextSignIn(done, event) !== done)).toEqual([]);
    const asking: SignInState = { at: "asking", captcha: false };
    expect(events.filter((event) => nextSignIn(asking, event) !== asking).map(({ type }) => type)).toEqual(["submit", "cancel"]);
  });
});
