import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn, waitFor, within } from "storybook/test";
import { flat, type StoryArgs } from "../field/story-args.ts";
import { clock } from "../icon/art.gen.ts";
import { Icon } from "../icon/icon.tsx";
import { runKeyboard } from "../overlay/run-keyboard.ts";
import { Case, Cases } from "../story/bounds.tsx";
import { holds } from "../story/faults.ts";
import { longAddress, longGerman, longHindi, mixedValue } from "../story/hard-values.ts";
import { pressedInDocs } from "../story/pressed-in-docs.tsx";
import { keyboard } from "./time-field.keyboard.ts";
import { TimeField, type TimeFieldOwnProps } from "./time-field.tsx";
import { type TimeIssue, timeIssue } from "./time-issue.ts";

const Field = flat<TimeFieldOwnProps>(TimeField);
type Args = StoryArgs<TimeFieldOwnProps>;
const meta: Meta<Args> = {
  title: "Fields/TimeField",
  component: Field,
  args: { label: "Quiet hours begin", onValueChange: fn() },
  decorators: [(Story) => <div style={{ maxInlineSize: 360 }}>{Story()}</div>],
};
export default meta;
type Story = StoryObj<Args>;
type Play = NonNullable<Story["play"]>;
type Canvas = Parameters<Play>[0]["canvas"];

const parts = (canvas: Canvas) => canvas.getAllByRole("spinbutton");
const part = (canvas: Canvas, place: number) => {
  const found = parts(canvas)[place];
  if (!found) throw new Error(`No part ${place}`);
  return found;
};

export const Playground: Story = {
  args: { required: true, description: "Messages wait until they end" },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole("group", { name: "Quiet hours begin" })).toHaveAccessibleDescription(
      /Messages wait until they end/,
    );
    await userEvent.click(part(canvas, 0));
    await userEvent.keyboard("0930p");
    await expect(args.onValueChange).toHaveBeenLastCalledWith("21:30", expect.objectContaining({ reason: "input" }));
  },
};
export const Filled: Story = { args: { defaultValue: "21:30" } };
/** With seconds. */
export const Seconds: Story = {
  args: { label: "Draw closes", seconds: true, defaultValue: "18:59:30", name: "closes" },
  play: async ({ canvas, canvasElement, userEvent, args }) => {
    part(canvas, 2).focus();
    await userEvent.keyboard("45");
    await expect(args.onValueChange).toHaveBeenLastCalledWith("18:59:45", expect.anything());
    await expect(canvasElement.querySelector("input[name=closes]")).toHaveValue("18:59:45");
  },
};
/** With 24 hours, whatever the language prefers. */
export const TwentyFourHours: Story = {
  args: { hourCycle: 24, defaultValue: "21:30" },
  play: async ({ canvas, userEvent, args }) => {
    await expect(parts(canvas)).toHaveLength(2);
    await expect(part(canvas, 0)).toHaveTextContent("21");
    await userEvent.click(part(canvas, 0));
    await userEvent.keyboard("2359");
    await expect(args.onValueChange).toHaveBeenLastCalledWith("23:59", expect.anything());
  },
};
const run: Play = async ({ canvas, userEvent, step, args }) => {
  const said = (text: string) => expect(args.onValueChange).toHaveBeenLastCalledWith(text, expect.anything());
  await runKeyboard(
    keyboard,
    { userEvent, step },
    {
      Tab: async (press) => {
        await press();
        await expect(part(canvas, 0)).toHaveFocus();
        await press();
        await expect(part(canvas, 1)).toHaveFocus();
      },
      "0–9": async () => {
        await userEvent.keyboard("45");
        await said("09:45");
        await expect(part(canvas, 2)).toHaveFocus();
        part(canvas, 0).focus();
      },
      ArrowRight: async (press) => {
        await press();
        await expect(part(canvas, 1)).toHaveFocus();
      },
      ArrowLeft: async (press) => {
        await press();
        await expect(part(canvas, 0)).toHaveFocus();
      },
      ArrowUp: async (press) => {
        await press();
        await said("10:45");
      },
      ArrowDown: async (press) => {
        await press();
        await said("09:45");
      },
      Backspace: async (press) => {
        await press();
        await waitFor(() => said(""));
        await userEvent.keyboard("9");
        await said("09:45");
      },
      "a or p": async () => {
        part(canvas, 2).focus();
        await userEvent.keyboard(document.documentElement.lang === "ar" ? "م" : "p");
        await said("21:45");
        await userEvent.keyboard(document.documentElement.lang === "ar" ? "ص" : "a");
        await said("09:45");
      },
    },
  );
};
export const Keyboard: Story = { args: { defaultValue: "09:30" }, play: run };
/** Parts run with the language; react-aria takes their direction from it. */
export const KeyboardInArabic: Story = {
  tags: ["keyboard"],
  args: { label: "بداية ساعات الهدوء", defaultValue: "09:30" },
  globals: { language: "ar" },
  play: run,
};
/** Emptying a part empties the value and keeps the other parts as they were typed. */
export const PartEmptied: Story = {
  decorators: [pressedInDocs({ on: "[data-type=hour]", key: "Backspace" })],
  args: { defaultValue: "09:30", name: "from" },
  play: async ({ canvas, canvasElement, userEvent, args }) => {
    part(canvas, 0).focus();
    await userEvent.keyboard("{Backspace}");
    await waitFor(() => expect(args.onValueChange).toHaveBeenLastCalledWith("", expect.anything()));
    await expect(canvasElement.querySelector("input[name=from]")).toHaveValue("");
    await expect(part(canvas, 1)).toHaveTextContent("30");
  },
};
const why: Readonly<Record<TimeIssue, string>> = {
  early: "Choose 9:00 in the morning or later",
  late: "Choose 5:30 in the afternoon or earlier",
  not_a_time: "Write the hour and the minutes",
};
function Office(args: Args) {
  const [value, setValue] = useState("08:15");
  const issue = timeIssue(value, { min: "09:00", max: "17:30" });
  return (
    <Field
      {...args}
      min="09:00"
      max="17:30"
      value={value}
      onValueChange={setValue}
      tone={issue ? "negative" : "neutral"}
      message={issue && why[issue]}
    />
  );
}
/** `timeIssue` says why a time is refused; the form has the words. */
export const OutOfBounds: Story = {
  args: { label: "Call me at" },
  render: (args) => <Office {...args} />,
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole("group", { name: "Call me at" })).toHaveAccessibleDescription(/9:00 in the morning or later/);
    await expect(part(canvas, 0)).toHaveAttribute("aria-invalid", "true");
    await userEvent.click(part(canvas, 0));
    await userEvent.keyboard("10");
    await expect(canvas.queryByText(why.early)).toBeNull();
    await expect(part(canvas, 0)).not.toHaveAttribute("aria-invalid");
    await userEvent.tab();
    await userEvent.keyboard("p");
    await expect(canvas.getByText(why.late)).toBeVisible();
  },
};
/** `cancel()` leaves the time as it was. */
export const Refused: Story = {
  args: { value: "09:30", onValueChange: fn((_value, details) => details.cancel()) },
  play: async ({ canvas, userEvent, args }) => {
    part(canvas, 0).focus();
    await userEvent.keyboard("{ArrowUp}");
    await expect(args.onValueChange).toHaveBeenCalled();
  },
};
export const Disabled: Story = {
  args: { defaultValue: "21:30", disabled: true, name: "from" },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector("input[name=from]")).toBeDisabled();
  },
};
export const ReadOnly: Story = { args: { defaultValue: "21:30", readOnly: true } };
export const Sizes: Story = {
  render: (args) => (
    <div style={{ display: "grid", gap: 16 }}>
      {(["sm", "md", "lg"] as const).map((size) => (
        <Field key={size} {...args} label={`Size ${size}`} size={size} defaultValue="21:30" />
      ))}
    </div>
  ),
};
/** An icon before the time, the time zone after it. */
export const Contents: Story = {
  args: { defaultValue: "21:30", startContent: <Icon art={clock} />, endContent: "IST" },
};
export const Hindi: Story = {
  args: { label: "शांत समय की शुरुआत", defaultValue: "21:30" },
  globals: { language: "hi" },
};
export const Arabic: Story = {
  args: { label: "بداية ساعات الهدوء", defaultValue: "21:30", digits: "native" },
  globals: { language: "ar" },
  play: async ({ canvas }) => {
    await expect(parts(canvas).map((one) => one.textContent)).toContain("م");
  },
};
/** 24 hours, and Persian digits that can be written as well. */
export const Persian: Story = {
  args: { label: "آغاز ساعت‌های سکوت", defaultValue: "21:30", digits: "native" },
  globals: { language: "fa" },
  play: async ({ canvas, userEvent, args }) => {
    await expect(parts(canvas)).toHaveLength(2);
    await expect(part(canvas, 0)).toHaveTextContent("۲۱");
    await userEvent.click(part(canvas, 0));
    await userEvent.keyboard("۰۸");
    await expect(args.onValueChange).toHaveBeenLastCalledWith("08:30", expect.anything());
  },
};
export const Urdu: Story = {
  args: { label: "خاموش اوقات کا آغاز", defaultValue: "21:30", digits: "native" },
  globals: { language: "ur" },
};
/** 320 px wide. */
export const Narrow: Story = {
  args: {
    label: "From this time on no message of ours wakes you, until the quiet hours end",
    seconds: true,
    defaultValue: "21:30:00",
    required: true,
    endContent: "India Standard Time",
  },
  decorators: [(Story) => <div style={{ inlineSize: 288 }}>{Story()}</div>],
};
export const OnCloth: Story = {
  render: (args) => (
    <div data-ground="cloth" style={{ padding: 24 }}>
      <Field {...args} defaultValue="21:30" />
    </div>
  ),
};
/** Texts that are no time, the last second of the day, bounds from late to early, long words. */
export const Bounds: Story = {
  render: (args) => (
    <Cases>
      {["", "24:00", "7:05", "12:00 PM", "2026-11-21T10:00", mixedValue].map((value) => (
        <Case key={value} of={value || "Nothing"}>
          <Field {...args} label={`Time ${value.slice(0, 12)}`} defaultValue={value} />
        </Case>
      ))}
      <Case of="Last before first">
        <Field {...args} label="Turned" defaultValue="23:59:59" seconds min="18:00" max="06:00" />
      </Case>
      <Case of="Long words">
        <Field {...args} label={longGerman} description={longHindi} tone="negative" message={longAddress} />
      </Case>
    </Cases>
  ),
  play: async ({ canvas, canvasElement, args }) => {
    await holds(canvasElement, 8);
    for (const name of ["Time 24:00", "Time 12:00 PM"])
      for (const one of within(canvas.getByRole("group", { name })).getAllByRole("spinbutton"))
        await expect(one).toHaveAttribute("aria-valuetext", "Empty");
    await expect(args.onValueChange).not.toHaveBeenCalled();
  },
};
