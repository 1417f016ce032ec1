import { describe, expect, test } from "vitest";
import { languageOf, LANGUAGES, type ProductCode } from "../languages.ts";
import { formatCountdown } from "./countdown.ts";
import { formatDate, formatDateTime, formatTime } from "./date.ts";
import { minorToDecimal } from "./decimal.ts";
import { formatList } from "./list.ts";
import { type FormatSettings, formatLocale } from "./locale.ts";
import { formatMoney, moneyParts } from "./money.ts";
import { formatChip, formatFixed, formatNumber, formatPercent } from "./number.ts";
import { parseNumber } from "./parse.ts";
import { formatRelative, formatSpan } from "./relative.ts";

const codes = LANGUAGES.map((row) => row.code);
const of = (code: ProductCode, settings?: FormatSettings) => formatLocale(languageOf(code), settings);
const inr = (amount: string) => ({ amount, currency: "INR" });

describe("numbers", () => {
  test("are grouped by the language and its market, in Latin digits", () => {
    expect(formatNumber(of("HI"), 124500)).toBe("1,24,500");
    expect(formatNumber(of("EN", { region: "IN" }), 124500)).toBe("1,24,500");
    expect(formatNumber(of("EN"), 124500)).toBe("124,500");
  });
  test.each(codes)("%s writes Latin digits unless asked", (code) => {
    expect(formatNumber(of(code), 9876543210)).toMatch(/^[\d\p{P}\p{Zs}]+$/u);
  });
  test("use native digits where the setting says so", () => {
    expect(formatNumber(of("HI", { nativeDigits: true }), 124500)).toBe("१,२४,५००");
    expect(formatNumber(of("FA", { nativeDigits: true }), 1405)).toBe("۱٬۴۰۵");
    expect(formatNumber(of("ES", { nativeDigits: true }), 7)).toBe("7");
  });
  test.each(codes)("%s writes U+2212 as the minus, without the marks of Arabic locales", (code) => {
    expect(formatNumber(of(code), -5)).toBe("\u22125");
  });
  test("of a language unknown to Intl follow its named substitute, not the device", () => {
    expect(formatNumber(of("TY"), "1234.5")).toBe(formatNumber(of("FR"), "1234.5"));
    expect(formatDate(of("UR-LA"), "2026-11-21T00:00:00Z", "month")).toMatch(/November/);
  });
  test("are formatted as odds, percent and chips", () => {
    expect(formatFixed(of("EN"), "1.6", 2)).toBe("1.60");
    expect(formatPercent(of("HI"), "0.008", 1)).toBe("0.8%");
    expect(formatChip(1000)).toBe("1K");
  });
  test("throw for a text that is not a number", () => {
    expect(() => formatNumber(of("EN"), "12a")).toThrow(/no decimal/);
  });
});

describe("money", () => {
  test("keeps every digit of an amount that a float would round", () => {
    expect(formatMoney(of("EN"), inr("90071992547409931.07"))).toBe("₹90,071,992,547,409,931.07");
    expect(formatMoney(of("EN"), { minor: 9007199254740993107n, currency: "INR", digits: 2 })).toBe("₹90,071,992,547,409,931.07");
  });
  test.each(codes)("%s puts the symbol before the figure", (code) => {
    expect(formatMoney(of(code), inr("50.75"))).toMatch(/^₹50[.,]75$/);
  });
  test("signs net results except zero", () => {
    expect(formatMoney(of("HI"), inr("-1250.50"))).toBe("\u2212₹1,250.50");
    expect(formatMoney(of("HI"), inr("1250.50"), "always")).toBe("+₹1,250.50");
    expect(formatMoney(of("HI"), inr("-0.00"), "always")).toBe("₹0.00");
    expect(formatMoney(of("HI"), inr("-3.00"), "never")).toBe("₹3.00");
  });
  test("splits into parts, so that minor units can be drawn small", () => {
    expect(moneyParts(of("HI"), inr("48250.75"))).toEqual({ sign: "", symbol: "₹", major: "48,250", minor: ".75" });
    expect(moneyParts(of("EN"), { amount: "1500", currency: "VND" })).toEqual({
      sign: "",
      symbol: "₫",
      major: "1,500",
      minor: "",
    });
    expect(moneyParts(of("EN"), { amount: "1.250", currency: "KWD" }).minor).toBe(".250");
  });
  test("separates a symbol of letters from the figure", () => {
    expect(formatMoney(of("ID"), { amount: "1500.00", currency: "IDR" })).toBe("Rp\u00a01.500,00");
  });
  test("converts minor units to decimal text", () => {
    expect(minorToDecimal(125050n, 2)).toBe("1250.50");
    expect(minorToDecimal(-5n, 2)).toBe("-0.05");
    expect(minorToDecimal(5n, 0)).toBe("5");
    expect(minorToDecimal(1n, 3)).toBe("0.001");
  });
  test("refuses an invalid amount", () => {
    expect(() => formatMoney(of("EN"), inr("1,250.50"))).toThrow(/no decimal/);
  });
});

describe("dates and times", () => {
  const instant = "2026-11-21T09:00:00Z";
  const zone = { timeZone: "Asia/Kolkata" };
  test("are in the brand's zone on a 24 hour clock", () => {
    for (const code of codes) expect(formatTime(of(code, zone), instant)).toMatch(/^14[:.]30$/);
    expect(formatTime(of("EN", zone), "2026-11-20T18:30:05Z", "second")).toBe("00:00:05");
    expect(formatDate(of("EN", { ...zone, region: "IN" }), instant)).toBe("21 Nov 2026");
    expect(formatDate(of("AR", zone), instant)).toBe("21 نوفمبر 2026");
    expect(formatDateTime(of("HI", zone), instant)).toBe("21 नव॰ 2026, 14:30");
  });
  test("follow the Persian calendar, or the Gregorian on request", () => {
    expect(formatDate(of("FA", zone), instant, "month")).toBe("آبان 1405");
    expect(formatDate(of("FA", zone), instant, "long")).toBe("شنبه 30 آبان 1405");
    expect(formatDateTime(of("FA", zone), instant)).toBe("30 آبان 1405، 14:30");
    expect(formatDate(of("FA", { ...zone, calendar: "gregory" }), instant, "month")).toMatch(/نوامبر 2026/);
  });
  test("throw for an invalid instant", () => {
    expect(() => formatDate(of("EN"), "soon")).toThrow(RangeError);
  });
  test("round waits up and ages down", () => {
    expect(formatSpan(of("EN"), 299_001)).toBe("in 5 minutes");
    expect(formatSpan(of("HI"), 300_000)).toBe("5 मिनट में");
    expect(formatRelative(of("EN"), 0, 3_599_000)).toBe("59 minutes ago");
    expect(formatRelative(of("EN"), 0, 26 * 3_600_000)).toBe("yesterday");
  });
  test("show mm:ss, hours only above one, and never less than zero", () => {
    expect(formatCountdown(of("EN"), 252_000)).toBe("04:12");
    expect(formatCountdown(of("EN"), 3_852_000)).toBe("01:04:12");
    expect(formatCountdown(of("EN"), 1)).toBe("00:01");
    expect(formatCountdown(of("EN"), -5)).toBe("00:00");
    expect(formatCountdown(of("HI", { nativeDigits: true }), 60_000)).toBe("०१:००");
  });
  test("lists are joined in a sentence", () => {
    expect(formatList(of("EN"), ["a", "b", "c"])).toBe("a, b, and c");
    expect(formatList(of("HI"), ["क", "ख"], "disjunction")).toBe("क या ख");
  });
});

describe("typed numbers", () => {
  const en = of("EN", { region: "IN" });
  test.each([
    ["1,24,500.50", "124500.50"],
    ["124500", "124500"],
    ["१,२४,५००.५", "124500.5"],
    ["۱۲۳٫۵", "123.5"],
    [" \u200f1 250 ", "1250"],
    ["\u22125", "-5"],
    [".5", "0.5"],
    ["5.", "5"],
  ])("%s is read as %s", (typed, value) => expect(parseNumber(en, typed)).toBe(value));
  test.each(["12,5", "1,2,3", "1.2.3", "", ".", "-", "abc", "1e5", "0x10", "1.5,000", "₹5"])("%j is refused", (typed) =>
    expect(parseNumber(en, typed)).toBeUndefined(),
  );
  test.each(codes)("read back what %s writes", (code) => {
    for (const nativeDigits of [false, true]) {
      const locale = of(code, { nativeDigits });
      expect(parseNumber(locale, formatFixed(locale, "-1234567.25", 2))).toBe("-1234567.25");
    }
  });
});
