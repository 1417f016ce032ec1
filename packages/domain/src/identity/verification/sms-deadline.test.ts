import { describe, expect, it } from "vitest";
import { smsDeadline, type SmsAnswer } from "./sms-deadline.ts";

const now = 1_800_000_000_000;
const MINUTE = 60_000;
const wait = (answer: SmsAnswer, offset = 0) => smsDeadline(answer, { now, offset }) - now;

describe("the time until a new code may be requested", () => {
  it.each([
    ["the server's instant", { expirationTime: now + 90_000 }, 90_000],
    ["its minutes", { expiredMinutes: 3 }, 3 * MINUTE],
    ["the instant before the minutes", { expirationTime: now + 5000, expiredMinutes: 3 }, 5000],
    ["one minute when it names none", {}, MINUTE],
    ["one minute for nonsense", { expirationTime: Number.NaN, expiredMinutes: -1 }, MINUTE],
    ["one minute for null", { expirationTime: null, expiredMinutes: null }, MINUTE],
    ["nothing when it has passed", { expirationTime: now - 1 }, 0],
    ["an hour at most", { expirationTime: now + 86_400_000 }, 60 * MINUTE],
  ] as [string, SmsAnswer, number][])("is %s", (_, answer, wanted) => expect(wait(answer)).toBe(wanted));

  it("is the same on a device whose clock is wrong", () => {
    for (const wrong of [-86_400_000, -1, 0, 1, 7_200_000]) {
      const device = now + wrong;
      expect(smsDeadline({ expirationTime: now + 90_000 }, { now: device, offset: now - device }) - device).toBe(90_000);
    }
  });
});
