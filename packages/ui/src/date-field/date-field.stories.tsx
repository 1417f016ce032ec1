import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, within } from "storybook/test";
import { longGerman, longHindi, longAddress, mixedValue } from "../story/hard-values.ts";
import { holds } from "../story/faults.ts";
import { Cases, Case } from "../story/bounds.tsx";
import { flat, type StoryArgs } from "../field/story-args.ts";
import { pressedInDocs } from "../story/pressed-in-docs.tsx";
import { keyboard } from "./date-field.keyboard.ts";
import { DateField, type DateFieldOwnProps } from "./date-field.tsx";

const Field = flat<DateFieldOwnProps>(DateField);
type Args = StoryArgs<DateFieldOwnProps>;
const meta: Meta<Args> = {
  title: "Fields/DateField",
  component: Field,
  args: { label: "Birthday", onValueChange: fn() },
  decorators: [(Story) => <div style={{ maxInlineSize: 360 }}>{Story()}</div>],
};
export default meta;
type Story = StoryObj<Args>;

export const Empty: Story = {
  args: { required: true, description: "As on your identity card" },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole("group", { name: "Birthday" })).toHaveAccessibleDescription(/As on your identity card/);
    await userEvent.click(canvas.getAllByRole("spinbutton")[0] ?? canvas.getByRole("group"));
    await userEvent.keyboard("03142006");
    await expect(args.onValueChange).toHaveBeenLastCalledWith("2006-03-14", expect.objectContaining({ reason: "input" }));
  },
};
export const Filled: Story = { args: { defaultValue: "2001-11-05" } };
const walk =
  (rtl: boolean): Story["play"] =>
  async ({ canvas, userEvent, args }) => {
    const press = (row: (typeof keyboard)[number]) => userEvent.keyboard(`{${rtl && "rtlKeys" in row ? row.rtlKeys : row.keys}}`);
    const [tab, , next, before, up, down, back] = keyboard;
    const parts = canvas.getAllByRole("spinbutton");
    await userEvent.tab();
    await expect(parts[0]).toHaveFocus();
    await press(next);
    await expect(parts[1]).toHaveFocus();
    await press(before);
    await expect(parts[0]).toHaveFocus();
    await press(up);
    await expect(args.onValueChange).toHaveBeenCalledTimes(1);
    await press(down);
    await expect(args.onValueChange).toHaveBeenLastCalledWith("2001-11-05", expect.anything());
    await press(tab);
    await press(tab);
    await expect(parts[2]).toHaveFocus();
    for (const digit of "2001") if (digit) await press(back);
    await expect(args.onValueChange).toHaveBeenLastCalledWith("", expect.anything());
    await userEvent.keyboard("2001");
    await expect(args.onValueChange).toHaveBeenLastCalledWith("2001-11-05", expect.anything());
  };
export const Keyboard: Story = { args: { defaultValue: "2001-11-05" }, play: walk(false) };
/** Parts run with the language; react-aria takes their direction from it. */
export const KeyboardInArabic: Story = {
  args: { label: "تاريخ الميلاد", defaultValue: "2001-11-05" },
  globals: { language: "ar" },
  play: walk(true),
};
/** Clearing a part clears the value and keeps the other parts as they were typed. */
export const PartEmptied: Story = {
  decorators: [pressedInDocs({ on: "[data-type=day]", key: "Backspace" })],
  args: { defaultValue: "2001-11-05" },
  play: async ({ canvas, userEvent, args }) => {
    const parts = canvas.getAllByRole("spinbutton");
    parts[1]?.focus();
    await userEvent.keyboard("{Backspace}");
    await expect(args.onValueChange).toHaveBeenLastCalledWith("", expect.anything());
    await userEvent.tab();
    await userEvent.tab();
    await expect(parts[0]).toHaveTextContent("11");
    await expect(parts[2]).toHaveTextContent("2001");
  },
};
/** A date of birth after the last one that is valid. */
export const TooYoung: Story = {
  args: { defaultValue: "2010-03-14", max: "2005-11-21", tone: "negative", message: "You must be 21 or older to register" },
};
export const Disabled: Story = { args: { defaultValue: "2001-11-05", disabled: true } };
export const ReadOnly: Story = { args: { defaultValue: "2001-11-05", readOnly: true } };
/** A value that is no date leaves the parts empty. */
export const NotADate: Story = {
  args: { defaultValue: "14-03-2006 👍\u202e" },
  play: async ({ canvas }) => {
    for (const part of canvas.getAllByRole("spinbutton")) await expect(part).toHaveAttribute("aria-valuetext", "Empty");
  },
};
export const Hindi: Story = {
  args: { label: "जन्म तिथि", defaultValue: "2001-11-05" },
  globals: { language: "hi" },
};
export const Arabic: Story = {
  args: { label: "تاريخ الميلاد", defaultValue: "2001-11-05" },
  globals: { language: "ar" },
};
/** 14 Aban 1380 is shown; 5 November 2001 is sent. */
export const Persian: Story = {
  args: { label: "تاریخ تولد", defaultValue: "2001-11-05", name: "birthday" },
  globals: { language: "fa" },
  play: async ({ canvas, canvasElement }) => {
    const year = canvas.getAllByRole("spinbutton").find((part) => part.getAttribute("data-type") === "year");
    await expect(year).toHaveTextContent("1380");
    await expect(canvasElement.querySelector("input[name=birthday]")).toHaveValue("2001-11-05");
  },
};
export const Narrow: Story = {
  args: { label: "The day on which you were born, as it is printed on your identity card", required: true },
  decorators: [(Story) => <div style={{ inlineSize: 200 }}>{Story()}</div>],
};
/** Invalid days, the first and the last day of the calendar, a range from late to early, long words. */
export const Bounds: Story = {
  render: (args) => (
    <Cases>
      {["", "2026-02-30", "0000-00-00", "99999-01-01", "2026-11-21T10:00", mixedValue].map((value) => (
        <Case key={value} of={value || "Nothing"}>
          <Field {...args} label={`Day ${value.slice(0, 12)}`} defaultValue={value} />
        </Case>
      ))}
      <Case of="Last before first">
        <Field {...args} label="Turned" defaultValue="2026-11-21" min="2027-01-01" max="2025-01-01" />
      </Case>
      <Case of="Long words">
        <Field {...args} label={longGerman} description={longHindi} tone="negative" message={longAddress} />
      </Case>
    </Cases>
  ),
  play: async ({ canvas, canvasElement }) => {
    await holds(canvasElement, 8);
    for (const name of ["Day 2026-02-30", "Day 0000-00-00"])
      for (const part of within(canvas.getByRole("group", { name })).getAllByRole("spinbutton"))
        await expect(part).toHaveAttribute("aria-valuetext", "Empty");
  },
};
