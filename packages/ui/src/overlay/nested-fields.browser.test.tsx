import { type DateValue, parseDate } from "@internationalized/date";
import {
  Button as AriaButton,
  Calendar,
  CalendarCell,
  CalendarGrid,
  DateInput,
  DatePicker,
  DateSegment,
  Dialog,
  Group,
  Heading,
  Label,
  Popover as AriaPopover,
} from "react-aria-components";
import { expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { Button } from "../button/button.tsx";
import { DatePicker as KitDatePicker } from "../date-picker/date-picker.tsx";
import { Select } from "../select/select.tsx";
import { count, dialogs, focused, isOnTop, openModal, WithState } from "./test-page.tsx";

function Birthday() {
  return (
    <WithState<DateValue | null> first={parseDate("2026-03-12")}>
      {(date, set) => (
        <>
          <output>{date?.toString()}</output>
          <DatePicker value={date} onChange={set}>
            <Label>Birthday</Label>
            <Group>
              <DateInput>{(segment) => <DateSegment segment={segment} />}</DateInput>
              <AriaButton>Calendar</AriaButton>
            </Group>
            <AriaPopover>
              <Dialog>
                <Calendar>
                  <AriaButton slot="previous">‹</AriaButton>
                  <Heading />
                  <AriaButton slot="next">›</AriaButton>
                  <CalendarGrid>{(day) => <CalendarCell date={day} />}</CalendarGrid>
                </Calendar>
              </Dialog>
            </AriaPopover>
          </DatePicker>
        </>
      )}
    </WithState>
  );
}
const output = () => document.querySelector("output")?.textContent;
const grids = count("[role=grid]");
const calendarButton = () => page.getByRole("button", { name: /Calendar/ });

test("a react-aria calendar inside a modal works by pointer", async () => {
  await openModal(<Birthday />);
  await userEvent.click(calendarButton());
  await expect.poll(grids).toBe(1);
  await userEvent.click(page.getByText("20", { exact: true }));
  await expect.poll(output).toBe("2026-03-20");
  expect(dialogs()).toBe(1);
});

test("a react-aria calendar inside a modal works by keyboard; Escape closes the calendar, then the modal", async () => {
  await openModal(<Birthday />);
  calendarButton().element().focus();
  await userEvent.keyboard("{Enter}");
  await expect.poll(grids).toBe(1);
  await expect.poll(() => document.activeElement?.closest("[role=grid]")).not.toBeNull();
  await userEvent.keyboard("{ArrowRight}{Enter}");
  await expect.poll(output).toBe("2026-03-13");
  await expect.poll(grids).toBe(0);
  await expect.poll(() => document.activeElement).toBe(calendarButton().element());

  await userEvent.keyboard("{Enter}");
  await expect.poll(() => document.activeElement?.closest("[role=grid]") ?? null).not.toBeNull();
  await userEvent.keyboard("{Escape}");
  await expect.poll(grids).toBe(0);
  expect(dialogs()).toBe(1);
  await userEvent.keyboard("{Escape}");
  await expect.poll(dialogs).toBe(0);
  await expect.poll(focused).toBe("Open");
});

const banks = [
  { value: "sbi", label: "SBI •••• 4471" },
  { value: "hdfc", label: "HDFC •••• 9020" },
];
const listboxes = count("[role=listbox]");

test("a select inside a modal: pointer", async () => {
  await openModal(<Select label="Bank" options={banks} defaultValue="sbi" />);
  const select = page.getByRole("combobox", { name: "Bank" });
  await userEvent.click(select);
  const option = page.getByRole("option", { name: /HDFC/ });
  await expect.element(option).toBeVisible();
  expect(isOnTop(option.element())).toBe(true);
  await userEvent.click(option);
  await expect.poll(() => select.element().textContent).toContain("HDFC");
  expect(dialogs()).toBe(1);
});

test("a select inside a modal works by keyboard, and Enter in the open list is not the default button's", async () => {
  const pressed = vi.fn<() => void>();
  await openModal(
    <>
      <Select label="Bank" options={banks} defaultValue="sbi" />
      <Button data-default="" onClick={pressed}>
        Save
      </Button>
    </>,
  );
  const select = page.getByRole("combobox", { name: "Bank" });
  select.element().focus();
  await userEvent.keyboard("{Enter}");
  await expect.poll(() => document.activeElement?.role).toBe("option");
  await userEvent.keyboard("{ArrowDown}");
  await expect.poll(focused).toContain("HDFC");
  await userEvent.keyboard("{Enter}");
  await expect.poll(() => select.element().textContent).toContain("HDFC");
  expect(pressed).not.toHaveBeenCalled();
  await userEvent.keyboard("{Enter}");
  await expect.poll(listboxes).toBe(1);
  await userEvent.keyboard("{Escape}");
  await expect.poll(listboxes).toBe(0);
  expect(dialogs()).toBe(1);
  await expect.poll(() => document.activeElement).toBe(select.element());
  await userEvent.keyboard("{Escape}");
  await expect.poll(dialogs).toBe(0);
});

const day = (text: string) =>
  [...document.querySelectorAll<HTMLElement>("[role=grid] [role=button]")].find((cell) => cell.textContent === text);

test("the kit's date picker inside a modal: pointer, keyboard, Escape order", async () => {
  const chosen = vi.fn<(value: string) => void>();
  await openModal(<KitDatePicker label="Birthday" defaultValue="2001-11-05" onValueChange={(value) => chosen(value)} />);
  const opener = page.getByRole("button", { name: "Calendar" });
  await userEvent.click(opener);
  await expect.poll(grids).toBe(1);
  const twenty = day("20");
  expect(twenty && isOnTop(twenty)).toBe(true);
  await userEvent.click(twenty ?? document.body);
  await expect.poll(() => chosen.mock.calls.at(-1)).toEqual(["2001-11-20"]);
  await expect.poll(grids).toBe(0);
  await expect.poll(() => document.activeElement).toBe(opener.element());

  await userEvent.keyboard("{Enter}");
  await expect.poll(() => document.activeElement?.textContent).toBe("20");
  await userEvent.keyboard("{ArrowDown}{Enter}");
  await expect.poll(() => chosen.mock.calls.at(-1)).toEqual(["2001-11-27"]);
  await expect.poll(grids).toBe(0);

  await userEvent.keyboard("{Enter}");
  await expect.poll(grids).toBe(1);
  await userEvent.keyboard("{Escape}");
  await expect.poll(grids).toBe(0);
  expect(dialogs()).toBe(1);
  await userEvent.keyboard("{Escape}");
  await expect.poll(dialogs).toBe(0);
  await expect.poll(focused).toBe("Open");
});
