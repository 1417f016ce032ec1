import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { longGerman, longHindi, arabicName, latinName, hugeAmount } from "../story/hard-values.ts";
import { holds, isIsolated } from "../story/faults.ts";
import { Cases, Case } from "../story/bounds.tsx";
import { moneyParts } from "../money/money-parts.ts";
import { Money } from "../money/money.tsx";
import { Stat, StatGroup } from "./stat.tsx";

const meta = {
  title: "Data/Stat",
  component: Stat,
  tags: ["!autodocs"],
  args: { label: "Active members", value: "229" },
} satisfies Meta<typeof Stat>;
export default meta;
type Story = StoryObj<typeof meta>;

const rupees = (amount: bigint, locale = "en-IN") => (
  <Money parts={moneyParts({ amount, currency: "INR", locale, minor: "ifAny" })} />
);

export const Playground: Story = {
  render: (args) => (
    <StatGroup>
      <Stat {...args} />
    </StatGroup>
  ),
};
/** The figures of a team. */
export const Team: Story = {
  render: () => (
    <StatGroup>
      <Stat label="Team balance" value={rupees(128_040_000n)} note="now" />
      <Stat label="Valid bets" value={rupees(321_383_000n)} note="+8.2%" noteTone="positive" />
      <Stat label="Team profit/loss" value={rupees(-11_192_500n)} note="−3.1%" noteTone="negative" />
      <Stat label="Active members" value="229" note="+14" noteTone="positive" />
      <Stat label="New accounts" value="37" note="+5" noteTone="positive" />
      <Stat label="My income" value={rupees(3_856_600n)} tone="positive" note="+6.0%" noteTone="positive" />
    </StatGroup>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole("term")).toHaveLength(6);
  },
};
/** Results with their signs and tones. */
export const Results: Story = {
  render: () => (
    <StatGroup>
      <Stat label="Won" value="+₹3,840.00" tone="win" />
      <Stat label="Lost" value="−₹1,250.00" tone="lose" />
      <Stat label="Bets" value="41" />
    </StatGroup>
  ),
};
export const Hindi: Story = {
  render: () => (
    <StatGroup>
      <Stat label="टीम का बैलेंस" value={rupees(128_040_000n, "hi")} note="अभी" />
      <Stat label="वैध दाँव" value={rupees(321_383_000n, "hi")} note="+8.2%" noteTone="positive" />
      <Stat label="सक्रिय सदस्य" value="229" note="+14" noteTone="positive" />
    </StatGroup>
  ),
  globals: { language: "hi", viewport: { value: "mobile1" } },
};
export const Arabic: Story = {
  render: () => (
    <StatGroup>
      <Stat label="رصيد الفريق" value={rupees(128_040_000n)} note="الآن" />
      <Stat label="أعضاء نشطون" value="229" note="+14" noteTone="positive" />
    </StatGroup>
  ),
  globals: { language: "ar" },
};
export const Narrow: Story = { ...Team, globals: { viewport: { value: "mobile1" } } };
/** Sums of 23 digits, words that cannot break, nothing, both directions. */
export const Bounds: Story = {
  render: () => (
    <Cases inline={320}>
      <Case of="Huge and negative">
        <StatGroup>
          <Stat label={longGerman} value={rupees(hugeAmount)} note={longHindi} noteTone="positive" />
          <Stat label="Lost" value={rupees(-hugeAmount)} tone="lose" note={longGerman} />
          <Stat label="" value="" />
        </StatGroup>
      </Case>
      <Case of="Arabic among Latin">
        <StatGroup>
          <Stat label={arabicName} value={rupees(500n)} note={arabicName} />
        </StatGroup>
      </Case>
      <Case of="Latin among Arabic" dir="rtl">
        <StatGroup>
          <Stat label={latinName} value={rupees(-500n)} note="−3.1%" />
        </StatGroup>
      </Case>
    </Cases>
  ),
  play: async ({ canvasElement }) => {
    await holds(canvasElement, 3);
    await expect(isIsolated(canvasElement, arabicName)).toBe(true);
    await expect(isIsolated(canvasElement, latinName)).toBe(true);
  },
};
