import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, screen, waitFor, within } from "storybook/test";
import { inFrame } from "../overlay/story-frame.ts";
import { pressedInDocs } from "../story/pressed-in-docs.tsx";
import { longGerman, longHindi } from "../story/hard-values.ts";
import { holds } from "../story/faults.ts";
import { Cases, Case } from "../story/bounds.tsx";
import { flat, type StoryArgs } from "../field/story-args.ts";
import { keyboard } from "./date-range-picker.keyboard.ts";
import { DateRangePicker, type DateRangePickerOwnProps } from "./date-range-picker.tsx";
import { arabic, english, hindi, persian } from "./range-presets.fixture.ts";

const Picker = flat<DateRangePickerOwnProps>(DateRangePicker);
type Args = StoryArgs<DateRangePickerOwnProps>;
const meta: Meta<Args> = {
  title: "Fields/DateRangePicker",
  component: Picker,
  args: { label: "Dates", ...english, today: "2026-11-21", max: "2026-11-21", onValueChange: fn() },
  decorators: [
    (Story, { viewMode }) => (
      <div style={{ maxInlineSize: 380, minBlockSize: viewMode === "docs" ? undefined : 640 }}>{Story()}</div>
    ),
  ],
};
export default meta;
type Story = StoryObj<Args>;

const button = () => screen.getByRole("button", { name: /^(Dates|तारीख़ें|التواريخ|تاریخ‌ها)/ });
const panel = () => screen.findByRole("dialog");
const grid = () => screen.findByRole("grid", undefined, { timeout: 5000 });
const gone = () => waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
const day = (name: RegExp) => screen.getByRole("button", { name });
type User = { click: (element: Element) => Promise<void>; keyboard: (text: string) => Promise<void> };
/** Writes a date part by part, month first, as en-US does. */
async function write(user: User, group: "From" | "To", digits: string) {
  const [first] = within(screen.getByRole("group", { name: group })).getAllByRole("spinbutton");
  await user.click(first ?? document.body);
  await user.keyboard(digits);
}

export const Rest: Story = {
  args: { defaultValue: "last7" },
  play: async ({ userEvent, args }) => {
    await expect(button()).toHaveAccessibleName(/Dates Last 7 days\s*Nov 15 – 21, 2026/);
    await userEvent.click(button());
    await panel();
    await expect(screen.getByRole("radio", { name: "Last 7 days" })).toBeChecked();
    await userEvent.click(screen.getByRole("radio", { name: "Last month" }));
    await expect(args.onValueChange).toHaveBeenLastCalledWith("lastMonth", expect.objectContaining({ reason: "preset" }));
    await gone();
    await waitFor(() => expect(button()).toHaveFocus());
    await expect(button()).toHaveAccessibleName(/Last month\s*Oct 1 – 31, 2026/);
  },
};
/** Two presses on days fill the dates; they count when applied. */
export const Days: Story = {
  decorators: [pressedInDocs()],
  parameters: inFrame(720),
  play: async ({ userEvent, args }) => {
    await expect(button()).toHaveAccessibleName("Dates All dates");
    await userEvent.click(button());
    await grid();
    await userEvent.click(day(/November 19, 2026/));
    await userEvent.click(day(/November 3, 2026/));
    await expect(args.onValueChange).not.toHaveBeenCalled();
    await userEvent.click(screen.getByRole("button", { name: "Apply" }));
    await expect(args.onValueChange).toHaveBeenLastCalledWith(
      { from: "2026-11-03", to: "2026-11-19" },
      expect.objectContaining({ reason: "dates" }),
    );
    await gone();
    await expect(button()).toHaveAccessibleName(/Nov 3 – 19, 2026/);
    await userEvent.click(button());
    await userEvent.click(await screen.findByRole("button", { name: "All dates" }));
    await expect(args.onValueChange).toHaveBeenLastCalledWith({ from: "", to: "" }, expect.objectContaining({ reason: "clear" }));
  },
};
/** A wrong pair is refused with its reason, which follows what is written until it is right. */
export const Refused: Story = {
  decorators: [pressedInDocs("button", "[data-part=actions] button:last-child")],
  parameters: inFrame(760),
  args: { min: "2026-10-01" },
  play: async ({ userEvent, args }) => {
    await userEvent.click(button());
    await grid();
    const apply = screen.getByRole("button", { name: "Apply" });
    await write(userEvent, "From", "11202026");
    await userEvent.click(apply);
    await expect(screen.getByText("Enter both dates in full.")).toBeVisible();
    await write(userEvent, "To", "11052026");
    await expect(screen.getByText(/end date is before the start date/)).toBeVisible();
    await expect(screen.getByRole("group", { name: "To" })).toHaveAccessibleDescription(/end date is before the start date/);
    await write(userEvent, "From", "09302026");
    await expect(screen.getByText(/Choose dates from Oct 1, 2026/)).toBeVisible();
    await expect(args.onValueChange).not.toHaveBeenCalled();
    await write(userEvent, "From", "10012026");
    await expect(screen.queryByText(/Choose dates from/)).toBeNull();
    await userEvent.keyboard("{Enter}");
    await expect(args.onValueChange).toHaveBeenLastCalledWith({ from: "2026-10-01", to: "2026-11-05" }, expect.anything());
    await gone();
  },
};
const onDay = (text: string) => waitFor(() => expect(document.activeElement).toHaveTextContent(new RegExp(`^${text}$`)));
/** Over arrows, month and year. */
async function toTheDays(user: { tab: () => Promise<void> }) {
  for (let step = 0; step < 6 && !document.activeElement?.closest("[role=grid]"); step += 1) await user.tab();
}
const choices = () => screen.getAllByRole("radio");
const walk =
  (rtl: boolean): Story["play"] =>
  async ({ userEvent, args }) => {
    const press = (row: (typeof keyboard)[number]) => userEvent.keyboard(`{${rtl && "rtlKeys" in row ? row.rtlKeys : row.keys}}`);
    const [enter, next, before, tab, nextWeek, weekBefore, nextMonth, monthBefore, escape] = keyboard;
    button().focus();
    await press(enter);
    await grid();
    await waitFor(() => expect(choices()[0]).toHaveFocus());
    await press(next);
    await expect(choices()[1]).toHaveFocus();
    await press(before);
    await expect(choices()[0]).toHaveFocus();
    await toTheDays(userEvent);
    await onDay("14");
    await press(next);
    await onDay("15");
    await press(before);
    await onDay("14");
    await press(nextWeek);
    await onDay("21");
    await press(weekBefore);
    await onDay("14");
    await press(monthBefore);
    await waitFor(() => expect(screen.getAllByRole("combobox")[0]).toHaveProperty("selectedIndex", 9));
    await press(nextMonth);
    await waitFor(() => expect(screen.getAllByRole("combobox")[0]).toHaveProperty("selectedIndex", 10));
    await press(escape);
    await gone();
    await waitFor(() => expect(button()).toHaveFocus());
    await expect(args.onValueChange).not.toHaveBeenCalled();

    await press(enter);
    await grid();
    await toTheDays(userEvent);
    await onDay("14");
    await press(enter);
    // Beginning a range goes on to the next day by itself.
    await press(next);
    await press(next);
    await press(enter);
    // The first part of the first date; Enter there applies.
    for (let step = 0; step < 3 && document.activeElement?.role !== "spinbutton"; step += 1) await press(tab);
    await press(enter);
    await expect(args.onValueChange).toHaveBeenLastCalledWith({ from: "2026-11-14", to: "2026-11-17" }, expect.anything());
    await gone();
  };
const five = { from: "2026-11-10", to: "2026-11-14" };
export const Keyboard: Story = { args: { defaultValue: five }, play: walk(false) };
/** A test of the keys from right to left. */
export const KeyboardInArabic: Story = {
  args: { ...arabic, label: "التواريخ", defaultValue: five },
  globals: { language: "ar", direction: "rtl" },
  play: walk(true),
};
/** Months are those of the Persian calendar, in the list and in the grid; the value is Gregorian. */
export const Persian: Story = {
  args: { ...persian, label: "تاریخ‌ها", defaultValue: "thisMonth" },
  globals: { language: "fa", direction: "rtl" },
  play: async ({ userEvent, args }) => {
    await expect(button()).toHaveAccessibleName(/این ماه\s*1 تا 30 آبان 1405/);
    await userEvent.click(button());
    await expect(within(await grid()).getAllByRole("gridcell")).not.toHaveLength(0);
    await expect(screen.getByRole("combobox", { name: "ماه" })).toHaveDisplayValue("آبان");
    await userEvent.click(screen.getByRole("radio", { name: "ماه گذشته" }));
    await expect(args.onValueChange).toHaveBeenLastCalledWith("lastMonth", expect.objectContaining({ reason: "preset" }));
    await gone();
    await expect(button()).toHaveAccessibleName(/ماه گذشته\s*1 تا 30 مهر 1405/);
  },
};
/** One end open, one day, two years, an end before its beginning, nothing; a field that cannot be used, one that is wrong. */
export const States: Story = {
  decorators: [(Story) => <div style={{ minBlockSize: 0 }}>{Story()}</div>],
  render: (args) => (
    <div style={{ display: "grid", gap: 16 }}>
      <Picker {...args} label="Open end" value={{ from: "2026-11-01", to: "" }} />
      <Picker {...args} label="Open beginning" value={{ from: "", to: "2026-11-01" }} size="sm" />
      <Picker {...args} label="One day" value="today" />
      <Picker {...args} label="Two years" value={{ from: "2025-12-28", to: "2026-01-03" }} />
      <Picker
        {...args}
        label="Not in order"
        value={{ from: "2026-11-05", to: "2026-11-01" }}
        tone="negative"
        message="The last day is before the first."
      />
      <Picker {...args} label="No days at all" value={{ from: "👍\u202e", to: "31-12-2026" }} />
      <Picker {...args} label="Off" value="last30" disabled />
    </div>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("button", { name: /Open end From Nov 1, 2026/ })).toBeVisible();
    await expect(canvas.getByRole("button", { name: /Two years Dec 28, 2025 – Jan 3, 2026/ })).toBeVisible();
    await expect(canvas.getByRole("button", { name: "No days at all All dates" })).toBeVisible();
    await expect(canvas.getByRole("button", { name: /Off/ })).toBeDisabled();
  },
};
/** 320 px: the panel takes the width of the screen, and nothing is cut. */
export const Narrow: Story = {
  parameters: inFrame(760),
  args: { ...hindi, label: "तारीख़ें", defaultValue: "last30" },
  globals: { language: "hi", viewport: { value: "mobile1" } },
  decorators: [pressedInDocs(), (Story) => <div style={{ inlineSize: 280 }}>{Story()}</div>],
  play: async ({ userEvent }) => {
    await userEvent.click(button());
    await grid();
    const box = await panel();
    await expect(box.scrollWidth).toBeLessThanOrEqual(box.clientWidth);
    await expect(box.getBoundingClientRect().width).toBeLessThanOrEqual(window.innerWidth - 16);
  },
};
/** The week of `thisWeek` begins where the language's region begins it: on Saturday in Egypt. */
export const Arabic: Story = {
  decorators: [pressedInDocs()],
  parameters: inFrame(720),
  args: {
    ...arabic,
    label: "التواريخ",
    defaultValue: "thisWeek",
    presets: [{ preset: "thisWeek", label: "هذا الأسبوع" }],
    max: undefined,
  },
  globals: { language: "ar", direction: "rtl" },
  play: async ({ userEvent }) => {
    await userEvent.click(button());
    await grid();
    await expect(document.querySelector("[data-selection-start]")).toHaveTextContent("21");
    await expect(document.querySelector("[data-selection-end]")).toHaveTextContent("27");
  },
};
/** Invalid days, a range from late to early, an unknown preset, no preset, long words. */
export const Bounds: Story = {
  decorators: [(Story) => <div style={{ minBlockSize: 0 }}>{Story()}</div>],
  render: (args) => (
    <Cases>
      <Case of="No days">
        <Picker {...args} label="No days" value={{ from: "2026-02-30", to: "9999999" }} />
      </Case>
      <Case of="Turned round">
        <Picker {...args} label="Turned" value={{ from: "2026-11-21", to: "2026-11-01" }} />
      </Case>
      <Case of="No preset, no today">
        <Picker {...args} label="No preset" presets={[]} today="" />
      </Case>
      <Case of="Long words">
        <Picker
          {...args}
          label={longGerman}
          description={longHindi}
          presets={[{ preset: "last7", label: longGerman }]}
          value="last7"
        />
      </Case>
    </Cases>
  ),
  play: async ({ canvas, canvasElement }) => {
    await holds(canvasElement, 4);
    await expect(canvas.getByRole("button", { name: "No days All dates" })).toBeVisible();
  },
};
