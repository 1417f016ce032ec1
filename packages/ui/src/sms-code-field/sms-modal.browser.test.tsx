import { beforeEach, expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { dialogs, focused, isOnTop, openModal } from "../overlay/test-page.tsx";
import { SmsCodeField, type SmsCodeFieldOwnProps } from "./sms-code-field.tsx";
import type { SmsAnswer } from "./use-sms-request.ts";

const messages: SmsCodeFieldOwnProps["messages"] = {
  send: "Send",
  sending: "Sending",
  resend: "Send again",
  resendIn: "Again in",
  waitIn: "Wait",
  started: "sent",
  ended: "ask again",
  failedTitle: "The code was not sent",
  failed: "Try again",
  confirm: "OK",
  tooMany: "Too many",
};
const alerts = () => document.querySelectorAll("[role=alertdialog]").length;
beforeEach(() => sessionStorage.clear());

test("a refused request inside a modal shows the reason above, is confirmed by pointer and by keyboard, and the modal stays", async () => {
  const request = vi.fn<() => Promise<SmsAnswer>>(async () => ({ sent: false, reason: "This number cannot receive codes." }));
  await openModal(<SmsCodeField label="SMS code" messages={messages} storageKey="modal" request={request} />);
  const send = page.getByRole("button", { name: "Send", exact: true });
  const reason = page.getByText("This number cannot receive codes.");

  await userEvent.click(send);
  await expect.poll(alerts).toBe(1);
  expect(isOnTop(reason.element())).toBe(true);
  await userEvent.click(page.getByRole("button", { name: "OK" }));
  await expect.poll(alerts).toBe(0);
  expect(dialogs()).toBe(1);
  await expect.poll(focused).toBe("Send");

  // Two requests are a second apart: the press is repeated until it counts.
  await vi.waitFor(
    async () => {
      await userEvent.keyboard("{Enter}");
      expect(request).toHaveBeenCalledTimes(2);
    },
    { timeout: 30_000, interval: 200 },
  );
  await expect.poll(alerts).toBe(1);
  await expect.poll(focused).toBe("OK");
  await userEvent.keyboard("{Escape}");
  await expect.poll(alerts).toBe(0);
  expect(dialogs()).toBe(1);
  await expect.poll(focused).toBe("Send");
});
