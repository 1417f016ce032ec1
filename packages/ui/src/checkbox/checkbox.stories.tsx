import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn } from "storybook/test";
import { holds } from "../story/faults.ts";
import { Texts } from "../story/bounds.tsx";
import { mixedValue } from "../story/hard-values.ts";
import { flat, type StoryArgs } from "../field/story-args.ts";
import { Checkbox, type CheckboxOwnProps } from "./checkbox.tsx";
import { sizes } from "../story/sizes.tsx";
import { keyboard } from "./checkbox.keyboard.ts";

const Field = flat<CheckboxOwnProps>(Checkbox);
type Args = StoryArgs<CheckboxOwnProps>;
const meta: Meta<Args> = {
  title: "Fields/Checkbox",
  component: Field,
  args: { label: "Remember me for a day", onCheckedChange: fn() },
};
export default meta;
type Story = StoryObj<Args>;

export const Off: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByText("Remember me for a day"));
    await expect(canvas.getByRole("checkbox", { name: "Remember me for a day" })).toBeChecked();
    await expect(args.onCheckedChange).toHaveBeenCalledWith(true, expect.objectContaining({ reason: "press" }));
  },
};
export const On: Story = { args: { defaultChecked: true } };
/** Some of its options are checked. */
export const Indeterminate: Story = {
  args: { label: "All 5 vendors", indeterminate: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("checkbox")).toBePartiallyChecked();
  },
};
export const Keyboard: Story = {
  tags: ["keyboard"],
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard(keyboard[0].keys === "Space" ? " " : "");
    await expect(canvas.getByRole("checkbox")).toBeChecked();
  },
};
/** A required agreement, with a link in its label. */
export const Agreement: Story = {
  args: {
    label: (
      <>
        I am 21 or older and accept the <a href="#terms">terms and privacy policy</a>
      </>
    ),
    required: true,
    tone: "negative",
    message: "Accept the terms to make an account",
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("checkbox")).toBeInvalid();
    await expect(canvas.getByRole("checkbox")).toHaveAccessibleDescription("Accept the terms to make an account");
  },
};
export const Described: Story = {
  args: { label: "Send me news", description: "At most two messages a week, and never at night.", defaultChecked: true },
};
export const Disabled: Story = {
  render: (args) => (
    <div style={{ display: "grid", gap: 12 }}>
      <Field {...args} disabled />
      <Field {...args} disabled defaultChecked />
    </div>
  ),
};
export const Refused: Story = {
  args: { onCheckedChange: (_, details) => details.cancel() },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("checkbox"));
    await expect(canvas.getByRole("checkbox")).not.toBeChecked();
  },
};
export const Hindi: Story = {
  args: { label: "मैं 21 या उससे ज़्यादा उम्र का हूँ और शर्तें व गोपनीयता नीति मानता हूँ।", defaultChecked: true },
};
export const Arabic: Story = { args: { label: "عمري 21 عامًا أو أكثر وأوافق على الشروط وسياسة الخصوصية", defaultChecked: true } };
export const Narrow: Story = {
  args: { label: `Tell me by message when a withdrawal is paid, ${mixedValue}`, required: true },
  decorators: [(Story) => <div style={{ inlineSize: 320 }}>{Story()}</div>],
};
export const OnCloth: Story = {
  render: (args) => (
    <div data-ground="cloth" style={{ padding: 24, display: "grid", gap: 12 }}>
      <Field {...args} />
      <Field {...args} defaultChecked />
      <Field {...args} tone="negative" message="Needed to go on" />
    </div>
  ),
};
export const Bounds: Story = {
  render: (args) => <Texts>{(text) => <Field {...args} label={text} description={text} tone="negative" message={text} />}</Texts>,
  play: async ({ canvas, canvasElement }) => {
    await holds(canvasElement, 5);
    for (const box of canvas.getAllByRole("checkbox")) await expect(box).toBeInvalid();
  },
};
export const Sizes: Story = sizes((args: Args) => <Field {...args} />, "[data-part=label]", "font-size");
