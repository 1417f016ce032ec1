import { expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { Button } from "../button/button.tsx";
import { count, dialogs, focused, isOnTop, openModal } from "../overlay/test-page.tsx";
import { MultipleSelect } from "./multiple-select.tsx";

const banks = ["State Bank of India", "HDFC Bank", "Axis Bank"].map((label) => ({ value: label, label }));
const listboxes = count("[role=listbox]");
const inList = () => document.activeElement?.closest("[role=listbox]") !== null;
const trigger = () => page.getByRole("combobox", { name: "Banks" });

test("inside a modal: a press chooses and leaves the list open; a press outside closes the list alone", async () => {
  await openModal(<MultipleSelect label="Banks" options={banks} />);
  await userEvent.click(trigger());
  const option = page.getByRole("option", { name: "HDFC Bank" });
  await expect.element(option).toBeVisible();
  expect(isOnTop(option.element())).toBe(true);
  await userEvent.click(option);
  await userEvent.click(page.getByRole("option", { name: "Axis Bank" }));
  expect(listboxes()).toBe(1);
  await userEvent.click(page.getByRole("heading", { name: "Profile" }));
  await expect.poll(listboxes).toBe(0);
  expect(dialogs()).toBe(1);
  await expect.element(page.getByRole("button", { name: "Remove Axis Bank" })).toBeVisible();
});

test("inside a modal: Enter answers the list, not the default button; Escape closes the list, then the modal", async () => {
  const pressed = vi.fn<() => void>();
  await openModal(
    <>
      <MultipleSelect label="Banks" options={banks} />
      <Button data-default="" onClick={pressed}>
        Save
      </Button>
    </>,
  );
  await userEvent.click(trigger());
  await expect.poll(inList).toBe(true);
  await userEvent.keyboard("{Escape}");
  await expect.element(trigger()).toHaveFocus();
  await userEvent.keyboard("{Enter}");
  await expect.poll(inList).toBe(true);
  await userEvent.keyboard("{Home}{Enter}");
  expect(pressed).not.toHaveBeenCalled();
  await expect.element(trigger()).toHaveTextContent("1 chosen");
  await userEvent.keyboard("{Escape}");
  await expect.poll(listboxes).toBe(0);
  expect(dialogs()).toBe(1);
  await expect.element(trigger()).toHaveFocus();
  await userEvent.keyboard("{Escape}");
  await expect.poll(dialogs).toBe(0);
});

test("Tab leaves the list for what follows the field", async () => {
  await openModal(
    <>
      <MultipleSelect label="Banks" options={banks} />
      <Button>After</Button>
    </>,
  );
  await userEvent.click(trigger());
  await expect.poll(inList).toBe(true);
  await userEvent.keyboard("{ArrowDown}{Tab}");
  await expect.poll(listboxes).toBe(0);
  await expect.poll(focused).toBe("After");
});
