import { StrictMode } from "react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { render } from "vitest-browser-react";
import { SmsCodeField, type SmsCodeFieldOwnProps } from "./sms-code-field.tsx";
import type { SmsAnswer } from "./use-sms-request.ts";

const messages: SmsCodeFieldOwnProps["messages"] = {
  send: "Send",
  sending: "Sending",
  resend: "Send again",
  resendIn: "Again in",
  waitIn: "Wait",
  started: "another in {count}",
  ended: "ask again",
  failedTitle: "Not sent",
  failed: "Try again",
  confirm: "OK",
  tooMany: "Too many",
};
const noon = Date.UTC(2026, 10, 21, 12);
const sent = (answer: Omit<Extract<SmsAnswer, { sent: true }>, "sent">) =>
  vi.fn<() => Promise<SmsAnswer>>(async () => ({ sent: true, ...answer }));

function field(props: Partial<SmsCodeFieldOwnProps> & Pick<SmsCodeFieldOwnProps, "request">) {
  return (
    <StrictMode>
      <SmsCodeField label="SMS code" messages={messages} storageKey="test" {...props} />
    </StrictMode>
  );
}
const button = () => {
  const found = document.querySelector<HTMLButtonElement>("button[data-state]");
  if (!found) throw new Error("no button");
  return found;
};
const pass = (seconds: number) => vi.advanceTimersByTime(seconds * 1000);
const state = (wanted: string) => expect.poll(() => button().dataset.state, { interval: 5 }).toBe(wanted);
const drawn = () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
const said = () => document.querySelector("output")?.textContent;

beforeEach(() => {
  sessionStorage.clear();
  vi.useFakeTimers({ toFake: ["Date", "setInterval", "clearInterval"], now: noon });
});
afterEach(() => {
  vi.useRealTimers();
});

test("counts down from the server's expiry, and is announced at the start and the end only", async () => {
  await render(field({ request: sent({ expirationTime: noon + 90_000, serverTime: noon }) }));
  button().click();
  await state("countdown");
  expect(button().textContent).toBe("Again in01:30");
  const spoken = new Set<string | undefined>();
  for (let second = 0; second < 89; second += 1) {
    pass(1);
    spoken.add(said());
  }
  await expect.poll(() => button().textContent).toBe("Again in00:01");
  expect([...spoken]).toEqual(["another in 90"]);
  pass(1);
  await state("idle");
  expect(button().textContent).toBe("Send again");
  expect(said()).toBe("ask again");
});

test("ignores a device clock that is seven hours wrong, also after a reload", async () => {
  vi.setSystemTime(noon + 7 * 3_600_000);
  const request = sent({ expirationTime: noon + 90_000, serverTime: noon });
  const page = await render(field({ request }));
  button().click();
  await state("countdown");
  expect(button().textContent).toBe("Again in01:30");
  pass(30);
  await page.unmount();
  await render(field({ request }));
  await state("countdown");
  expect(button().textContent).toBe("Again in01:00");
});

test("a tab that was suspended past the end is idle at its first tick", async () => {
  await render(field({ request: sent({ expiredMinutes: 1 }) }));
  button().click();
  await state("countdown");
  vi.setSystemTime(noon + 3_600_000);
  pass(1);
  await state("idle");
  expect(sessionStorage.length).toBe(0);
});

test("another key has its own wait", async () => {
  const request = sent({ expiredMinutes: 1 });
  const page = await render(field({ request, storageKey: "one" }));
  button().click();
  await state("countdown");
  await page.rerender(field({ request, storageKey: "two" }));
  expect(button().textContent).toBe("Send again");
  await page.rerender(field({ request, storageKey: "one" }));
  expect(button().textContent).toBe("Again in01:00");
});

test("a phone-code provider waits one minute", async () => {
  await render(field({ request: sent({ expiredMinutes: 9 }), provider: "phone-code" }));
  button().click();
  await state("countdown");
  expect(button().textContent).toBe("Again in01:00");
});

test("too many requests: waits five minutes, also after a reload", async () => {
  const request = vi.fn<() => Promise<SmsAnswer>>(async () => ({ sent: false, reason: "no", tooMany: true }));
  const page = await render(field({ request }));
  button().click();
  await state("countdown");
  expect(button().textContent).toBe("Wait05:00");
  await page.unmount();
  await render(field({ request }));
  expect(button().textContent).toBe("Wait05:00");
  button().click();
  expect(request).toHaveBeenCalledOnce();
});

test("two requests are at least a second apart", async () => {
  vi.useRealTimers();
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  const onBeforeRequest = vi.fn<() => boolean>(() => false);
  await render(field({ request: sent({}), onBeforeRequest }));
  button().click();
  await drawn();
  button().click();
  vi.advanceTimersByTime(999);
  button().click();
  expect(onBeforeRequest).toHaveBeenCalledOnce();
  vi.advanceTimersByTime(1);
  button().click();
  expect(onBeforeRequest).toHaveBeenCalledTimes(2);
});
