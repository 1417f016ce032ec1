import { expect, test } from "vitest";
import { formatPhone, isPhoneValid, nationalNumber } from "./phone-lib.ts";

const india = { country: "IN", dial: "91" };

test("a mobile number of India", () => {
  const value = { ...india, number: "9820041576" };
  expect(isPhoneValid(value)).toBe(true);
  expect(formatPhone(value)).toBe("98200 41576");
});
test("the trunk prefix of India is dropped in international format", () => {
  expect(nationalNumber({ ...india, number: "09820041576" })).toBe("9820041576");
});
test("a leading zero of the number itself stays", () => {
  const rome = { country: "IT", dial: "39", number: "0612345678" };
  expect(nationalNumber(rome)).toBe("0612345678");
  expect(formatPhone(rome).replace(/\D/g, "")).toBe("0612345678");
});
test.each(["", "1", "98200", "98200415761234567890"])("'%s' is not a number", (number) => {
  expect(isPhoneValid({ ...india, number })).toBe(false);
  expect(nationalNumber({ ...india, number })).toBe(number);
});
test("an unknown country is checked by its dialling code", () => {
  expect(isPhoneValid({ country: "XX", dial: "91", number: "9820041576" })).toBe(true);
});
