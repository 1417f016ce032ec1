import { describe, expect, it } from "vitest";
import { parseEnteredAmount, type EntryFormat } from "./parse.ts";
import { formatAmount, minorOf, parseAmount, toMoneyAmount } from "./amount.ts";

describe("an amount in requests and answers", () => {
  it.each([
    ["0.00", "INR", 0n],
    ["1250.50", "INR", 125_050n],
    ["-0.01", "INR", -1n],
    ["1250", "JPY", 1250n],
    ["1.005", "KWD", 1005n],
    ["999999999999999999.99", "USD", 99_999_999_999_999_999_999n],
  ] as const)("%s %s is %s minor units, and back", (amount, currency, minor) => {
    expect(parseAmount(amount, currency)).toBe(minor);
    expect(formatAmount(minor, currency)).toBe(amount);
  });

  it.each([
    "",
    "-0.00",
    "-0",
    "1e2",
    "0.001",
    "1.5",
    "1",
    ".50",
    "1.",
    "01.00",
    "+1.00",
    "1,250.00",
    " 1.00",
    "1.00 ",
    "१.००",
    "٫",
    "NaN",
    "Infinity",
    "0x10",
    "--1.00",
    "1.00\n",
    "1234567890123456789.00",
  ])("%j is none of INR", (amount) => expect(parseAmount(amount, "INR")).toBeUndefined());

  it("throws where the text is not an amount of its currency", () => {
    expect(() => minorOf({ amount: "1e2", currency: "INR" })).toThrow(RangeError);
    expect(() => minorOf({ amount: "1.00", currency: "JPY" })).toThrow(/"1.00" is no amount of JPY/);
  });

  it("survives a round trip for every number of minor units near the edges", () => {
    for (const currency of ["INR", "JPY", "KWD"]) {
      for (const base of [0n, 9n, 10n, 99n, 100n, 999n, 1000n, 10n ** 17n]) {
        for (const minor of [base - 1n, base, base + 1n, -base - 1n])
          expect(minorOf(toMoneyAmount({ minor, currency }))).toBe(minor);
      }
    }
  });
});

const read = (text: string, format: Partial<EntryFormat> = {}) => {
  const result = parseEnteredAmount(text, { currency: "INR", ...format });
  return result.ok ? result.minor : result.fault;
};

describe("a typed amount", () => {
  it.each([
    ["300", 30_000n],
    [" 300 ", 30_000n],
    ["007", 700n],
    [`${"0".repeat(64)}5`, 500n],
    [`${" ".repeat(64)}5`, 500n],
    [".5", 50n],
    ["5.", 500n],
    ["0", 0n],
    ["+5", 500n],
    ["1,250.50", 125_050n],
    ["1,24,500", 12_450_000n],
    ["12,34,567.8", 123_456_780n],
    ["1 250", 125_000n],
    ["1\u202F250", 125_000n],
    ["1’250", 125_000n],
    ["१,२४,५००.७५", 12_450_075n],
    ["۱۲۳۴٫۵", 123_450n],
    ["١٬٢٣٤٫٥٠", 123_450n],
    ["１２３", 12_300n],
    ["๑๒๓", 12_300n],
  ])("%j", (text, minor) => expect(read(text)).toBe(minor));

  it.each([
    ["", "empty"],
    ["  ", "empty"],
    ["abc", "not_a_number"],
    ["1e2", "not_a_number"],
    ["1,2,3", "not_a_number"],
    ["1,25", "not_a_number"],
    ["1,,250", "not_a_number"],
    [",250", "not_a_number"],
    ["1.2.3", "not_a_number"],
    [".", "not_a_number"],
    ["-", "not_a_number"],
    ["₹300", "not_a_number"],
    ["½", "not_a_number"],
    ["²", "not_a_number"],
    ["1\u202E2", "not_a_number"],
    ["0x1F", "not_a_number"],
    ["1".repeat(10_000), "not_a_number"],
    ["-5", "negative"],
    ["−5", "negative"],
    ["-0", "negative"],
    ["0.001", "too_many_decimals"],
    ["1.000", "too_many_decimals"],
    ["99999999999999999999", "too_big"],
    ["92233720368547758.08", "too_big"],
  ])("%j is %s", (text, fault) => expect(read(text)).toBe(fault));

  it("reads a decimal comma where the language writes one", () => {
    expect(read("1.250,50", { decimal: "," })).toBe(125_050n);
    expect(read("0,5", { decimal: "," })).toBe(50n);
    expect(read("1,250.50", { decimal: "," })).toBe("not_a_number");
    expect(read("1.250", { decimal: "," })).toBe(125_000n);
  });

  it("accepts a currency without minor units, and a bound", () => {
    expect(read("250", { currency: "JPY" })).toBe(250n);
    expect(read("250.5", { currency: "JPY" })).toBe("too_many_decimals");
    expect(read("250.", { currency: "JPY" })).toBe(250n);
    expect(read("10.01", { most: 1000n })).toBe("too_big");
    expect(read("10.00", { most: 1000n })).toBe(1000n);
  });
});
