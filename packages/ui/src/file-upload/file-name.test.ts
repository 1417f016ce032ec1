import { expect, test } from "vitest";
import { shownName, splitName } from "./file-name.ts";

test.each([
  ["slip.png", "slip.png"],
  ["slip\u202Egnp.exe", "slipgnp.exe"],
  ["\u2067إيصال\u2069.png", "إيصال.png"],
  ["two\nlines.png", "twolines.png"],
  ["परिवार👨‍👩‍👧.png", "परिवार👨‍👩‍👧.png"],
])("%j is shown as %s", (name, shown) => {
  expect(shownName(name)).toBe(shown);
});

test.each([
  ["slip.png", "slip.png", ""],
  ["WhatsApp Image 2026-11-21 at 14.32.07.jpeg", "WhatsApp Image 2026-11-21 at 14.", "32.07.jpeg"],
  ["भुगतान की नई बैंक वाली रसीद क्षत्रिय.png", "भुगतान की नई बैंक वाली र", "सीद क्षत्रिय.png"],
])("%s is cut into %s and %s", (name, head, tail) => {
  expect(splitName(name)).toEqual([head, tail]);
  expect(head + tail).toBe(name);
});
