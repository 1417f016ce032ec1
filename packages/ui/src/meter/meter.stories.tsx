import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { Meter } from "./meter.tsx";

const ranges = {
  low: 80n,
  high: 100n,
  notes: { middle: "Near your limit", high: "Limit reached. It opens again tomorrow at 00:00." },
};
const limit = (value: bigint) => ({
  label: "Deposit limit, today",
  value,
  max: 100n,
  valueLabel: `₹${(value * 100n).toLocaleString("en-IN")} of ₹10,000`,
  ...ranges,
});

const meta = {
  title: "Data/Meter",
  component: Meter,
  args: limit(62n),
  // Bigints cannot be edited as JSON.
  argTypes: {
    value: { control: false },
    max: { control: false },
    min: { control: false },
    low: { control: false },
    high: { control: false },
    optimum: { control: false },
  },
} satisfies Meta<typeof Meter>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  play: async ({ canvas }) => {
    const meter = canvas.getByRole("meter", { name: "Deposit limit, today" });
    await expect(meter).toHaveProperty("value", 0.62);
    await expect(meter).toHaveAttribute("aria-valuetext", "₹6,200 of ₹10,000");
  },
};

/** Below, near and at the limit: the words change with the colour. Ticks mark where a range begins. */
export const Ranges: Story = {
  render: () => (
    <div style={{ display: "grid", gap: 24 }}>
      <Meter {...limit(0n)} />
      <Meter {...limit(42n)} />
      <Meter {...limit(88n)} />
      <Meter {...limit(100n)} />
    </div>
  ),
  play: async ({ canvas }) => {
    const [nothing, , near, full] = canvas.getAllByRole("meter");
    await expect(nothing).not.toHaveAccessibleDescription();
    await expect(near).toHaveAccessibleDescription("Near your limit");
    await expect(full).toHaveAccessibleDescription(/Limit reached/);
  },
};

/** A balance is best in the middle: too little and too much are both warnings. */
export const BestInTheMiddle: Story = {
  render: () => (
    <div style={{ display: "grid", gap: 24 }}>
      {[10, 50, 90].map((value) => (
        <Meter
          key={value}
          label={`Float of the desk, ${value}`}
          value={value}
          max={100}
          low={20}
          high={80}
          optimum={50}
          notes={{ low: "Add money today", high: "Take money out today" }}
          valueLabel={`${value} of 100`}
        />
      ))}
    </div>
  ),
  play: async ({ canvas, canvasElement }) => {
    const tones = [...canvasElement.querySelectorAll("[data-component=meter]")].map((meter) => meter.getAttribute("data-tone"));
    await expect(tones).toEqual(["warning", "accent", "warning"]);
    const [low, middle] = canvas.getAllByRole("meter");
    await expect(low).toHaveAccessibleDescription("Add money today");
    await expect(middle).not.toHaveAccessibleDescription();
  },
};

/** Past the end, below zero, sums beyond a float, no range. */
export const Bounds: Story = {
  render: () => (
    <div style={{ display: "grid", gap: 24, inlineSize: 288 }}>
      <Meter
        label="Loss limit, this month, set by you on 3 November and lowered since"
        value={130n}
        max={100n}
        valueLabel="₹13,000 of ₹10,000"
        tone="negative"
      />
      <Meter label="Result" value={-50} min={-100} max={100} valueLabel="−₹50" tone="info" />
      <Meter label="Jackpot" value={9_007_199_254_740_993n} max={18_014_398_509_481_986n} valueLabel="₹9,00,71,99,25,47,409.93" />
      <Meter label="Nothing to measure" value={0} max={0} valueLabel="—" />
    </div>
  ),
  play: async ({ canvas }) => {
    const shares = canvas.getAllByRole("meter").map((meter) => meter.getAttribute("value"));
    await expect(shares).toEqual(["1", "0.25", "0.5", "0"]);
  },
};
export const Hindi: Story = {
  globals: { language: "hi" },
  args: {
    label: "आज की जमा सीमा",
    value: 88,
    max: 100,
    valueLabel: "₹8,800 / ₹10,000",
    low: 80,
    notes: { middle: "सीमा के पास" },
  },
};
export const Arabic: Story = {
  globals: { language: "ar" },
  args: {
    label: "حد الإيداع اليوم",
    value: 88,
    max: 100,
    valueLabel: "₹8,800 / ₹10,000",
    low: 80,
    notes: { middle: "قريب من الحد" },
  },
};
