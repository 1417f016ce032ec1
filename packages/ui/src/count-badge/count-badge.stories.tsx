import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { holds } from "../story/faults.ts";
import { Cases, Case } from "../story/bounds.tsx";
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
/** More than 99 are shown as 99+. */
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
/** Below nothing, no number, parts of one, beyond what is counted. */
export const Bounds: Story = {
  render: () => (
    <Cases inline={140}>
      {[-3, Number.NaN, 2.5, 99, 100, Number.MAX_SAFE_INTEGER, Number.POSITIVE_INFINITY].map((count) => (
        <Case key={count} of={`${count}`}>
          <CountBadge count={count} label="unread" />
        </Case>
      ))}
    </Cases>
  ),
  play: async ({ canvasElement }) => {
    await holds(canvasElement, 7);
    const shown = [...canvasElement.querySelectorAll("[data-case]")].map(
      (frame) => frame.querySelector("[data-component=count-badge] [aria-hidden]")?.textContent ?? "",
    );
    await expect(shown).toEqual(["", "", "2", "99", "99+", "99+", "99+"]);
  },
};
