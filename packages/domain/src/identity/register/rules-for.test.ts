import { describe, expect, it } from "vitest";
import { orderedFields } from "./fields.ts";
import { registerMethods, registerRules } from "./rules-for.ts";
import { validateRegistration } from "./validate.ts";

const rule = (required: boolean) => ({
  enabled: true,
  required,
  minLength: 1,
  maxLength: 30,
  patternId: 0,
  acceptedPattern: null,
});
const FIELDS = {
  username: rule(true),
  password: rule(true),
  confirmPassword: rule(true),
  mobileNum: rule(false),
  email: rule(false),
};
const FLAGS = {
  directRegistration: true,
  usernameRegister: true,
  mobileRegister: true,
  smsVerification: false,
  mobilePassword: false,
};
const names = (method: "username" | "mobile", flags: Partial<typeof FLAGS> = {}) =>
  orderedFields(registerRules(method, FIELDS, { ...FLAGS, ...flags })).map(
    ([{ name }, { required }]) => name + (required ? "*" : ""),
  );

describe("the form", () => {
  it("by user name asks for a code where SMS verification is on", () => {
    expect(names("username")).toEqual(["username*", "mobileNum", "email", "password*", "confirmPassword*"]);
    expect(names("username", { smsVerification: true })).toEqual([
      "username*",
      "mobileNum*",
      "verificationCode*",
      "email",
      "password*",
      "confirmPassword*",
    ]);
  });

  it("by mobile asks for no user name, and for a code, a password or both", () => {
    expect(names("mobile")).toEqual(["mobileNum*", "verificationCode*", "email"]);
    expect(names("mobile", { mobilePassword: true })).toEqual(["mobileNum*", "email", "password*", "confirmPassword*"]);
    expect(names("mobile", { mobilePassword: true, smsVerification: true })).toEqual([
      "mobileNum*",
      "verificationCode*",
      "email",
      "password*",
      "confirmPassword*",
    ]);
  });

  it("without a password validates none", () => {
    const context = { rules: registerRules("mobile", FIELDS, FLAGS), minimumAge: 21, today: { year: 2026, month: 1, day: 1 } };
    expect(validateRegistration({ mobileNum: "9812345678", verificationCode: "123456", agreement: true }, context)).toEqual([]);
  });
});

it("offers the open methods", () => {
  expect(registerMethods(FLAGS)).toEqual(["username", "mobile"]);
  expect(registerMethods({ ...FLAGS, usernameRegister: false })).toEqual(["mobile"]);
  expect(registerMethods({ ...FLAGS, directRegistration: false })).toEqual([]);
});
