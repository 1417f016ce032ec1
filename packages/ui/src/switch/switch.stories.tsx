import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn } from "storybook/test";
import { holds } from "../story/faults.ts";
import { Texts } from "../story/bounds.tsx";
import { flat, type StoryArgs } from "../field/story-args.ts";
import { keyboard } from "./switch.keyboard.ts";
import { sizes } from "../story/sizes.tsx";
import { Switch, type SwitchOwnProps } from "./switch.tsx";

const Field = flat<SwitchOwnProps>(Switch);
type Args = StoryArgs<SwitchOwnProps>;
const meta: Meta<Args> = { title: "Fields/Switch", component: Field, args: { label: "Sound", onCheckedChange: fn() } };
export default meta;
type Story = StoryObj<Args>;

export const Off: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole("switch", { name: "Sound" }));
    await expect(canvas.getByRole("switch")).toBeChecked();
    await expect(args.onCheckedChange).toHaveBeenCalledWith(true, expect.objectContaining({ reason: "press" }));
  },
};
export const On: Story = { args: { label: "Show balance", defaultChecked: true } };
export const Keyboard: Story = {
  tags: ["keyboard"],
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard(keyboard[0].keys === "Space" ? " " : "");
    await expect(canvas.getByRole("switch")).toBeChecked();
  },
};
export const Described: Story = {
  args: { label: "Reality check", description: "Every 30 minutes we show how long you have played.", defaultChecked: true },
};
export const Failed: Story = {
  args: {
    label: "Reality check",
    tone: "negative",
    message: "Not saved. Check the network and try again.",
    defaultChecked: true,
  },
};
export const Disabled: Story = {
  render: (args) => (
    <div style={{ display: "grid", gap: 12 }}>
      <Field {...args} disabled />
      <Field {...args} disabled defaultChecked />
    </div>
  ),
};
export const Hindi: Story = { args: { label: "बैलेंस दिखाएँ", defaultChecked: true } };
export const Arabic: Story = { args: { label: "إظهار الرصيد", defaultChecked: true } };
export const OnCloth: Story = {
  render: (args) => (
    <div data-ground="cloth" style={{ padding: 24, display: "grid", gap: 12 }}>
      <Field {...args} />
      <Field {...args} defaultChecked />
    </div>
  ),
};
export const Bounds: Story = {
  render: (args) => <Texts>{(text) => <Field {...args} label={text} description={text} tone="negative" message={text} />}</Texts>,
  play: async ({ canvasElement }) => holds(canvasElement, 5),
};
export const Sizes: Story = sizes((args: Args) => <Field {...args} />, "input", "block-size");
