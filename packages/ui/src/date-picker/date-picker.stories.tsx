import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, screen, waitFor } from "storybook/test";
import { inFrame } from "../overlay/story-frame.ts";
import { pressedInDocs } from "../story/pressed-in-docs.tsx";
import { forcedStates } from "../story/forced-states.tsx";
import { longGerman, longHindi, longAddress } from "../story/hard-values.ts";
import { holds } from "../story/faults.ts";
import { Cases, Case } from "../story/bounds.tsx";
import { flat, type StoryArgs } from "../field/story-args.ts";
import { keyboard } from "./date-picker.keyboard.ts";
import { DatePicker, type DatePickerOwnProps } from "./date-picker.tsx";

const Field = flat<DatePickerOwnProps>(DatePicker);
type Args = StoryArgs<DatePickerOwnProps>;
const meta: Meta<Args> = {
  title: "Fields/DatePicker",
  component: Field,
  args: { label: "Birthday", onValueChange: fn() },
  decorators: [
    (Story, { viewMode }) => (
      <div style={{ maxInlineSize: 360, minBlockSize: viewMode === "docs" ? undefined : 460 }}>{Story()}</div>
    ),
  ],
};
export default meta;
type Story = StoryObj<Args>;

const gone = () => waitFor(() => expect(screen.queryByRole("grid")).toBeNull());
const focusedDay = () => waitFor(() => expect(document.activeElement?.closest("[role=grid]")).not.toBeNull());

export const Rest: Story = {
  args: { required: true, defaultValue: "2001-11-05" },
  play: async ({ canvas, userEvent, args }) => {
    const open = canvas.getByRole("button", { name: "Calendar" });
    await userEvent.click(open);
    await focusedDay();
    await userEvent.click(await screen.findByRole("button", { name: /November 20, 2001/ }));
    await expect(args.onValueChange).toHaveBeenLastCalledWith("2001-11-20", expect.objectContaining({ reason: "choose" }));
    await gone();
    await waitFor(() => expect(open).toHaveFocus());
  },
};
export const Open: Story = {
  decorators: [pressedInDocs("button:last-of-type")],
  parameters: inFrame(520),
  args: { defaultValue: "2001-11-05" },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Calendar" }));
    await focusedDay();
  },
};
/** The first four days are at rest, hovered, focused and pressed; the fifth is chosen, and those after the twentieth are disabled. */
export const HoverAndFocus: Story = {
  ...Open,
  args: { defaultValue: "2001-11-05", max: "2001-11-20" },
  decorators: [
    pressedInDocs("button:last-of-type"),
    forcedStates("[role=gridcell]:not([aria-selected=true]) > [role=button]:not([aria-disabled=true])"),
  ],
};
/** A year is chosen from a list, not reached by arrows. */
export const FarYear: Story = {
  decorators: [pressedInDocs("button:last-of-type")],
  parameters: inFrame(520),
  args: { max: "2005-11-21" },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Calendar" }));
    await focusedDay();
    const year = screen.getByRole("combobox", { name: "Year" });
    await expect(year).toHaveDisplayValue("2005");
    await userEvent.selectOptions(year, "1984");
    await userEvent.selectOptions(screen.getByRole("combobox", { name: "Month" }), "February");
    await userEvent.click(screen.getByRole("button", { name: /February 29, 1984/ }));
    await expect(args.onValueChange).toHaveBeenLastCalledWith("1984-02-29", expect.objectContaining({ reason: "choose" }));
  },
};
const on = (day: string) => waitFor(() => expect(document.activeElement).toHaveTextContent(day));
const month = () => screen.getByRole("combobox", { name: /Month|الشهر/ });
const walk =
  (rtl: boolean): Story["play"] =>
  async ({ canvas, userEvent, args }) => {
    const press = (row: (typeof keyboard)[number]) => userEvent.keyboard(`{${rtl && "rtlKeys" in row ? row.rtlKeys : row.keys}}`);
    const [enter, next, before, nextWeek, weekBefore, nextMonth, monthBefore, escape] = keyboard;
    canvas.getByRole("button").focus();
    await press(enter);
    await on("14");
    await press(next);
    await on("15");
    await press(before);
    await on("14");
    await press(nextWeek);
    await on("21");
    await press(weekBefore);
    await on("14");
    await press(nextMonth);
    await waitFor(() => expect(month()).toHaveProperty("selectedIndex", 11));
    await press(monthBefore);
    await waitFor(() => expect(month()).toHaveProperty("selectedIndex", 10));
    await press(escape);
    await gone();
    await expect(args.onValueChange).not.toHaveBeenCalled();
    await press(enter);
    await on("14");
    await press(next);
    await press(enter);
    await expect(args.onValueChange).toHaveBeenLastCalledWith("2001-11-15", expect.anything());
    await gone();
  };
export const Keyboard: Story = { args: { defaultValue: "2001-11-14" }, play: walk(false) };
/** Days run with the language; react-aria takes their direction from it. */
export const KeyboardInArabic: Story = {
  args: {
    defaultValue: "2001-11-14",
  },
  globals: { language: "ar" },
  play: walk(true),
};
export const Negative: Story = {
  args: { defaultValue: "2010-03-14", max: "2005-11-21", tone: "negative", message: "You must be 21 or older to register" },
};
export const Disabled: Story = { args: { defaultValue: "2001-11-05", disabled: true } };
export const Hindi: Story = {
  decorators: [pressedInDocs("button:last-of-type")],
  parameters: inFrame(520),
  args: {
    label: "जन्म तिथि",

    defaultValue: "2001-11-05",
  },
  globals: { language: "hi" },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "कैलेंडर" }));
    await focusedDay();
  },
};
export const Arabic: Story = {
  decorators: [pressedInDocs("button:last-of-type")],
  parameters: inFrame(520),
  args: {
    label: "تاريخ الميلاد",

    defaultValue: "2001-11-05",
  },
  globals: { language: "ar" },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "التقويم" }));
    await focusedDay();
  },
};
export const Persian: Story = {
  decorators: [pressedInDocs("button:last-of-type")],
  parameters: inFrame(520),
  args: {
    label: "تاریخ تولد",

    defaultValue: "2001-11-05",
  },
  globals: { language: "fa" },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole("button", { name: "تقویم" }));
    await focusedDay();
    await expect(screen.getByRole("combobox", { name: "ماه" })).toHaveDisplayValue("آبان");
    await userEvent.keyboard("{ArrowDown}{Enter}");
    await expect(args.onValueChange).toHaveBeenLastCalledWith("2001-11-12", expect.objectContaining({ reason: "choose" }));
  },
};
/** Invalid days, a range from late to early, long words; the calendar still opens. */
export const Bounds: Story = {
  render: (args) => (
    <Cases>
      <Case of="No such day">
        <Field {...args} label="No such day" defaultValue="2026-02-30" />
      </Case>
      <Case of="Last before first">
        <Field {...args} label="Turned" defaultValue="2026-11-21" min="2027-01-01" max="2025-01-01" />
      </Case>
      <Case of="Long words">
        <Field {...args} label={longGerman} description={longHindi} tone="negative" message={longAddress} />
      </Case>
    </Cases>
  ),
  play: async ({ canvas, canvasElement, userEvent }) => {
    await holds(canvasElement, 3);
    await userEvent.click(canvas.getAllByRole("button", { name: "Calendar" })[0] ?? canvasElement);
    await waitFor(() => expect(screen.getByRole("grid")).toBeVisible());
    await userEvent.keyboard("{Escape}");
    await gone();
  },
};
