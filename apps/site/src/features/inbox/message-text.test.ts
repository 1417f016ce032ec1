import { expect, test } from "vitest";
import { createFormat } from "@baize/i18n/format/create-format";
import { formatLocale } from "@baize/i18n/format/locale";
import { languageOf } from "@baize/i18n/languages";
import { messageText } from "./message-text.ts";

const at = Date.parse("2026-12-06T20:00:00Z");
const format = createFormat(formatLocale(languageOf("AR"), { timeZone: "Asia/Tokyo" }));

test("the date of a message is written in the time zone of its reader", () => {
  const message = {
    content: "Free rounds: 5, until \u20687 Dec 2026, 01:30\u2069. 01:30",
    dates: [{ text: "7 Dec 2026, 01:30", at }],
  };
  expect(messageText(message, format)).toBe(`Free rounds: 5, until \u2068${format.dateTime(at)}\u2069. 01:30`);
  expect(format.dateTime(at)).toContain("05:00");
});

test("an earlier message without dates stays as it is", () => {
  expect(messageText({ content: "Free rounds: 5." }, format)).toBe("Free rounds: 5.");
});
