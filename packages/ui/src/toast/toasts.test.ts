import { expect, test, vi } from "vitest";
import { createToasts } from "./toasts.ts";

const messages = (toasts: ReturnType<typeof createToasts>) => toasts.rows().map((row) => row.message);

test("a success disappears by itself; an error or a message with an action stays", () => {
  const toasts = createToasts();
  toasts.show({ message: "Copied" });
  toasts.show({ message: "The bet was not placed.", tone: "negative" });
  toasts.show({ message: "Removed", action: { label: "Undo", onClick: () => {} } });
  toasts.show({ message: "Bonus", duration: 900 });
  expect(toasts.rows().map((row) => row.duration)).toEqual([6000, null, null, 900]);
});

test("the same id replaces the message and restarts its time", () => {
  const toasts = createToasts();
  toasts.show({ id: "balance", message: "₹100" });
  const [before] = toasts.rows();
  toasts.show({ id: "balance", message: "₹200" });
  expect(messages(toasts)).toEqual(["₹200"]);
  expect(toasts.rows()[0]?.shown).toBeGreaterThan(before?.shown ?? Infinity);
});

test("a fifth message removes the oldest that would disappear by itself", () => {
  const toasts = createToasts();
  toasts.show({ message: "Stays", duration: null });
  for (const message of ["1", "2", "3", "4"]) toasts.show({ message });
  expect(messages(toasts)).toEqual(["Stays", "2", "3", "4"]);
  for (const message of ["a", "b", "c", "d"]) toasts.show({ message, duration: null });
  expect(messages(toasts)).toEqual(["Stays", "a", "b", "c", "d"]);
});

test("listeners receive each change until they unsubscribe", () => {
  const toasts = createToasts();
  const heard = vi.fn<() => void>();
  const leave = toasts.subscribe(heard);
  toasts.dismiss(toasts.show({ message: "Copied" }));
  leave();
  toasts.clear();
  expect(heard).toHaveBeenCalledTimes(2);
});
