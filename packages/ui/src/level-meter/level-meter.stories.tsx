import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { longGerman, longHindi, longAddress, hugeAmount } from "../story/hard-values.ts";
import { holds } from "../story/faults.ts";
import { Cases, Case } from "../story/bounds.tsx";
import { LevelMeter } from "./level-meter.tsx";

const lakh = 10_000_000n;
const levels = [0n, 1n, 5n, 10n, 25n, 50n, 100n, 500n].map((from, index) => ({
  id: `v${index + 1}`,
  name: `VIP ${index + 1}`,
  from: from * lakh,
}));

const meta = {
  title: "Data/LevelMeter",
  component: LevelMeter,
  args: {
    label: "Your level",
    nextLabel: "Next",
    levels,
    value: 82_000_000n,
    valueLabel: "VIP 3, ₹1,80,000 in bets to VIP 4",
    missing: "₹1,80,000 in valid bets to VIP 4. Counts until 30 November.",
    ends: ["VIP 1", "VIP 8"],
  },
  argTypes: { levels: { control: false }, value: { control: false } },
  decorators: [(Story) => <div style={{ maxInlineSize: 520 }}>{Story()}</div>],
} satisfies Meta<typeof LevelMeter>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  play: async ({ canvas, canvasElement }) => {
    const meter = canvas.getByRole("meter", { name: "Your level" });
    await expect(meter).toHaveProperty("value", 2);
    await expect(meter).toHaveProperty("max", 7);
    const states = [...canvasElement.querySelectorAll("[data-part=segment]")].map((segment) =>
      segment.getAttribute("data-state"),
    );
    await expect(states).toEqual(["done", "done", "now", "ahead", "ahead", "ahead", "ahead"]);
    await expect(canvasElement.querySelector("[data-part=next]")).toHaveTextContent("VIP 4");
  },
};

/** The first step, the top, and two levels only. */
export const Ends: Story = {
  render: (args) => (
    <div style={{ display: "grid", gap: 32 }}>
      <LevelMeter {...args} value={0n} valueLabel="VIP 1" missing="₹1,00,000 in valid bets to VIP 2." />
      <LevelMeter
        {...args}
        value={900n * lakh}
        valueLabel="VIP 8, the highest level"
        missing="The highest level. It holds until 31 December."
        ends={undefined}
      />
      <LevelMeter {...args} levels={levels.slice(0, 2)} value={4_000_000n} missing="₹60,000 to VIP 2." ends={undefined} />
    </div>
  ),
  play: async ({ canvasElement }) => {
    const roots = [...canvasElement.querySelectorAll("[data-component=level-meter]")];
    await expect(roots[0]?.querySelector("[data-part=level]")).toHaveTextContent("VIP 1");
    await expect(roots[1]?.querySelector("[data-part=level]")).toHaveTextContent("VIP 8");
    await expect(roots[1]?.querySelector("[data-part=next]")).toBeNull();
  },
};
/** Twenty levels with long names on a phone. */
export const NarrowHindi: Story = {
  globals: { language: "hi" },
  args: {
    label: "आपका स्तर",
    nextLabel: "अगला स्तर",
    levels: Array.from({ length: 20 }, (_, index) => ({ id: `${index}`, name: `महाराजा स्तर ${index + 1}`, from: index * 1000 })),
    value: 11_400,
    valueLabel: "महाराजा स्तर 12",
    missing: "महाराजा स्तर 13 के लिए ₹600 के वैध दाँव और। 30 नवंबर तक गिना जाएगा।",
    ends: ["1", "20"],
    style: { inlineSize: 288 },
  },
  play: async ({ canvasElement }) => {
    const root = canvasElement.querySelector("[data-component=level-meter]");
    await expect(root?.scrollWidth).toBe(root?.clientWidth);
  },
};
export const Arabic: Story = {
  globals: { language: "ar" },
  args: { label: "مستواك", nextLabel: "التالي", missing: "₹1,80,000 من الرهانات الصالحة إلى VIP 4.", valueLabel: "VIP 3" },
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
/** No level, one, levels that came unsorted, a value below nothing or none, sums beyond a float, words that cannot break. */
export const Bounds: Story = {
  render: (args) => (
    <Cases>
      <Case of="No level">
        <LevelMeter {...args} label="No level" levels={[]} ends={undefined} />
      </Case>
      <Case of="One level">
        <LevelMeter {...args} label="One level" levels={levels.slice(0, 1)} ends={undefined} />
      </Case>
      <Case of="Not a number">
        <LevelMeter {...args} label="Not a number" value={Number.NaN} />
      </Case>
      <Case of="Negative">
        <LevelMeter {...args} label="Negative" value={-1n} />
      </Case>
      <Case of="Beyond a float">
        <LevelMeter
          {...args}
          label="Beyond a float"
          value={hugeAmount}
          levels={levels.map((level) => ({ ...level, from: level.from * hugeAmount }))}
        />
      </Case>
      <Case of="Long words">
        <LevelMeter
          {...args}
          label={longGerman}
          nextLabel={longHindi}
          missing={longAddress}
          levels={levels.map((level) => ({ ...level, name: longGerman }))}
          ends={[longGerman, longHindi]}
        />
      </Case>
    </Cases>
  ),
  play: async ({ canvas, canvasElement }) => {
    await holds(canvasElement, 6);
    for (const meter of canvas.getAllByRole<HTMLMeterElement>("meter")) await expect(Number.isFinite(meter.value)).toBe(true);
    await expect(canvasElement.innerHTML).not.toContain("NaN");
  },
};
