import { act } from "react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { Button } from "../button/button.tsx";
import { show } from "../overlay/test-page.tsx";
import { Toaster } from "./toast.tsx";
import { createToasts } from "./toasts.ts";

const rows = () => document.querySelectorAll("[data-component=toast]").length;
const scene = async () => {
  const toasts = createToasts();
  await show(
    <>
      <Button>Elsewhere</Button>
      <Toaster toasts={toasts} />
    </>,
  );
  return toasts;
};

beforeEach(() => void vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "performance"] }));
afterEach(() => void vi.useRealTimers());
const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));

test("disappears when its time is over, and not before", async () => {
  const toasts = await scene();
  toasts.show({ message: "Copied" });
  await expect.poll(rows).toBe(1);
  await pass(5990);
  expect(rows()).toBe(1);
  await pass(20);
  expect(rows()).toBe(0);
});

test("pauses while the pointer is over the messages, and continues afterwards", async () => {
  const toasts = await scene();
  toasts.show({ message: "Held" });
  await userEvent.hover(page.getByText("Held"));
  await pass(60_000);
  expect(rows()).toBe(1);
  await userEvent.hover(page.getByRole("button", { name: "Elsewhere" }));
  await pass(6000);
  expect(rows()).toBe(0);
});

test("pauses while focus is in the messages", async () => {
  const toasts = await scene();
  toasts.show({ message: "Held" });
  await expect.poll(rows).toBe(1);
  page.getByRole("button", { name: "Elsewhere" }).element().focus();
  await userEvent.keyboard("{F8}");
  await pass(60_000);
  expect(rows()).toBe(1);
  await userEvent.keyboard("{Escape}");
  await pass(6000);
  expect(rows()).toBe(0);
});
