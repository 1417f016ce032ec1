import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, screen, waitFor, within } from "storybook/test";
import { inFrame } from "../overlay/story-frame.ts";
import { pressedInDocs } from "../story/pressed-in-docs.tsx";
import { flat, type StoryArgs } from "../field/story-args.ts";
import { runKeyboard } from "../overlay/run-keyboard.ts";
import { Case, Cases } from "../story/bounds.tsx";
import { holds } from "../story/faults.ts";
import { arabicName, longAddress, longGerman, longHindi, many } from "../story/hard-values.ts";
import { keyboard } from "./multiple-select.keyboard.ts";
import { MultipleSelect, type MultipleSelectOwnProps } from "./multiple-select.tsx";

const Field = flat<MultipleSelectOwnProps>(MultipleSelect);
type Args = StoryArgs<MultipleSelectOwnProps>;
const banks = [
  { value: "sbi", label: "State Bank of India" },
  { value: "hdfc", label: "HDFC Bank", note: "Withdrawals in 10 minutes" },
  { value: "axis", label: "Axis Bank" },
  { value: "yes", label: "YES Bank", disabled: true },
];
const meta: Meta<Args> = {
  title: "Fields/MultipleSelect",
  component: Field,
  args: { label: "Banks", options: banks, placeholder: "Choose banks", onValueChange: fn() },
  decorators: [(Story) => <div style={{ maxInlineSize: 480, minBlockSize: 240 }}>{Story()}</div>],
};
export default meta;
type Story = StoryObj<Args>;
type Play = NonNullable<Story["play"]>;

const closed = () => waitFor(() => expect(screen.queryByRole("listbox")).toBeNull());
const on = (name: string) => waitFor(() => expect(screen.getByRole("option", { name })).toHaveFocus());
const sent = (root: HTMLElement) => [...root.querySelectorAll<HTMLInputElement>("input[type=hidden]")].map(({ value }) => value);

export const Playground: Story = {
  args: { name: "bank", description: "Withdrawals go to one of them" },
  play: async ({ canvas, canvasElement, userEvent, args }) => {
    const trigger = canvas.getByRole("combobox", { name: "Banks" });
    await expect(trigger).toHaveTextContent("Choose banks");
    await expect(trigger).toHaveAccessibleDescription("Withdrawals go to one of them");
    await userEvent.click(trigger);
    const list = await screen.findByRole("listbox", { name: "Banks" });
    await expect(list).toHaveAttribute("aria-multiselectable", "true");
    await userEvent.click(within(list).getByRole("option", { name: "Axis Bank" }));
    await userEvent.click(within(list).getByRole("option", { name: "State Bank of India" }));
    await expect(args.onValueChange).toHaveBeenLastCalledWith(["axis", "sbi"], expect.objectContaining({ reason: "choose" }));
    await userEvent.keyboard("{Escape}");
    await closed();
    await expect(trigger).toHaveFocus();
    await expect(trigger).toHaveTextContent("2 chosen");
    await expect(sent(canvasElement)).toEqual(["axis", "sbi"]);
    await userEvent.click(canvas.getByRole("button", { name: "Remove Axis Bank" }));
    await expect(args.onValueChange).toHaveBeenLastCalledWith(["sbi"], expect.objectContaining({ reason: "remove" }));
    await expect(canvas.getByText("1 chosen", { selector: "[aria-live]" })).toBeInTheDocument();
  },
};
export const Chosen: Story = { args: { defaultValue: ["sbi", "axis"] } };
/** A button above the list chooses every option that may be chosen, and then none. */
export const SelectAll: Story = {
  decorators: [pressedInDocs("[role=combobox]")],
  parameters: inFrame(360),
  args: { selectAll: true, defaultValue: ["axis"] },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole("combobox"));
    await userEvent.click(await screen.findByRole("button", { name: "Select all" }));
    await expect(args.onValueChange).toHaveBeenLastCalledWith(
      ["axis", "sbi", "hdfc"],
      expect.objectContaining({ reason: "all" }),
    );
    await userEvent.click(screen.getByRole("button", { name: "Select none" }));
    await expect(args.onValueChange).toHaveBeenLastCalledWith([], expect.objectContaining({ reason: "all" }));
    await userEvent.keyboard("{Escape}");
    await closed();
  },
};
export const Grouped: Story = {
  decorators: [pressedInDocs("[role=combobox]")],
  parameters: inFrame(360),
  args: {
    options: [
      { group: "Banks", options: banks },
      { group: "UPI", options: [{ value: "upi", label: "ananya@upi" }] },
    ],
    defaultValue: ["upi"],
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("combobox"));
    await waitFor(() => expect(screen.getByRole("group", { name: "UPI" })).toBeVisible());
    await userEvent.keyboard("{Escape}");
    await closed();
  },
};
/** `cancel()` leaves the choices as they were. */
export const Refused: Story = {
  args: { defaultValue: ["sbi"], onValueChange: fn((_value, details) => details.cancel()) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Remove State Bank of India" }));
    await expect(canvas.getByRole("button", { name: "Remove State Bank of India" })).toBeVisible();
  },
};
const run: Play = async ({ canvas, userEvent, step, args }) => {
  const trigger = canvas.getByRole("combobox");
  const said = (value: readonly string[]) => expect(args.onValueChange).toHaveBeenLastCalledWith(value, expect.anything());
  const chip = (place: number) => canvas.getAllByRole("button")[place];
  await runKeyboard(
    keyboard,
    { userEvent, step },
    {
      Tab: async (press) => {
        await press();
        await expect(chip(0)).toHaveFocus();
        await press();
        await expect(trigger).toHaveFocus();
        await userEvent.tab({ shift: true });
      },
      ArrowRight: async (press) => {
        await press();
        await expect(chip(1)).toHaveFocus();
      },
      ArrowLeft: async (press) => {
        await press();
        await expect(chip(0)).toHaveFocus();
      },
      Backspace: async (press) => {
        await press();
        await said(["axis"]);
        await waitFor(() => expect(chip(0)).toHaveFocus());
      },
      Delete: async (press) => {
        await press();
        await said([]);
        await waitFor(() => expect(trigger).toHaveFocus());
      },
      Enter: async (press) => {
        await press();
        await on("State Bank of India");
        await press();
        await said(["sbi"]);
      },
      ArrowDown: async (press) => {
        await press();
        await waitFor(() => expect(document.activeElement).toHaveTextContent("HDFC Bank"));
      },
      ArrowUp: async (press) => {
        await press();
        await on("State Bank of India");
      },
      Space: async (press) => {
        await press();
        await said([]);
      },
      "Control+a": async (press) => {
        await press();
        await said(["sbi", "hdfc", "axis"]);
      },
      "a–z": async () => {
        await userEvent.keyboard("ax");
        await on("Axis Bank");
      },
      Escape: async (press) => {
        await press();
        await closed();
        await said(["sbi", "hdfc", "axis"]);
        await waitFor(() => expect(trigger).toHaveFocus());
      },
    },
  );
};
export const Keyboard: Story = { tags: ["keyboard"], args: { defaultValue: ["sbi", "axis"] }, play: run };
/** From right to left the arrows between the chips change sides. */
export const KeyboardInArabic: Story = {
  tags: ["keyboard"],
  args: { label: "البنوك", defaultValue: ["sbi", "axis"] },
  globals: { language: "ar" },
  play: run,
};
export const Negative: Story = { args: { tone: "negative", message: "Choose one bank at least", required: true } };
/** The choices are shown and cannot be removed, and are not sent. */
export const Disabled: Story = {
  args: { disabled: true, defaultValue: ["sbi"], name: "bank" },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.queryByRole("button")).toBeNull();
    await expect(canvasElement.querySelector("input[name=bank]")).toBeDisabled();
  },
};
export const Sizes: Story = {
  render: (args) => (
    <div style={{ display: "grid", gap: 16 }}>
      {(["sm", "md", "lg"] as const).map((size) => (
        <Field key={size} {...args} label={`Size ${size}`} size={size} defaultValue={["sbi"]} />
      ))}
    </div>
  ),
};
/** In a narrow field a count is shown in place of the chips; the list still takes choices back. */
export const Narrow: Story = {
  args: { defaultValue: ["sbi", "hdfc", "axis"] },
  decorators: [(Story) => <div style={{ inlineSize: 240 }}>{Story()}</div>],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("combobox")).toHaveTextContent("3 chosen");
    await expect(canvas.queryByRole("button", { name: "Remove Axis Bank" })).toBeNull();
  },
};
export const Hindi: Story = {
  args: {
    label: "बैंक",
    placeholder: "बैंक चुनें",
    options: [
      { value: "sbi", label: "भारतीय स्टेट बैंक" },
      { value: "pnb", label: "पंजाब नैशनल बैंक" },
    ],
    defaultValue: ["sbi", "pnb"],
  },
  globals: { language: "hi" },
};
export const Arabic: Story = {
  args: {
    label: "البنوك",
    options: [
      { value: "ahli", label: "البنك الأهلي" },
      { value: "rajhi", label: "مصرف الراجحي" },
    ],
    defaultValue: ["ahli", "rajhi"],
  },
  globals: { language: "ar" },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("button", { name: "إزالة البنك الأهلي" })).toBeVisible();
  },
};
export const OnCloth: Story = {
  render: (args) => (
    <div data-ground="cloth" style={{ padding: 24 }}>
      <Field {...args} defaultValue={["sbi"]} />
    </div>
  ),
};
/** No option, fifty choices, a choice without an option, words that cannot break. */
export const Bounds: Story = {
  render: (args) => (
    <Cases inline={320}>
      <Case of="None">
        <Field {...args} label="None" options={[]} />
      </Case>
      <Case of="Fifty">
        <Field
          {...args}
          label="Fifty"
          options={many(50, (place) => ({ value: `${place}`, label: `Bank ${place}` }))}
          defaultValue={many(50, String)}
        />
      </Case>
      <Case of="No option of this value">
        <Field {...args} label="Gone" defaultValue={["gone", "sbi"]} />
      </Case>
      <Case of="Long words">
        <Field
          {...args}
          label={longGerman}
          options={[longHindi, longAddress, arabicName].map((text, place) => ({ value: `${place}`, label: text, note: text }))}
          defaultValue={["0", "1", "2"]}
        />
      </Case>
    </Cases>
  ),
  play: async ({ canvasElement }) => {
    await holds(canvasElement, 4);
  },
};
