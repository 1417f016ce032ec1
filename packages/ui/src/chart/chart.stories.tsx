import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { pressedInDocs } from "../story/pressed-in-docs.tsx";
import { bets, days, empty, netRupees, results, rupees } from "./chart.fixture.ts";
import { Chart } from "./chart.tsx";

const one = (name: string, readings: readonly (bigint | number | null)[]) => [{ id: name, name, readings }];

const meta = {
  title: "Data/Chart",
  component: Chart,
  args: {
    kind: "bar",
    title: "Valid bets, 14 days",
    figure: "₹5,28,400",
    points: days,
    series: one("Valid bets", bets),
    format: rupees(),
    empty,
    highlighted: "d21",
  },
  argTypes: { points: { control: false }, series: { control: false }, format: { control: false } },
  decorators: [(Story) => <div style={{ maxInlineSize: 560 }}>{Story()}</div>],
} satisfies Meta<typeof Chart>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  play: async ({ canvas, canvasElement, userEvent }) => {
    await expect(canvas.getByRole("figure", { name: "Valid bets, 14 days" })).toBeVisible();
    const table = canvas.getByRole("table", { name: "Valid bets, 14 days" });
    await expect(canvas.getAllByRole("row")).toHaveLength(15);
    await expect(canvas.getByRole("row", { name: /^21 Nov/ })).toHaveTextContent("₹5,28,400");
    // It is read, and not seen, until asked for.
    await expect(table.parentElement?.clientHeight).toBeLessThan(2);
    await userEvent.click(canvas.getByRole("button", { name: "Show as table", pressed: false }));
    await expect(table.parentElement?.clientHeight).toBeGreaterThan(100);
    await userEvent.click(canvas.getByRole("button", { name: "Show as table", pressed: true }));
    // The point under the pointer takes the number's place.
    const bands = canvasElement.querySelectorAll("[data-part=band]");
    await userEvent.hover(bands[0] ?? canvasElement);
    await expect(canvasElement.querySelector("[data-part=figure]")).toHaveTextContent("8 Nov⁦₹2,52,400⁩");
    await userEvent.unhover(bands[0] ?? canvasElement);
  },
};
/** The same values as a table. */
export const TableShown: Story = {
  decorators: [pressedInDocs()],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Show as table" }));
    await expect(canvas.getByRole("region", { name: "Valid bets, 14 days" })).toBeVisible();
  },
};

/** Losses are below zero; a day without data is a gap in both. */
export const Negative: Story = {
  render: (args) => (
    <div style={{ display: "grid", gap: 40 }}>
      <Chart {...args} bySign title="Profit and loss" series={one("Result", results)} format={netRupees} figure="+₹340" />
      <Chart
        {...args}
        kind="line"
        title="Profit and loss, as a line"
        series={one("Result", results)}
        format={netRupees}
        figure={undefined}
      />
    </div>
  ),
  play: async ({ canvas, canvasElement }) => {
    await expect(canvasElement.querySelectorAll("[data-part=bar]")).toHaveLength(13);
    await expect(canvasElement.querySelector("[data-part=line]")?.getAttribute("d")?.match(/M/g)).toHaveLength(2);
    await expect(canvas.getAllByRole("cell", { name: "no data" })).toHaveLength(2);
  },
};

/** Two or three lines differ in their dashes as well as in colour. */
export const Series: Story = {
  args: {
    kind: "line",
    title: "Deposits and withdrawals",
    figure: undefined,
    highlighted: undefined,
    series: [
      { id: "in", name: "Deposits", readings: bets },
      { id: "out", name: "Withdrawals", readings: bets.map((amount, index) => (amount * BigInt(5 + (index % 4))) / 10n) },
    ],
  },
};
/** Bars of several series beside each other. */
export const GroupedBars: Story = { args: { ...Series.args, kind: "bar", size: "lg" } };

/** Nothing but zeros, one point, gaps all round, values beyond a float's digits, and numbers that are none. */
export const Bounds: Story = {
  args: { figure: undefined, highlighted: undefined, size: "sm" },
  render: (args) => (
    <div style={{ display: "grid", gap: 32 }}>
      <Chart {...args} title="All zero" series={one("Bets", Array(14).fill(0n))} />
      <Chart {...args} kind="line" title="One point" points={days.slice(0, 1)} series={one("Bets", [42_000n])} />
      <Chart
        {...args}
        kind="line"
        title="Gaps"
        series={one(
          "Bets",
          bets.map((amount, index) => (index % 3 === 1 ? amount : null)),
        )}
      />
      <Chart
        {...args}
        title="Huge"
        series={one(
          "Bets",
          bets.map((amount) => amount * 1_000_000_000n),
        )}
      />
      <Chart
        {...args}
        title="Not a number"
        points={days.slice(0, 3)}
        series={one("Bets", [Number.NaN, Number.POSITIVE_INFINITY, 3])}
        format={String}
      />
      <Chart {...args} title="Nothing" points={[]} series={[]} />
    </div>
  ),
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText("No bets in these 14 days.")).toBeVisible();
    const drawn = [...canvasElement.querySelectorAll("rect")].flatMap((bar) => [
      bar.getAttribute("y"),
      bar.getAttribute("height"),
    ]);
    await expect(drawn.every((value) => Number.isFinite(Number(value)))).toBe(true);
    await expect(canvas.getByRole("table", { name: "Huge" })).toHaveTextContent("₹25,24,00,00,00,00,000");
  },
};

/** 365 bars at 288 px. */
export const NarrowAndMany: Story = {
  args: {
    title: "पिछले 365 दिनों में रोज़ के वैध दाँव, सभी खेल",
    points: Array.from({ length: 365 }, (_, index) => ({ id: `${index}`, label: `दिन ${index + 1}` })),
    series: one(
      "वैध दाँव",
      Array.from({ length: 365 }, (_, index) => BigInt(Math.round(4e6 + 3e6 * Math.sin(index / 20)))),
    ),
    highlighted: "364",
    format: rupees("hi-IN"),
  },
  globals: { language: "hi" },
  decorators: [(Story) => <div style={{ inlineSize: 288 }}>{Story()}</div>],
  play: async ({ canvas }) => {
    const figure = canvas.getByRole("figure");
    await expect(figure.scrollWidth).toBe(figure.clientWidth);
  },
};

/** Time flows from the right: the first day is at the right edge. */
export const Arabic: Story = {
  globals: { language: "ar" },
  args: { title: "الرهانات الصالحة، 14 يومًا" },
  play: async ({ canvasElement }) => {
    const bars = [...canvasElement.querySelectorAll("rect")].map((bar) => bar.getBoundingClientRect());
    await expect(bars[0]?.left).toBeGreaterThan(bars[13]?.left ?? Number.NaN);
    const bands = [...canvasElement.querySelectorAll("[data-part=band]")].map((band) => band.getBoundingClientRect());
    await expect(bands[0]?.left).toBeGreaterThan(bands[13]?.left ?? Number.NaN);
    // The bar is in its band.
    await expect(Math.abs((bars[0]?.left ?? 0) - (bands[0]?.left ?? 0))).toBeLessThan((bands[0]?.width ?? 0) / 2);
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
