import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { holds, isIsolated } from "../story/faults.ts";
import { Cases, Case } from "../story/bounds.tsx";
import { Stack } from "../stack/stack.tsx";
import { DateTime } from "./date-time.tsx";

const moment = Date.UTC(2026, 10, 21, 8, 30, 5);
const meta = {
  title: "Text/DateTime",
  component: DateTime,
  args: { value: moment, locale: "en-IN", timeZone: "Asia/Kolkata" },
} satisfies Meta<typeof DateTime>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Rest: Story = {
  play: async ({ canvasElement }) => {
    const time = canvasElement.querySelector("time");
    await expect(time).toHaveAttribute("datetime", "2026-11-21T08:30:05.000Z");
    await expect(time).toHaveTextContent("21 Nov 2026, 14:00");
  },
};
export const Variants: Story = {
  render: (args) => (
    <Stack gap={2}>
      {(["date", "date-long", "day-month", "time", "time-seconds", "date-time"] as const).map((variant) => (
        <DateTime key={variant} {...args} variant={variant} />
      ))}
    </Stack>
  ),
};
export const Hindi: Story = { args: { locale: "hi-IN", variant: "date-long", lang: "hi" } };
/** Latin digits in every language, the Persian calendar in Persian. */
export const Persian: Story = {
  args: { locale: "fa", variant: "date", lang: "fa", dir: "rtl" },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector("time")).toHaveTextContent("30 آبان 1405");
  },
};
/** An invalid value shows a dash and has no `datetime`. */
export const Unknown: Story = {
  args: { value: Number.NaN },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector("time")).toHaveTextContent("–");
    await expect(canvasElement.querySelector("time")).not.toHaveAttribute("datetime");
  },
};
/** An invalid time, one beyond the calendar, the first, the last, one before our era; beside a sum, in both directions. */
export const Bounds: Story = {
  render: (args) => (
    <Cases>
      {[Number.NaN, 1e20, -8.64e15, 8.64e15, 0].map((value) => (
        <Case key={value} of={`${value}`}>
          <DateTime {...args} value={value} />
        </Case>
      ))}
      <Case of="Among Arabic" dir="rtl">
        وصل في <DateTime {...args} /> مبلغ ₹500
      </Case>
    </Cases>
  ),
  play: async ({ canvasElement }) => {
    await holds(canvasElement, 6);
    const times = [...canvasElement.querySelectorAll("time")];
    await expect(times.slice(0, 2).map((time) => time.textContent)).toEqual(["–", "–"]);
    for (const time of times.slice(2)) await expect(time).toHaveAttribute("datetime");
    await expect(isIsolated(canvasElement, times[5]?.textContent ?? "")).toBe(true);
  },
};
