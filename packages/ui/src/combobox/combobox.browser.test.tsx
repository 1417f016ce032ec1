import { expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { Button } from "../button/button.tsx";
import { count, dialogs, focused, isOnTop, openModal } from "../overlay/test-page.tsx";
import { Combobox } from "./combobox.tsx";

const banks = ["State Bank of India", "HDFC Bank", "Axis Bank"].map((label) => ({ value: label, label }));
const listboxes = count("[role=listbox]");
const input = () => page.getByRole("combobox", { name: "Bank" });

test("inside a modal: pointer", async () => {
  await openModal(<Combobox label="Bank" options={banks} />);
  await userEvent.click(input());
  const option = page.getByRole("option", { name: "HDFC Bank" });
  await expect.element(option).toBeVisible();
  expect(isOnTop(option.element())).toBe(true);
  await userEvent.click(option);
  await expect.element(input()).toHaveValue("HDFC Bank");
  await expect.poll(listboxes).toBe(0);
  await userEvent.click(page.getByRole("button", { name: "Show options" }));
  await expect.poll(listboxes).toBe(1);
  await userEvent.click(page.getByRole("heading", { name: "Profile" }));
  await expect.poll(listboxes).toBe(0);
  expect(dialogs()).toBe(1);
});

test("inside a modal: keyboard; Enter answers the list, not the default button; Escape closes the list, then the modal", async () => {
  const pressed = vi.fn<() => void>();
  await openModal(
    <>
      <Combobox label="Bank" options={banks} />
      <Button data-default="" onClick={pressed}>
        Save
      </Button>
    </>,
  );
  input().element().focus();
  await userEvent.keyboard("axis{Enter}");
  await expect.element(input()).toHaveValue("Axis Bank");
  expect(pressed).not.toHaveBeenCalled();
  await userEvent.keyboard("{ArrowDown}");
  await expect.poll(listboxes).toBe(1);
  await userEvent.keyboard("{Escape}");
  await expect.poll(listboxes).toBe(0);
  expect(dialogs()).toBe(1);
  await expect.element(input()).toHaveFocus();
  await userEvent.keyboard("zzz{Enter}");
  expect(pressed).not.toHaveBeenCalled();
  await expect.element(input()).toHaveValue("Axis Bank");
  await userEvent.keyboard("{Escape}");
  await expect.poll(dialogs).toBe(0);
  await expect.poll(focused).toBe("Open");
});

test("scrolls the list to the highlighted option, not the page", async () => {
  const many = Array.from({ length: 300 }, (_, index) => ({ value: `${index}`, label: `Game ${index}` }));
  await openModal(<Combobox label="Bank" options={many} defaultValue="250" />);
  input().element().focus();
  await userEvent.keyboard("{ArrowDown}");
  const option = page.getByRole("option", { name: "Game 250", exact: true });
  await expect.poll(() => isOnTop(option.element())).toBe(true);
  await userEvent.keyboard("{PageDown}");
  await expect.poll(() => isOnTop(page.getByRole("option", { name: "Game 260", exact: true }).element())).toBe(true);
  expect(window.scrollY).toBe(0);
});
