import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn } from "storybook/test";
import { pressedInDocs } from "../story/pressed-in-docs.tsx";
import { longValue, mixedValue } from "../story/hard-values.ts";
import { flat, type StoryArgs } from "../field/story-args.ts";
import { sizes } from "../story/sizes.tsx";
import { AmountField, type AmountFieldOwnProps } from "./amount-field.tsx";

const Field = flat<AmountFieldOwnProps>(AmountField);
type Args = StoryArgs<AmountFieldOwnProps>;
const meta: Meta<Args> = {
  title: "Fields/AmountField",
  component: Field,
  args: { label: "Amount", currency: "INR", locale: "en-IN", onValueChange: fn() },
  // The controls panel cannot show a bigint.
  argTypes: { value: { control: false }, defaultValue: { control: false }, quick: { control: false }, all: { control: false } },
  decorators: [(Story) => <div style={{ maxInlineSize: 360 }}>{Story()}</div>],
};
export default meta;
type Story = StoryObj<Args>;
const input = (reason: string, fault?: string) => expect.objectContaining({ reason, fault });

export const Rest: Story = {
  args: { required: true, description: "₹100 to ₹50,000" },
  play: async ({ canvas, userEvent, args }) => {
    const field = canvas.getByRole("textbox", { name: "Amount" });
    await userEvent.type(field, "124500.5");
    await expect(args.onValueChange).toHaveBeenLastCalledWith(12_450_050n, input("input"));
    await expect(field).toHaveValue("124500.5");
    await userEvent.tab();
    await expect(field).toHaveValue("1,24,500.50");
  },
};
/** With amounts that one press fills in, and one for the whole balance. */
export const Quick: Story = {
  args: {
    quick: [50_000n, 100_000n, 500_000n],
    all: { label: "All", amount: 4_825_075n },
  },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole("button", { name: "₹5,000" }));
    await expect(canvas.getByRole("textbox")).toHaveValue("5,000");
    await expect(canvas.getByRole("button", { name: "₹5,000" })).toHaveAttribute("aria-pressed", "true");
    await expect(args.onValueChange).toHaveBeenLastCalledWith(500_000n, input("quick"));
    await userEvent.click(canvas.getByRole("button", { name: "All" }));
    await expect(canvas.getByRole("textbox")).toHaveValue("48,250.75");
  },
};
export const NativeDigits: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.type(canvas.getByRole("textbox"), "५०००");
    await expect(args.onValueChange).toHaveBeenLastCalledWith(500_000n, input("input"));
    await userEvent.tab();
    await expect(canvas.getByRole("textbox")).toHaveValue("5,000");
  },
};
/** An ambiguous text has no value, and stays as it was typed. */
export const NotAnAmount: Story = {
  decorators: [pressedInDocs({ into: "input", write: "1e5" })],
  args: { tone: "negative", message: "Write an amount such as 1,250.50" },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.type(canvas.getByRole("textbox"), "1e5");
    await expect(args.onValueChange).toHaveBeenLastCalledWith(undefined, input("input", "not_a_number"));
    await userEvent.clear(canvas.getByRole("textbox"));
    await userEvent.type(canvas.getByRole("textbox"), "0.001");
    await expect(args.onValueChange).toHaveBeenLastCalledWith(undefined, input("input", "too_many_decimals"));
    await userEvent.tab();
    await expect(canvas.getByRole("textbox")).toHaveValue("0.001");
  },
};
function Held(args: Args) {
  const [value, setValue] = useState<bigint | undefined>(100_000n);
  return (
    <>
      <Field {...args} value={value} onValueChange={setValue} />
      <button type="button" onClick={() => setValue(250_000n)}>
        Another amount
      </button>
    </>
  );
}
/** The caller holds the amount. */
export const HeldOutside: Story = {
  render: (args) => <Held {...args} />,
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole("textbox");
    await expect(field).toHaveValue("1,000");
    await userEvent.type(field, "0");
    await expect(field).toHaveValue("1,0000");
    await userEvent.clear(field);
    await userEvent.type(field, "777");
    await expect(field).toHaveValue("777");
    await userEvent.click(canvas.getByRole("button", { name: "Another amount" }));
    await expect(field).toHaveValue("2,500");
  },
};
/** A currency without decimals, written as its language does. */
export const WithoutDecimals: Story = { args: { currency: "VND", locale: "vi", defaultValue: 1_250_000n } };
export const Keyboard: Story = {
  tags: ["keyboard"],
  args: Quick.args,
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.keyboard("{Enter}");
    await expect(canvas.getByRole("textbox")).toHaveValue("48,250.75");
    await userEvent.tab();
    await userEvent.keyboard(" ");
    await expect(canvas.getByRole("textbox")).toHaveValue("500");
  },
};
export const Disabled: Story = { args: { ...Quick.args, disabled: true, defaultValue: 500_000n } };
export const Hindi: Story = {
  args: {
    ...Quick.args,
    label: "रक़म",
    locale: "hi",
    defaultValue: 12_450_000n,
    all: { label: "पूरी", amount: 4_825_075n },
  },
};
export const Arabic: Story = {
  args: { label: "المبلغ", currency: "AED", locale: "ar", defaultValue: 125_050n, tone: "negative", message: "الحد الأدنى 2,000" },
};
export const Bounds: Story = {
  decorators: [(Story) => <div style={{ inlineSize: 320 }}>{Story()}</div>],
  play: async ({ canvas, userEvent, args, canvasElement }) => {
    const field = canvas.getByRole("textbox");
    await userEvent.click(field);
    await userEvent.paste(longValue);
    await expect(args.onValueChange).toHaveBeenLastCalledWith(undefined, input("input", "not_a_number"));
    await userEvent.clear(field);
    await userEvent.paste(mixedValue);
    await expect(field).toHaveValue(mixedValue);
    await userEvent.clear(field);
    await userEvent.paste("99999999999999999999");
    await expect(args.onValueChange).toHaveBeenLastCalledWith(undefined, input("input", "too_big"));
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};
export const Sizes: Story = {
  ...sizes((args: Args) => <Field {...args} />, "[data-part=control]", "block-size"),
  args: { quick: [50_000n, 100_000n], defaultValue: 50_000n },
};
