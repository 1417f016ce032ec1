import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, screen, waitFor, within } from "storybook/test";
import { flat, type StoryArgs } from "../field/story-args.ts";
import { runKeyboard } from "../overlay/run-keyboard.ts";
import { Case, Cases } from "../story/bounds.tsx";
import { holds } from "../story/faults.ts";
import { arabicName, longAddress, longGerman, longHindi, many } from "../story/hard-values.ts";
import { at, closed } from "./combobox-play.ts";
import { banks, messages } from "./combobox.fixture.ts";
import { keyboard } from "./multiple-combobox.keyboard.ts";
import { MultipleCombobox, type MultipleComboboxOwnProps } from "./multiple-combobox.tsx";

const Field = flat<MultipleComboboxOwnProps>(MultipleCombobox);
type Args = StoryArgs<MultipleComboboxOwnProps>;
const meta: Meta<Args> = {
  title: "Fields/MultipleCombobox",
  component: Field,
  args: { label: "Banks", options: banks, placeholder: "Write a bank’s name", messages, onValueChange: fn() },
  decorators: [(Story) => <div style={{ maxInlineSize: 480, minBlockSize: 300 }}>{Story()}</div>],
};
export default meta;
type Story = StoryObj<Args>;
type Play = NonNullable<Story["play"]>;

const sent = (root: HTMLElement) => [...root.querySelectorAll<HTMLInputElement>("input[type=hidden]")].map(({ value }) => value);

export const Playground: Story = {
  args: { name: "bank", description: "Deposits come from any of them" },
  play: async ({ canvas, canvasElement, userEvent, args }) => {
    const input = canvas.getByRole("combobox", { name: "Banks" });
    await expect(input).toHaveAccessibleDescription("Deposits come from any of them");
    await userEvent.type(input, "ax");
    const list = await screen.findByRole("listbox", { name: "Banks" });
    await expect(list).toHaveAttribute("aria-multiselectable", "true");
    await userEvent.click(within(list).getByRole("option", { name: "Axis Bank" }));
    await expect(input).toHaveValue("");
    await userEvent.click(screen.getByRole("option", { name: /HDFC/ }));
    await expect(args.onValueChange).toHaveBeenLastCalledWith(["axis", "hdfc"], expect.objectContaining({ reason: "choose" }));
    await expect(screen.getByRole("option", { name: "Axis Bank" })).toHaveAttribute("aria-selected", "true");
    await expect(sent(canvasElement)).toEqual(["axis", "hdfc"]);
    await userEvent.keyboard("{Escape}");
    await closed();
    await userEvent.click(canvas.getByRole("button", { name: "Remove Axis Bank" }));
    await expect(args.onValueChange).toHaveBeenLastCalledWith(["hdfc"], expect.objectContaining({ reason: "remove" }));
    await expect(canvas.getByText("1 chosen", { selector: "[aria-live]" })).toBeInTheDocument();
    await userEvent.click(canvas.getByRole("button", { name: "Clear" }));
    await expect(args.onValueChange).toHaveBeenLastCalledWith([], expect.objectContaining({ reason: "clear" }));
  },
};
export const Chosen: Story = { args: { defaultValue: ["sbi", "axis"] } };
/** Written out and left, the name of one option is taken; any other text is not kept. */
export const WrittenOut: Story = {
  play: async ({ canvas, userEvent, args }) => {
    const input = canvas.getByRole("combobox");
    await userEvent.type(input, "axis bank");
    await userEvent.tab();
    await expect(args.onValueChange).toHaveBeenLastCalledWith(["axis"], expect.objectContaining({ reason: "choose" }));
    await userEvent.type(input, "bank of no one");
    await userEvent.tab();
    await expect(input).toHaveValue("");
    await expect(args.onValueChange).toHaveBeenCalledOnce();
  },
};
/** Options that a server has found are gone at the next letter; the chips keep their labels. */
export const FromServer: Story = {
  args: { options: banks.slice(2, 4), filter: false, defaultValue: ["uco"], valueLabels: { uco: "UCO Bank" } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("button", { name: "Remove UCO Bank" })).toBeVisible();
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
  const input = canvas.getByRole("combobox");
  const chips = () => canvas.getAllByRole("button").filter((button) => button.dataset.part === "remove");
  const said = (value: readonly string[]) => expect(args.onValueChange).toHaveBeenLastCalledWith(value, expect.anything());
  await runKeyboard(
    keyboard,
    { userEvent, step },
    {
      Tab: async (press) => {
        await press();
        await expect(chips()[0]).toHaveFocus();
        await press();
        await expect(input).toHaveFocus();
      },
      "a–z": async () => {
        await userEvent.keyboard("ax");
        await at("Axis");
      },
      Enter: async (press) => {
        await press();
        await said(["sbi", "pnb", "axis"]);
        await at("Axis");
        await press();
        await said(["sbi", "pnb"]);
      },
      ArrowDown: async (press) => {
        await press();
        await at("Kotak");
      },
      ArrowUp: async (press) => {
        await press();
        await at("Axis");
      },
      Escape: async (press) => {
        await press();
        await closed();
        await said(["sbi", "pnb"]);
        await expect(input).toHaveFocus();
      },
      Backspace: async (press) => {
        await press();
        await expect(chips()[1]).toHaveFocus();
        await press();
        await said(["sbi"]);
        await waitFor(() => expect(chips()[0]).toHaveFocus());
      },
    },
  );
};
export const Keyboard: Story = { tags: ["keyboard"], args: { defaultValue: ["sbi", "pnb"] }, play: run };
export const Negative: Story = { args: { tone: "negative", message: "Choose one bank at least", required: true } };
/** The choices are shown and cannot be removed, and are not sent. */
export const Disabled: Story = {
  args: { disabled: true, defaultValue: ["sbi"], name: "bank" },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.queryByRole("button", { name: /Remove/ })).toBeNull();
    await expect(canvasElement.querySelector("input[name=bank]")).toBeDisabled();
  },
};
/** In a narrow field a count is shown in place of the chips; the list still takes choices back. */
export const Narrow: Story = {
  args: { defaultValue: ["sbi", "hdfc", "axis"] },
  decorators: [(Story) => <div style={{ inlineSize: 240 }}>{Story()}</div>],
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText("3 chosen")[0]).toBeVisible();
    await expect(canvas.queryByRole("button", { name: "Remove Axis Bank" })).toBeNull();
  },
};
export const Hindi: Story = {
  args: {
    label: "बैंक",
    options: [
      { value: "sbi", label: "भारतीय स्टेट बैंक" },
      { value: "pnb", label: "पंजाब नैशनल बैंक" },
    ],
    defaultValue: ["sbi", "pnb"],
    messages: undefined,
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
    messages: undefined,
  },
  globals: { language: "ar" },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("button", { name: "إزالة البنك الأهلي" })).toBeVisible();
  },
};
/** No option, fifty choices, words that cannot break. */
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
    await holds(canvasElement, 3);
  },
};
