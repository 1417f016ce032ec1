import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn } from "storybook/test";
import { longValue, mixedValue } from "../story/hard-values.ts";
import { flat, type StoryArgs } from "../field/story-args.ts";
import { sizes } from "../story/sizes.tsx";
import { TextArea, type TextAreaOwnProps } from "./text-area.tsx";

const Field = flat<TextAreaOwnProps>(TextArea);
type Args = StoryArgs<TextAreaOwnProps>;
const meta: Meta<Args> = {
  title: "Fields/TextArea",
  component: Field,
  args: {
    label: "Remark",
    maxLength: 140,
    count: ({ used, maxLength: limit }) => `${used} / ${limit}`,
    onValueChange: fn(),
  },
  decorators: [(Story) => <div style={{ maxInlineSize: 420 }}>{Story()}</div>],
};
export default meta;
type Story = StoryObj<Args>;

export const Rest: Story = {
  args: { placeholder: "What should the team know?", description: "It is read by people, not by a machine." },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.type(canvas.getByRole("textbox", { name: "Remark" }), "Paid by UPI");
    await expect(canvas.getByText("11 / 140")).toBeVisible();
    await expect(args.onValueChange).toHaveBeenLastCalledWith("Paid by UPI", expect.objectContaining({ reason: "input" }));
  },
};
/** A family, a flag and a Devanagari cluster are one each. */
export const CountsAsPeopleDo: Story = {
  args: { defaultValue: "👨‍👩‍👧‍👦🇮🇳क्षि" },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("3 / 140")).toBeVisible();
  },
};
/** A text over its limit, and how to correct it. */
export const TooLong: Story = {
  args: { defaultValue: "Bet ".repeat(40), tone: "negative", message: "Shorten it to 140 characters" },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("160 / 140")).toHaveAttribute("data-over");
  },
};
/** Without a limit there is no count. */
export const WithoutLimit: Story = { args: { maxLength: undefined, label: "Feedback", required: true } };
export const Disabled: Story = { args: { disabled: true, defaultValue: "Sent yesterday" } };
export const Hindi: Story = { args: { label: "टिप्पणी", defaultValue: "राशि अभी तक नहीं मिली है।", lang: "hi" } };
export const Arabic: Story = {
  args: { label: "ملاحظة", defaultValue: "لم يصل المبلغ بعد.", tone: "negative", message: "اكتب المزيد" },
};
export const Bounds: Story = {
  decorators: [(Story) => <div style={{ inlineSize: 320 }}>{Story()}</div>],
  render: (args) => (
    <div style={{ display: "grid", gap: 16 }}>
      <Field {...args} defaultValue={longValue} />
      <Field {...args} label="Mixed" defaultValue={mixedValue} />
    </div>
  ),
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole("textbox", { name: "Remark" })).toHaveValue(longValue);
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};
export const Sizes: Story = sizes((args: Args) => <Field {...args} />, "textarea", "font-size");
