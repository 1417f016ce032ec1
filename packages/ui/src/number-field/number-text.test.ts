import { describe, expect, test } from "vitest";
import { decimalsOf, readNumber, signsOf, stepped } from "./number-text.ts";

const en = signsOf("en-IN");
const de = signsOf("de");
const read = (text: string, rules = {}, signs = en) => {
  const answer = readNumber(text, signs, rules);
  return answer.ok ? answer.value : answer.fault;
};

describe("reads", () => {
  test.each([
    ["1250", 1250],
    ["1,250", 1250],
    ["12,34,567", 1_234_567],
    ["१,२५०", 1250],
    ["١٬٢٥٠", 1250],
    ["۱۲۵۰", 1250],
    ["１２５０", 1250],
    ["1 250", 1250],
    [" 42 ", 42],
    ["+42", 42],
    ["-42", -42],
    ["−42", -42],
    ["\u061C-٤٢", -42],
    ["007", 7],
    ["-0", 0],
    ["5.", 5],
    ["5.0", 5],
  ])("%s", (text, value) => {
    expect(read(text)).toBe(value);
  });
  test("decimals with the language's own separator", () => {
    expect(read("1.250,5", { step: 0.1 }, de)).toBe(1250.5);
    expect(read("1,250.5", { step: 0.1 })).toBe(1250.5);
    expect(read("١٬٢٥٠٫٥", { step: 0.5 }, signsOf("ar"))).toBe(1250.5);
    expect(read(".5", { step: 0.1 })).toBe(0.5);
  });
});

describe("refuses", () => {
  test.each([
    "1e5",
    "0x1F",
    "Infinity",
    "NaN",
    "1,2,3",
    "12,34",
    "1..2",
    "--5",
    "5-",
    "-",
    ".",
    ",",
    "5 rounds",
    "٥x",
    "½",
    "9".repeat(65),
  ])("%s", (text) => {
    expect(read(text)).toBe("not_a_number");
  });
  test("an empty text", () => expect(read("  ")).toBe("empty"));
  test("numbers beyond a double's precision", () => {
    expect(read("9999999999999999")).toBe("too_big");
    expect(read("-9999999999999999")).toBe("too_small");
    expect(read("0.1234567890123456", { step: 0.1 })).toBe("off_step");
    expect(read("999999999999999")).toBe(999_999_999_999_999);
  });
  test("numbers out of bounds or off a step", () => {
    expect(read("0", { min: 1 })).toBe("too_small");
    expect(read("11", { max: 10 })).toBe("too_big");
    expect(read("1.5")).toBe("off_step");
    expect(read("12", { step: 5 })).toBe("off_step");
    expect(read("13", { step: 5, min: 3 })).toBe(13);
    expect(read("0.3", { step: 0.1 })).toBe(0.3);
    expect(read("1.15", { step: 0.05 })).toBe(1.15);
  });
});

describe("steps", () => {
  test("have no binary rounding errors", () => {
    expect(stepped(0.1, 2, { step: 0.1 })).toBe(0.3);
    expect(stepped(1.1, 1, { step: 0.05 })).toBe(1.15);
  });
  test("stay within the bounds and on steps", () => {
    expect(stepped(9, 5, { max: 10 })).toBe(10);
    expect(stepped(9, 3, { min: 0, max: 11, step: 3 })).toBe(9);
    expect(stepped(2, -10, { min: 1 })).toBe(1);
    expect(stepped(7, 1, { step: 5 })).toBe(10);
    expect(stepped(7, -1, { step: 5 })).toBe(5);
    expect(stepped(-1, 1, {})).toBe(0);
    expect(Object.is(stepped(-1, 1, {}), -0)).toBe(false);
  });
  test("start from the nearer bound where the field is empty", () => {
    expect(stepped(null, 1, { min: 3, max: 9 })).toBe(3);
    expect(stepped(null, -1, { min: 3, max: 9 })).toBe(9);
    expect(stepped(null, 1, {})).toBe(0);
    expect(stepped(null, 1, { max: -5 })).toBe(-5);
  });
});

test("counts the decimals of a step", () => {
  expect([1, 0.5, 0.25, 10, 1e-7].map(decimalsOf)).toEqual([0, 1, 2, 0, 7]);
});
