import { describe, expect, test } from "vitest";
import { readWait, waitAfter, waitAfterTooMany, waitClock } from "./sms-wait.ts";

const now = Date.UTC(2026, 10, 21, 9, 0, 0);
const hour = 3_600_000;

describe("the wait", () => {
  test.each([
    ["an expiry by the server's clock", { expirationTime: now + 90_000, serverTime: now }, "sms", 90_000],
    ["minutes", { expiredMinutes: 3 }, "sms", 180_000],
    ["a phone-code provider: one minute, whatever it says", { expiredMinutes: 3 }, "phone-code", 60_000],
    ["nothing: one minute", {}, "sms", 60_000],
    ["an expiry that is past: no wait", { expirationTime: now - 5, serverTime: now }, "sms", 0],
    ["an expiry in ten years: an hour", { expirationTime: now + 10 * 8766 * hour, serverTime: now }, "sms", hour],
  ] as const)("%s", (_, answer, provider, span) => {
    expect(waitAfter({ sent: true, ...answer }, provider, now, undefined).span).toBe(span);
  });

  test.each([-26, -3, 0, 5, 40])("ignores a device clock that is %i hours wrong", (hours) => {
    const device = now + hours * hour;
    const answer = { sent: true, expirationTime: now + 90_000 } as const;
    for (const wait of [
      waitAfter({ ...answer, serverTime: now }, "sms", device, undefined),
      waitAfter(answer, "sms", device, now),
    ]) {
      const clock = waitClock(
        wait,
        () => device,
        () => 0,
      );
      expect(wait.deadline - clock()).toBe(90_000);
    }
  });

  test("is five minutes after too many requests, or the server's wait", () => {
    expect(waitAfterTooMany(now, undefined)).toMatchObject({ span: 300_000, why: "too-many" });
    expect(waitAfterTooMany(now, undefined, 60_000).span).toBe(60_000);
  });
});

describe("the clock of a wait", () => {
  const wait = waitAfter({ sent: true, expiredMinutes: 1 }, "sms", now, now);
  const remaining = (deviceStep: number, steadyStep: number) => {
    let device = now;
    let steady = 0;
    const clock = waitClock(
      wait,
      () => device,
      () => steady,
    );
    device += deviceStep;
    steady += steadyStep;
    return wait.deadline - clock();
  };
  test("follows both clocks", () => expect(remaining(20_000, 20_000)).toBe(40_000));
  test("follows the monotonic clock when the device's clock is set back", () => expect(remaining(-hour, 20_000)).toBe(40_000));
  test("follows the device's clock when the machine slept", () => expect(remaining(20_000, 0)).toBe(40_000));
});

describe("after a reload", () => {
  const wait = waitAfter({ sent: true, expirationTime: now + 60_000, serverTime: now }, "sms", now + 7 * hour, undefined);
  const kept = readWait(JSON.stringify(wait));
  test("continues with the same wrong clock, 20 seconds later", () => {
    if (!kept) throw new Error("the wait was not kept");
    const clock = waitClock(
      kept,
      () => now + 7 * hour + 20_000,
      () => 0,
    );
    expect(kept.deadline - clock()).toBe(40_000);
  });
  test("is never longer than before when the clock was set back", () => {
    if (!kept) throw new Error("the wait was not kept");
    const clock = waitClock(
      kept,
      () => now - 9 * hour,
      () => 0,
    );
    expect(kept.deadline - clock()).toBe(60_000);
  });
  test("follows the server's clock where it is known", () => {
    if (!kept) throw new Error("the wait was not kept");
    const clock = waitClock(
      kept,
      () => 0,
      () => 0,
      () => now + 50_000,
    );
    expect(kept.deadline - clock()).toBe(10_000);
  });
  test.each([
    null,
    "",
    "{",
    "[]",
    "42",
    '"x"',
    '{"deadline":1}',
    '{"deadline":1,"span":-1,"offset":0}',
    '{"deadline":null,"span":9e99,"offset":0}',
  ])("%s is no wait", (stored) => expect(readWait(stored)).toBeUndefined());
});
