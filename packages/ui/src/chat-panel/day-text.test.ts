import { expect, test } from "vitest";
import { dayText } from "./day-text.ts";

// Half past midnight of 21 November in Delhi, still the 20th in London.
const now = Date.UTC(2026, 10, 20, 19, 0);

test.each([
  [now, "Asia/Kolkata", "Today"],
  [now - 3_600_000, "Asia/Kolkata", "Yesterday"],
  [now - 3_600_000, "Europe/London", "Today"],
  [now - 3 * 86_400_000, "Asia/Kolkata", "Wednesday, 18 November 2026"],
])("%i in %s is %s", (at, zone, words) => {
  expect(dayText(at, now, "en-GB", zone)).toBe(words);
});

test("uses the person's language", () => {
  expect(dayText(now, now, "hi", "Asia/Kolkata")).toBe("आज");
  expect(dayText(now, now, "ar", "Asia/Kolkata")).toBe("اليوم");
  expect(dayText(now, now, "fa", "Asia/Kolkata")).toBe("امروز");
  expect(dayText(now - 3 * 86_400_000, now, "fa", "Asia/Kolkata")).toBe("چهارشنبه 27 آبان 1405");
});
