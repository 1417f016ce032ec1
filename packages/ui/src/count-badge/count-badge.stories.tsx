import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { CountBadge } from "./count-badge.tsx";

const meta = { title: "Data/CountBadge", component: CountBadge, args: { count: 4, label: "4 unread" } } satisfies Meta<
  typeof CountBadge
>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Rest: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText("4")).toHaveAttribute("aria-hidden", "true");
    await expect(canvas.getByText("4 unread")).toBeInTheDocument();
  },
};
export const Many: Story = {
  args: { count: 1240, label: "1,240 unread" },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("99+")).toBeVisible();
  },
};
/** Nothing waits: nothing is shown. */
export const None: Story = {
  args: { count: 0 },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector("[data-component=count-badge]")).toBeNull();
  },
};
