import { expect, test } from "vitest";
import { readNumbers } from "./read-numbers.ts";

const faults = (text: string, rules: Parameters<typeof readNumbers>[1]) =>
  readNumbers(text, rules).refused.map(({ fault, text: written, line }) => `${line} ${written} ${fault}`);

test.each(["07, 17;25\n99", "۰۷، ۱۷؛ ۲۵\n۹۹", "٠٧ ١٧ ٢٥ ٩٩", "०७ १७। २५ ९९", "  07\t17 | 25-99 "])("reads %j", (text) => {
  expect(readNumbers(text, { digits: 2 })).toEqual({ entries: ["07", "17", "25", "99"], refused: [] });
});

test("refuses what cannot be a bet, with its line, and keeps the rest", () => {
  expect(faults("07 7 117\nab 12a\n07\n50", { digits: 2, last: 49 })).toEqual([
    "1 7 length",
    "1 117 length",
    "2 ab notNumber",
    "2 12a notNumber",
    "3 07 twice",
    "4 50 range",
  ]);
  const text = "07\n 12a";
  const [wrong] = readNumbers(text, { digits: 2 }).refused;
  expect(text.slice(wrong?.start, wrong?.end)).toBe("12a");
});

test("reads several numbers as one entry", () => {
  const rules = { digits: 2, parts: 2, first: 1, last: 11 };
  expect(readNumbers("01 02, 03-04\n11 10", rules).entries).toEqual(["01 02", "03 04", "11 10"]);
  expect(faults("01, 02 02\n02 01; 01 02; 12 01; 01 02 03", rules)).toEqual([
    "1 01 parts",
    "1 02 02 equal",
    "2 01 02 twice",
    "2 12 01 range",
    "2 01 02 03 parts",
  ]);
  expect(readNumbers("02 01, 01 02, 02 02", { ...rules, repeats: true }).entries).toEqual(["02 01", "01 02", "02 02"]);
});

test("refuses what is over the limit one by one", () => {
  expect(faults("01 02 03 04", { digits: 2, limit: 2 })).toEqual(["1 03 tooMany", "1 04 tooMany"]);
});

test("ten thousand lines with errors keep every number and every error", () => {
  const lines = Array.from({ length: 10_000 }, (_, index) => (index % 10 === 3 ? `x${index}` : String(index).padStart(5, "0")));
  const { entries, refused } = readNumbers(lines.join("\n"), { digits: 5 });
  expect([entries.length, refused.length, refused.at(-1)?.line]).toEqual([9000, 1000, 9994]);
});
