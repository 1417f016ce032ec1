import { describe, expect, it } from "vitest";
import { persianText } from "./persian-text.ts";

const at = Date.UTC(2026, 10, 21, 8, 30, 5);
const clock = { hour: "2-digit", minute: "2-digit", hourCycle: "h23" } as const;
const text = (options: Intl.DateTimeFormatOptions) =>
  persianText(new Intl.DateTimeFormat("fa-u-ca-persian-nu-latn", { timeZone: "UTC", ...options }).formatToParts(at));

describe("a date in Persian", () => {
  it.each([
    [{ day: "numeric", month: "short" }, "30 آبان"],
    [{ day: "numeric", month: "short", year: "numeric" }, "30 آبان 1405"],
    [{ month: "long", year: "numeric" }, "آبان 1405"],
    [{ weekday: "long", day: "numeric", month: "long", year: "numeric" }, "شنبه 30 آبان 1405"],
    [{ weekday: "long", day: "numeric", month: "long", year: "numeric", ...clock }, "شنبه 30 آبان 1405، 08:30"],
    [{ day: "numeric", month: "short", year: "numeric", ...clock }, "30 آبان 1405، 08:30"],
    [{ ...clock, second: "2-digit" }, "08:30:05"],
  ] as const)("with %j is %s", (options, written) => expect(text(options)).toBe(written));
});
