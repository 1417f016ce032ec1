import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, waitFor } from "storybook/test";
import { holds } from "../story/faults.ts";
import { Cases, Case } from "../story/bounds.tsx";
import { Stack } from "../stack/stack.tsx";
import { RelativeTime } from "./relative-time.tsx";

const now = Date.UTC(2026, 10, 21, 12);
const MINUTE = 60_000;
const DAY = 1440 * MINUTE;
const meta = {
  title: "Text/RelativeTime",
  component: RelativeTime,
  args: { value: now - 5 * MINUTE, locale: "en-IN", clock: () => now },
} satisfies Meta<typeof RelativeTime>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Rest: Story = {
  play: async ({ canvasElement }) => {
    const time = canvasElement.querySelector("time");
    await expect(time).toHaveTextContent("5 minutes ago");
    await expect(time).toHaveAttribute("datetime", "2026-11-21T11:55:00.000Z");
  },
};
/** From now to years away. */
export const Spans: Story = {
  render: (args) => (
    <Stack gap={2}>
      {[0, -MINUTE, -3 * 60 * MINUTE, -DAY, -40 * DAY, -800 * DAY, 5 * MINUTE, 2 * DAY].map((span) => (
        <RelativeTime key={span} {...args} value={now + span} />
      ))}
      <RelativeTime {...args} value={now - 180 * MINUTE} variant="short" />
      <RelativeTime {...args} value={now - 180 * MINUTE} variant="narrow" />
    </Stack>
  ),
};
export const Languages: Story = {
  render: (args) => (
    <Stack gap={2}>
      <RelativeTime {...args} locale="hi-IN" lang="hi" />
      <RelativeTime {...args} locale="ar" lang="ar" dir="rtl" />
      <RelativeTime {...args} locale="fa" lang="fa" dir="rtl" />
    </Stack>
  ),
};
/** The clock is 20 ms before the words change: they change by themselves. */
export const Follows: Story = {
  args: {
    value: now,
    clock: (() => {
      const begun = Date.now();
      return () => now + 2 * MINUTE - 20 + (Date.now() - begun > 20 ? 20 : 0);
    })(),
  },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector("time")).toHaveTextContent("2 minutes ago"));
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
/** An invalid time, one beyond the calendar, the first and the last; beside a sum, in both directions. */
export const Bounds: Story = {
  render: (args) => (
    <Cases>
      {[Number.NaN, 1e20, -8.64e15, 8.64e15].map((value) => (
        <Case key={value} of={`${value}`}>
          <RelativeTime {...args} value={value} />
        </Case>
      ))}
      <Case of="A clock that is none">
        <RelativeTime {...args} clock={() => Number.NaN} />
      </Case>
      <Case of="Among Arabic" dir="rtl">
        دُفع <RelativeTime {...args} /> مبلغ ₹500
      </Case>
    </Cases>
  ),
  play: async ({ canvasElement }) => {
    await holds(canvasElement, 6);
    const times = [...canvasElement.querySelectorAll("time")].map((time) => time.textContent ?? "");
    await expect([...times.slice(0, 2), times[4]]).toEqual(["–", "–", "–"]);
  },
};
