import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { longGerman, longHindi, latinName } from "../story/hard-values.ts";
import { holds } from "../story/faults.ts";
import { Cases, Case } from "../story/bounds.tsx";
import { Progress } from "./progress.tsx";

const meta = {
  title: "Data/Progress",
  component: Progress,
  tags: ["!autodocs"],
  args: { label: "Uploading slip-3.png", value: 62, valueLabel: "62%" },
} satisfies Meta<typeof Progress>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  play: async ({ canvas }) => {
    const bar = canvas.getByRole("progressbar", { name: "Uploading slip-3.png" });
    await expect(bar).toHaveValue(62);
    await expect(bar).toHaveAttribute("aria-valuetext", "62%");
  },
};
/** How far it is, is not known. */
export const Unknown: Story = {
  args: { label: "Moving your balance", value: undefined, valueLabel: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("progressbar")).not.toHaveAttribute("value");
  },
};
/** A value beyond the end fills the bar. */
export const OverTheEnd: Story = {
  args: { label: "Wagering", value: 13_400, max: 10_000, valueLabel: "₹13,400 of ₹10,000", tone: "positive" },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("progressbar")).toHaveValue(10_000);
  },
};
export const Tones: Story = {
  render: () => (
    <div style={{ display: "grid", gap: 20 }}>
      <Progress label="Daily missions" value={5} max={7} valueLabel="5 / 7" />
      <Progress label="Wagering for the bonus" value={100} valueLabel="₹8,000" tone="positive" />
      <Progress label="Deposit limit" value={88} valueLabel="88%" tone="warning" />
      <Progress label="Loss limit" value={100} valueLabel="100%" tone="negative" />
      <Progress label="Reading the receipt" value={20} valueLabel="20%" tone="info" />
    </div>
  ),
};
export const Hindi: Story = {
  args: { label: "बोनस के लिए खेला गया, न्यूनतम से", value: 40, valueLabel: "₹4,000 / ₹10,000" },
  globals: { language: "hi", viewport: { value: "mobile1" } },
};
export const Arabic: Story = { args: { label: "جارٍ رفع الإيصال", value: 40, valueLabel: "40%" }, globals: { language: "ar" } };
/** Below nothing, beyond the end, no number, no end, words that cannot break. */
export const Bounds: Story = {
  render: () => (
    <Cases>
      {[
        [-5, 100],
        [Number.NaN, 100],
        [Number.POSITIVE_INFINITY, 100],
        [5, 0],
        [5, -1],
        [1e300, Number.MAX_VALUE],
      ].map(([value, max], place) => (
        <Case key={`${value} of ${max}`} of={`${value} / ${max}`}>
          <Progress label={`Wagering, case ${place + 1}`} value={value} max={max} valueLabel="₹5" />
        </Case>
      ))}
      <Case of="Long words">
        <Progress label={longGerman} value={50} valueLabel={longHindi} />
      </Case>
      <Case of="Latin among Arabic" dir="rtl" text={latinName} apart>
        <Progress label={latinName} value={50} valueLabel="50%" />
      </Case>
    </Cases>
  ),
  play: async ({ canvas, canvasElement }) => {
    const told = canvasElement.querySelectorAll("[data-case]");
    await expect(told).toHaveLength(8);
    await holds(canvasElement, 8);
    // The filled part of each case; -1 for an end that is not known.
    const filled = canvas.getAllByRole<HTMLProgressElement>("progressbar").map(({ position }) => position);
    await expect(filled).toEqual([0, -1, 1, -1, -1, expect.closeTo(0), 0.5, 0.5]);
  },
};
