import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { longGerman, longHindi, arabicName, many } from "../story/hard-values.ts";
import { holds, isIsolated } from "../story/faults.ts";
import { Cases, Case } from "../story/bounds.tsx";
import { Stepper } from "./stepper.tsx";

const meta = {
  title: "Navigation/Stepper",
  component: Stepper,
  args: {
    "aria-label": "Steps of the deposit",
    steps: [
      { id: "amount", label: "Amount", note: "₹5,000" },
      { id: "method", label: "Method" },
      { id: "pay", label: "Pay" },
      { id: "done", label: "Done" },
    ],
    current: "method",
  },
} satisfies Meta<typeof Stepper>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Rest: Story = {
  play: async ({ canvas }) => {
    const items = canvas.getAllByRole("listitem");
    await expect(items.map((item) => item.getAttribute("aria-current"))).toEqual([null, "step", null, null]);
    await expect(items[0]).toHaveTextContent("Amount (done)");
    await expect(items[2]).toHaveTextContent("Pay (to come)");
    await expect(canvas.getByText("2 / 4")).not.toBeVisible();
  },
};
export const States: Story = {
  render: (args) => (
    <div style={{ display: "grid", gap: 32 }}>
      <Stepper {...args} aria-label="At the beginning" current="amount" />
      <Stepper {...args} aria-label="Failed" steps={args.steps.map((step) => ({ ...step, failed: step.id === "method" }))} />
      <Stepper {...args} aria-label="Finished" current="done" finished />
    </div>
  ),
  play: async ({ canvas }) => {
    const states = (name: string) =>
      [...canvas.getByRole("list", { name }).children].map((item) => item.getAttribute("data-state"));
    await expect(states("Failed")).toEqual(["done", "failed", "ahead", "ahead"]);
    await expect(states("Finished")).toEqual(["done", "done", "done", "done"]);
  },
};
export const Vertical: Story = {
  args: {
    orientation: "vertical",
    steps: [
      { id: "amount", label: "Amount", note: "₹5,000" },
      { id: "method", label: "Method", note: "UPI · HDFC Bank, which may take up to forty minutes on the last day of a month" },
      { id: "pay", label: "Pay" },
    ],
  },
};
/** Only one step is shown, with its number; screen readers still get every step. */
export const Narrow: Story = {
  decorators: [(Story) => <div style={{ inlineSize: 300 }}>{Story()}</div>],
  play: async ({ canvas }) => {
    await expect(canvas.getByText("2 / 4")).toBeVisible();
    await expect(canvas.getAllByRole("listitem")).toHaveLength(4);
  },
};
export const Hindi: Story = {
  args: {
    "aria-label": "जमा करने के चरण",
    steps: [
      { id: "amount", label: "राशि" },
      { id: "method", label: "भुगतान का तरीक़ा" },
      { id: "pay", label: "भुगतान" },
    ],
  },
  globals: { language: "hi" },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole("listitem")[0]).toHaveTextContent("राशि (पूरा)");
  },
};
export const Arabic: Story = {
  args: {
    "aria-label": "خطوات الإيداع",
    steps: [
      { id: "amount", label: "المبلغ" },
      { id: "method", label: "طريقة الدفع" },
      { id: "pay", label: "الدفع" },
    ],
  },
  globals: { language: "ar", direction: "rtl" },
};
export const OnCloth: Story = {
  render: (args) => (
    <div data-ground="cloth" style={{ padding: 24 }}>
      <Stepper {...args} />
    </div>
  ),
};
/** No steps, a step that is not among them, fifty, words that cannot break. */
export const Bounds: Story = {
  render: (args) => (
    <Cases>
      <Case of="No step">
        <Stepper {...args} aria-label="No step" steps={[]} />
      </Case>
      <Case of="Another step">
        <Stepper {...args} aria-label="Another step" current="nowhere" />
      </Case>
      <Case of="Fifty">
        <Stepper
          {...args}
          aria-label="Fifty"
          steps={many(50, (place) => ({ id: `${place}`, label: `Step ${place}` }))}
          current="48"
        />
      </Case>
      <Case of="Long words">
        <Stepper
          {...args}
          aria-label="Long words"
          orientation="vertical"
          steps={[
            { id: "method", label: longGerman, note: longHindi },
            { id: "b", label: arabicName, note: "₹500" },
          ]}
        />
      </Case>
      <Case of="One long step">
        <Stepper {...args} aria-label="One long step" steps={[{ id: "method", label: longHindi, note: longGerman }]} />
      </Case>
    </Cases>
  ),
  play: async ({ canvas, canvasElement }) => {
    await holds(canvasElement, 5);
    await expect(canvas.getByRole("list", { name: "Fifty" }).children).toHaveLength(50);
    await expect(isIsolated(canvasElement, arabicName)).toBe(true);
  },
};
