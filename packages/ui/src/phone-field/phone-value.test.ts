import { expect, test } from "vitest";
import { readPhone } from "./phone-value.ts";

const india = { code: "IN", dial: "91", name: "India" };
const canada = { code: "CA", dial: "1", name: "Canada" };
const us = { code: "US", dial: "1", name: "United States" };
const jamaica = { code: "JM", dial: "1876", name: "Jamaica" };
const countries = [us, canada, india, jamaica];

test.each([
  ["98200 41576", india, { country: "IN", dial: "91", number: "9820041576" }],
  ["९८२०० ४१५७६", india, { country: "IN", dial: "91", number: "9820041576" }],
  ["+91 98200-41576", us, { country: "IN", dial: "91", number: "9820041576" }],
  ["0091 98200 41576", us, { country: "IN", dial: "91", number: "9820041576" }],
  ["+1 416 555 0100", canada, { country: "CA", dial: "1", number: "4165550100" }],
  ["+1 416 555 0100", india, { country: "US", dial: "1", number: "4165550100" }],
  ["+1876 555 0100", india, { country: "JM", dial: "1876", number: "5550100" }],
  ["+999 12", india, { country: "IN", dial: "91", number: "99912" }],
  ["\u202e98\u202c 👍", india, { country: "IN", dial: "91", number: "98" }],
])("%s", (text, now, value) => {
  expect(readPhone(text, countries, now)).toEqual(value);
});
