import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn } from "storybook/test";
import { arrowLeft, gear, heart, magnifyingGlass, x } from "../icon/art.gen.ts";
import { IconButton, type IconButtonProps } from "./icon-button.tsx";

const meta: Meta<IconButtonProps> = {
  title: "Actions/IconButton",
  component: IconButton,
  args: { art: magnifyingGlass, label: "Find a game", onClick: fn() },
};
export default meta;
type Story = StoryObj<IconButtonProps>;

export const Rest: Story = {
  play: async ({ canvas, userEvent, args }) => {
    const button = canvas.getByRole("button", { name: "Find a game" });
    await userEvent.click(button);
    await expect(args.onClick).toHaveBeenCalledOnce();
    const box = button.getBoundingClientRect();
    await expect([box.width, box.height]).toEqual([44, 44]);
  },
};
export const Variants: Story = {
  render: () => (
    <div style={{ display: "flex", flexWrap: "wrap", alignItems: "center", gap: 12 }}>
      <IconButton art={heart} label="Add to favourites" variant="primary" />
      <IconButton art={gear} label="Settings" variant="outline" />
      <IconButton art={x} label="Close" />
      <IconButton art={x} label="Log out" variant="danger" />
      <IconButton art={x} label="Close, large" size="lg" variant="outline" />
      <IconButton art={x} label="Close, small" size="sm" variant="outline" />
      <IconButton art={x} label="Close, smallest" size="xs" variant="outline" />
      <IconButton art={gear} label="Settings, off" variant="outline" disabled />
    </div>
  ),
};
/** The action runs: the spinner takes the place of the drawing, and presses are ignored. */
export const Pending: Story = {
  args: { pending: true, label: "Finding…" },
  play: async ({ canvas, userEvent, args }) => {
    const button = canvas.getByRole("button", { name: "Finding…" });
    await expect(button).toHaveAttribute("aria-disabled", "true");
    await userEvent.click(button);
    await expect(args.onClick).not.toHaveBeenCalled();
  },
};
/** `flip` turns a drawing that means a direction. */
export const Arabic: Story = {
  args: { art: arrowLeft, label: "رجوع", flip: true, variant: "outline" },
  globals: { language: "ar", direction: "rtl" },
};
export const OnCloth: Story = {
  render: (args) => (
    <div data-ground="cloth" style={{ padding: 24, display: "flex", gap: 12 }}>
      <IconButton {...args} />
      <IconButton {...args} label="Find a game here" variant="primary" />
    </div>
  ),
};
