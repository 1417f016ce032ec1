import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { longValue } from "../story/hard-values.ts";
import { Timeline } from "./timeline.tsx";

const meta = {
  title: "Data/Timeline",
  component: Timeline,
  args: {
    "aria-label": "Withdrawal W2611211016",
    steps: [
      {
        id: "asked",
        state: "done",
        title: "Requested",
        time: "10:16",
        dateTime: "2026-11-21T10:16:00+05:30",
        text: "₹20,000.00 to SBI •••• 4471. The amount is on hold.",
      },
      {
        id: "review",
        state: "now",
        title: "Under review",
        time: "10:18",
        dateTime: "2026-11-21T10:18:00+05:30",
        text: "Usually 10 to 30 minutes. You can cancel until it is sent.",
      },
      { id: "sent", state: "ahead", title: "Sent to the bank" },
      { id: "paid", state: "ahead", title: "Paid out" },
    ],
  },
  decorators: [(Story) => <div style={{ maxInlineSize: 480 }}>{Story()}</div>],
} satisfies Meta<typeof Timeline>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("list", { name: "Withdrawal W2611211016" })).toBeVisible();
    const steps = canvas.getAllByRole("listitem");
    await expect(steps).toHaveLength(4);
    await expect(steps[1]).toHaveAttribute("aria-current", "step");
    await expect(steps[1]).toHaveTextContent("Under review, now10:18");
    await expect(steps[2]).toHaveTextContent("Sent to the bank, to come");
    await expect(canvas.getByText("10:16")).toHaveAttribute("datetime", "2026-11-21T10:16:00+05:30");
  },
};

/** Paid, refused, and held up: the mark changes with the colour. */
export const Ends: Story = {
  render: () => (
    <div style={{ display: "grid", gap: 32, gridTemplateColumns: "repeat(auto-fit, minmax(200px, 1fr))" }}>
      <Timeline
        aria-label="Deposit, paid in"
        steps={[
          { id: "a", state: "done", title: "Sent by UPI", time: "14:30" },
          { id: "b", state: "done", title: "In your balance", time: "14:32", text: "+₹5,000.00" },
        ]}
      />
      <Timeline
        aria-label="Withdrawal, refused"
        steps={[
          { id: "a", state: "done", title: "Requested", time: "08:20" },
          {
            id: "b",
            state: "done",
            tone: "negative",
            title: "Refused",
            time: "08:27",
            text: "The name on the account differs. ₹8,000.00 is back in your balance.",
          },
        ]}
      />
      <Timeline
        aria-label="Withdrawal, held up"
        steps={[
          { id: "a", state: "done", title: "Requested", time: "20 Nov" },
          {
            id: "b",
            state: "now",
            tone: "warning",
            title: "The bank does not answer",
            time: "21 Nov",
            text: "We try again every hour.",
          },
          { id: "c", state: "ahead", title: "Paid out" },
        ]}
      />
    </div>
  ),
};

export const Bounds: Story = {
  globals: { language: "hi" },
  args: {
    "aria-label": "निकासी",
    style: { inlineSize: 260 },
    steps: [
      {
        id: "a",
        state: "done",
        title: "निकासी का अनुरोध भेजा गया और रक़म रोकी गई",
        time: "21 नवंबर 2026, 10:16",
        text: longValue.slice(0, 160),
      },
      { id: "b", state: "now", title: longValue.slice(0, 90).replaceAll(" ", ""), time: "10:18" },
      { id: "c", state: "ahead", title: "बैंक को भेजा जाएगा" },
    ],
  },
  play: async ({ canvas }) => {
    const list = canvas.getByRole("list");
    await expect(list.scrollWidth).toBe(list.clientWidth);
  },
};

export const Arabic: Story = {
  globals: { language: "ar" },
  args: {
    "aria-label": "سحب",
    steps: [
      { id: "a", state: "done", title: "تم الطلب", time: "10:16", text: "₹20,000.00" },
      { id: "b", state: "now", title: "قيد المراجعة", time: "10:18" },
      { id: "c", state: "ahead", title: "الدفع" },
    ],
  },
};
export const OnCloth: Story = {
  decorators: [
    (Story) => (
      <div data-ground="cloth" style={{ padding: 24 }}>
        {Story()}
      </div>
    ),
  ],
};
