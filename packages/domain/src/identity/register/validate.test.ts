import { describe, expect, it } from "vitest";
import type { FieldRule } from "../../field/rule.ts";
import { orderedFields, registerFieldMap, registerFieldSpec } from "./fields.ts";
import { REGISTER_FIELDS } from "./field-name.ts";
import { validateRegistration, validateRegistrationField, type RegistrationContext } from "./validate.ts";

const rule = (over: Partial<FieldRule> = {}): FieldRule => ({
  enabled: true,
  required: true,
  minLength: 2,
  maxLength: 30,
  patternId: 0,
  acceptedPattern: null,
  ...over,
});
const context = (rules: Record<string, FieldRule>): RegistrationContext => ({
  rules,
  minimumAge: 21,
  today: { year: 2026, month: 11, day: 21 },
});
const good = { username: "asha99", password: "long enough", confirmPassword: "long enough", agreement: true };
const account = { password: rule(), username: rule({ patternId: 2 }) };
const codes = (values: object, rules: Record<string, FieldRule> = account) =>
  validateRegistration({ ...good, ...values }, context(rules)).map(({ field, code }) => `${field} ${code}`);

describe("a registration", () => {
  it("is valid when it follows every rule", () => expect(codes({})).toEqual([]));

  it("lists issues in the order of the form", () => {
    expect(codes({ password: "", username: "9", confirmPassword: "", agreement: false })).toEqual([
      "username too_short",
      "password required",
      "confirmPassword required",
      "agreement must_agree",
    ]);
  });

  it("requires the same password twice, surrounding white space aside", () => {
    expect(codes({ confirmPassword: " long enough " })).toEqual([]);
    expect(codes({ confirmPassword: "long Enough" })).toEqual(["confirmPassword mismatch"]);
  });

  it("compares a repeated value with the first alone", () => {
    const both = { ...account, confirmPassword: rule({ minLength: 20 }) };
    expect(codes({}, both)).toEqual([]);
    expect(codes({ password: "x", confirmPassword: "x" }, both)).toEqual(["password too_short"]);
    expect(codes({ confirmPassword: "other" }, both)).toEqual(["confirmPassword mismatch"]);
  });

  it("accepts a solved proof of work in place of the picture", () => {
    const asked = { ...account, captcha: rule() };
    expect(codes({}, asked)).toEqual(["captcha required"]);
    expect(codes({ proof: "eyJ9" }, asked)).toEqual([]);
  });

  it("ignores a field that is off", () => {
    expect(codes({}, { ...account, email: rule({ enabled: false, patternId: 4 }) })).toEqual([]);
  });

  it("treats a value that is not a text as empty", () => {
    expect(codes({ username: 7 })).toEqual(["username required"]);
    expect(codes({ username: null })).toEqual(["username required"]);
    expect(codes({ agreement: "true" })).toEqual(["agreement must_agree"]);
  });

  it.each([
    ["2005-11-21", []],
    ["2005-11-22", ["birthday too_young"]],
    ["11-21-2005", []],
    ["2004-02-30", ["birthday not_a_date"]],
    ["2030-01-01", ["birthday not_a_date"]],
    ["1850-01-01", ["birthday not_a_date"]],
    ["", []],
  ])("validates a birthday of %j", (birthday, wanted) => {
    expect(codes({ birthday }, { ...account, birthday: rule({ required: false }) })).toEqual(wanted);
  });

  it("names the age in the issue", () => {
    const rules = context({ birthday: rule() });
    expect(validateRegistrationField("birthday", { birthday: "2010-01-01" }, rules)).toEqual({
      code: "too_young",
      params: { min: 21 },
    });
  });

  it("validates one field as it validates the whole form", () => {
    expect(validateRegistrationField("username", { username: "9a" }, context(account))?.code).toBe("pattern");
    expect(validateRegistrationField("confirmPassword", { password: "a", confirmPassword: "b" }, context(account))?.code).toBe(
      "mismatch",
    );
    expect(validateRegistrationField("unheard", { unheard: "x" }, context(account))).toBeUndefined();
  });
});

describe("the fields of the form", () => {
  it("are ordered, unknown fields last and by name", () => {
    const rules = { zebra: rule(), password: rule(), apple: rule(), username: rule(), email: rule({ enabled: false }) };
    expect(orderedFields(rules).map(([{ name }]) => name)).toEqual(["username", "password", "apple", "zebra"]);
  });

  it("have the right control, keyboard and autofill", () => {
    expect(registerFieldSpec("mobileNum")).toMatchObject({ kind: "phone", inputMode: "tel", autocomplete: "tel-national" });
    expect(registerFieldSpec("birthday")).toMatchObject({ kind: "date", autocomplete: "bday" });
    expect(registerFieldSpec("nationality")).toMatchObject({ kind: "country", autocomplete: "country" });
    expect(registerFieldSpec("verificationCode")).toMatchObject({ kind: "code", autocomplete: "one-time-code", secret: true });
    expect(registerFieldSpec("constructor")).toMatchObject({ kind: "text", autocomplete: "off", order: REGISTER_FIELDS.length });
  });

  it("are mapped in the order of the form", () => {
    expect(Object.keys(registerFieldMap)).toEqual([...REGISTER_FIELDS]);
  });

  it("hide every password", () => {
    expect(REGISTER_FIELDS.filter((name) => registerFieldSpec(name).kind === "password")).toEqual([
      "password",
      "confirmPassword",
      "paymentPassword",
    ]);
  });
});
