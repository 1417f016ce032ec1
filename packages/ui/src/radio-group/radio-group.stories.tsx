import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn } from "storybook/test";
import { holds, isIsolated } from "../story/faults.ts";
import { Cases, Case } from "../story/bounds.tsx";
import { mixedValue, longGerman, longHindi, longAddress, arabicName, many } from "../story/hard-values.ts";
import { flat, type StoryArgs } from "../field/story-args.ts";
import { sizes } from "../story/sizes.tsx";
import { RadioGroup, type RadioGroupOwnProps } from "./radio-group.tsx";

const Field = flat<RadioGroupOwnProps>(RadioGroup);
type Args = StoryArgs<RadioGroupOwnProps>;
const methods = [
  { value: "upi", label: "UPI", note: "Paid in about 10 minutes" },
  { value: "imps", label: "IMPS", note: "Paid within 2 hours" },
  { value: "neft", label: "NEFT", note: "Paid the next bank day" },
];
const meta: Meta<Args> = {
  title: "Fields/RadioGroup",
  component: Field,
  args: { label: "Way of payment", options: methods, onValueChange: fn() },
};
export default meta;
type Story = StoryObj<Args>;

export const Rest: Story = {
  args: { required: true, description: "It can be changed for each withdrawal" },
  play: async ({ canvas, userEvent, args }) => {
    const group = canvas.getByRole("radiogroup", { name: "Way of payment" });
    await expect(group).toBeRequired();
    await userEvent.click(canvas.getByText("IMPS"));
    await expect(canvas.getByRole("radio", { name: "IMPS" })).toBeChecked();
    await expect(canvas.getByRole("radio", { name: "IMPS" })).toHaveAccessibleDescription("Paid within 2 hours");
    await expect(args.onValueChange).toHaveBeenCalledWith("imps", expect.objectContaining({ reason: "choose" }));
  },
};
export const Chosen: Story = { args: { defaultValue: "upi" } };
export const Keyboard: Story = {
  tags: ["keyboard"],
  args: { defaultValue: "imps" },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole("radio", { name: "IMPS" })).toHaveFocus();
    await userEvent.keyboard("{ArrowDown}");
    await expect(canvas.getByRole("radio", { name: "NEFT" })).toBeChecked();
    await userEvent.keyboard("{ArrowDown}");
    await expect(canvas.getByRole("radio", { name: "UPI" })).toBeChecked();
    await userEvent.keyboard("{ArrowUp}");
    await expect(canvas.getByRole("radio", { name: "NEFT" })).toBeChecked();
  },
};
/** Pressed anywhere; chosen is the double line. */
export const Boxes: Story = {
  args: { variant: "box", defaultValue: "upi", options: methods.map((one, at) => ({ ...one, disabled: at === 2 })) },
  play: async ({ canvas, userEvent }) => {
    const { x, y } = canvas.getByText("Paid within 2 hours").getBoundingClientRect();
    const under = document.elementFromPoint(x + 4, y + 4);
    await expect(under).toBe(canvas.getByText("IMPS"));
    if (under) await userEvent.click(under);
    await expect(canvas.getByRole("radio", { name: "IMPS" })).toBeChecked();
    await expect(canvas.getByRole("radio", { name: "NEFT" })).toBeDisabled();
  },
};
/** The options in a row. */
export const Row: Story = {
  args: {
    direction: "row",
    label: "Gender",
    defaultValue: "f",
    options: [
      { value: "f", label: "Woman" },
      { value: "m", label: "Man" },
      { value: "x", label: "Other" },
    ],
  },
};
export const Negative: Story = { args: { tone: "negative", message: "Choose how we should pay you", required: true } };
export const Disabled: Story = { args: { disabled: true, defaultValue: "upi" } };
export const OneDisabled: Story = {
  args: { options: [...methods, { value: "card", label: "Card", note: "Not in your country", disabled: true }] },
};
export const Hindi: Story = {
  args: {
    label: "भुगतान का तरीक़ा",
    defaultValue: "upi",
    options: [
      { value: "upi", label: "यूपीआई", note: "लगभग 10 मिनट में" },
      { value: "imps", label: "आईएमपीएस", note: "2 घंटे के अंदर" },
    ],
  },
};
export const Arabic: Story = {
  args: {
    label: "طريقة الدفع",
    defaultValue: "bank",
    options: [
      { value: "bank", label: "تحويل بنكي", note: "خلال ساعتين" },
      { value: "wallet", label: "محفظة", note: "فورًا" },
    ],
  },
};
export const Narrow: Story = {
  args: { options: [{ value: "a", label: mixedValue, note: "Bankkontoinhabernamensprüfungsergebnismitteilungsdienst" }] },
  decorators: [(Story) => <div style={{ inlineSize: 320 }}>{Story()}</div>],
};
export const OnCloth: Story = {
  render: (args) => (
    <div data-ground="cloth" style={{ padding: 24 }}>
      <Field {...args} defaultValue="upi" />
    </div>
  ),
};
/** No option, fifty, words that cannot break, a value that is not among them. */
export const Bounds: Story = {
  render: (args) => (
    <Cases>
      <Case of="None">
        <Field {...args} label="None" options={[]} />
      </Case>
      <Case of="Fifty, in a row">
        <Field
          {...args}
          label="Fifty"
          direction="row"
          options={many(50, (place) => ({ value: `${place}`, label: `Bank ${place}` }))}
          defaultValue="nowhere"
        />
      </Case>
      <Case of="Long words">
        <Field
          {...args}
          label={longGerman}
          options={[longHindi, longAddress, arabicName, ""].map((text, place) => ({
            value: `${place}`,
            label: text || "₹500",
            note: text,
          }))}
        />
      </Case>
    </Cases>
  ),
  play: async ({ canvas, canvasElement }) => {
    await holds(canvasElement, 3);
    for (const radio of canvas.getAllByRole("radio")) await expect(radio).not.toBeChecked();
    await expect(isIsolated(canvasElement, arabicName)).toBe(true);
  },
};
export const Sizes: Story = sizes((args: Args) => <Field {...args} />, "[data-part=option]:first-child", "font-size");
