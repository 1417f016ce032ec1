import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { bets, results } from "./chart.fixture.ts";
import { Sparkline } from "./sparkline.tsx";

const meta = {
  title: "Data/Sparkline",
  component: Sparkline,
  args: { label: "Valid bets, 14 days: from ₹2,52,400 to ₹5,28,400", readings: bets },
  argTypes: { readings: { control: false } },
} satisfies Meta<typeof Sparkline>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("img", { name: /Valid bets/ })).toBeVisible();
  },
};
/** Beside its figure: rising, net with a gap, flat, one value, none. */
export const InLines: Story = {
  render: () => (
    <ul style={{ display: "grid", gap: 12 }}>
      <li>
        ₹5,28,400 <Sparkline label="Valid bets, rising" readings={bets} />
      </li>
      <li>
        +₹340 <Sparkline label="Result, up and down" readings={results} tone="neutral" />
      </li>
      <li>
        ₹0 <Sparkline label="Bonus, without change" readings={[0, 0, 0, 0]} />
      </li>
      <li>
        ₹42 <Sparkline label="One day only" readings={[42]} />
      </li>
      <li>
        — <Sparkline label="No data" readings={[null, null]} />
      </li>
    </ul>
  ),
  play: async ({ canvasElement }) => {
    const paths = [...canvasElement.querySelectorAll("path")].map((path) => path.getAttribute("d") ?? "");
    await expect(paths.some((path) => /NaN|Infinity/.test(path))).toBe(false);
  },
};
