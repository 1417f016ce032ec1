import { expect, test } from "vitest";
import { dateLocale } from "./date-locale.ts";

test.each([
  ["hi", {}, "hi-u-ca-gregory-nu-latn"],
  ["fa", {}, "fa-u-ca-persian-nu-latn"],
  ["fa-IR", {}, "fa-IR-u-ca-persian-nu-latn"],
  ["fa", { calendar: "gregory" }, "fa-u-ca-gregory-nu-latn"],
  ["ar-SA", { digits: "native" }, "ar-SA-u-ca-gregory"],
  ["ur-Latn", {}, "ur-Latn-u-ca-gregory-nu-latn"],
  ["th", { calendar: "persian" }, "th-u-ca-persian-nu-latn"],
] as const)("%s %o", (locale, props, shown) => {
  expect(dateLocale(locale, props)).toBe(shown);
});
