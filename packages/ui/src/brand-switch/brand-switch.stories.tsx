import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, screen } from "storybook/test";
import { sizes } from "../story/sizes.tsx";
import { BrandSwitch, type BrandSwitchProps } from "./brand-switch.tsx";

const meta = {
  title: "Navigation/BrandSwitch",
  component: BrandSwitch,
  tags: ["!autodocs"],
  args: {
    label: "Brand",
    brands: [
      { name: "baize", title: "Baize" },
      { name: "utsav", title: "Utsav" },
      { name: "regatta", title: "Regatta" },
      { name: "lantern", title: "Lantern" },
    ],
    value: "baize",
    onValueChange: fn(),
  },
} satisfies Meta<typeof BrandSwitch>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Brand: Baize" }));
    await userEvent.click(await screen.findByRole("menuitemradio", { name: "Regatta" }));
    await expect(args.onValueChange).toHaveBeenCalledWith("regatta", expect.objectContaining({ reason: "choose" }));
  },
};
export const OnlyOne: Story = {
  args: { brands: [{ name: "baize", title: "Baize" }] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole("button")).toBeNull();
  },
};
export const Hindi: Story = { args: { label: "ब्रांड" }, globals: { language: "hi" } };
export const Sizes: Story = sizes((args: BrandSwitchProps) => <BrandSwitch {...args} />, "button", "inline-size");
