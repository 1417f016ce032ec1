import { useState } from "react";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn } from "storybook/test";
import { sizes } from "../story/sizes.tsx";
import { type ThemeMode, ThemeSwitch, type ThemeSwitchProps } from "./theme-switch.tsx";

const meta = {
  title: "Navigation/ThemeSwitch",
  component: ThemeSwitch,
  tags: ["!autodocs"],
  args: { label: "Dark theme", value: "light", onValueChange: fn() },
} satisfies Meta<typeof ThemeSwitch>;
export default meta;
type Story = StoryObj<typeof meta>;

/** In the light theme. */
export const Light: Story = {
  play: async ({ canvas, userEvent, args }) => {
    const control = canvas.getByRole("switch", { name: "Dark theme" });
    await expect(control).not.toBeChecked();
    await userEvent.click(control);
    await expect(args.onValueChange).toHaveBeenCalledWith("dark", expect.objectContaining({ reason: "press" }));
  },
};
/** In the dark theme. */
export const Dark: Story = {
  args: { value: "dark" },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("switch")).toBeChecked();
  },
};
export const Keyboard: Story = {
  tags: ["keyboard"],
  render: function Stateful(args) {
    const [value, setValue] = useState<ThemeMode>("light");
    return <ThemeSwitch {...args} value={value} onValueChange={setValue} />;
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    const control = canvas.getByRole("switch");
    await expect(control).toHaveFocus();
    await userEvent.keyboard("{Enter}");
    await expect(control).toBeChecked();
    await userEvent.keyboard(" ");
    await expect(control).not.toBeChecked();
  },
};
export const OnBar: Story = {
  decorators: [
    (Story) => (
      <div data-ground="cloth" style={{ padding: 12 }}>
        <Story />
      </div>
    ),
  ],
};
export const Hindi: Story = { args: { label: "डार्क थीम" }, globals: { language: "hi" } };
export const Sizes: Story = sizes((args: ThemeSwitchProps) => <ThemeSwitch {...args} />, "button", "inline-size");
