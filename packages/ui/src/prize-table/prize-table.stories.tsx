import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { arabicName, latinName, longGerman, longHindi, many } from "../story/hard-values.ts";
import { holds } from "../story/faults.ts";
import { Cases, Case } from "../story/bounds.tsx";
import { north, south, withMarks } from "./prize-table.fixture.ts";
import { PrizeTable } from "./prize-table.tsx";

const meta = {
  title: "Data/PrizeTable",
  component: PrizeTable,
  args: { caption: "Northern draw", rows: north },
  decorators: [(Story) => <div style={{ maxInlineSize: 480 }}>{Story()}</div>],
} satisfies Meta<typeof PrizeTable>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The 27 numbers of a northern draw. */
export const North: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole("listitem")).toHaveLength(27);
    await expect(canvas.getByRole("row", { name: /Special/ })).toHaveTextContent("Special48207");
  },
};
/** The 18 numbers of a southern draw. */
export const South: Story = {
  args: { caption: "Southern draw", rows: south },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole("listitem")).toHaveLength(18);
  },
};
/** Bets on the last two figures: they are heavier, and those of a ticket are marked wherever they came. */
export const Marked: Story = {
  args: { tail: 2, rows: withMarks(north, ["07", "19"]) },
  play: async ({ canvasElement }) => {
    const marks = [...canvasElement.querySelectorAll("mark")].map(({ textContent }) => textContent);
    await expect(marks).toEqual(["07", "07", "07", "07", "07", "07", "19"]);
  },
};
/** A bet on first figures of one prize, and two that meet in one number. */
export const MarkedInside: Story = {
  args: {
    rows: [
      { id: "special", label: "Special", numbers: ["48207"], main: true, marks: [{ number: 0, from: 0, to: 2 }] },
      {
        id: "first",
        label: "First",
        numbers: ["91352"],
        marks: [
          { number: 0, from: 2, to: 5 },
          { number: 0, from: 3, to: 5 },
        ],
      },
      { id: "second", label: "Second", numbers: ["48718"] },
    ],
  },
  play: async ({ canvasElement }) => {
    const marks = [...canvasElement.querySelectorAll("mark")].map(({ textContent }) => textContent);
    await expect(marks).toEqual(["48", "352"]);
  },
};
export const OnCloth: Story = {
  args: { tail: 2, rows: withMarks(north, ["07"]) },
  render: (args) => (
    <div data-ground="cloth" style={{ padding: 24 }}>
      <PrizeTable {...args} />
    </div>
  ),
};
/** No prize, a prize without numbers, long words, a hundred numbers. */
export const Bounds: Story = {
  render: (args) => (
    <Cases inline={300}>
      <Case of="None">
        <PrizeTable {...args} caption="None" rows={[]} />
      </Case>
      <Case of="Long words">
        <PrizeTable
          {...args}
          caption={longGerman}
          rows={[
            { id: "a", label: longHindi, numbers: [] },
            { id: "b", label: arabicName, numbers: [latinName, "1234567890"], main: true },
          ]}
        />
      </Case>
      <Case of="A hundred" dir="rtl">
        <PrizeTable {...args} caption="A hundred" rows={[{ id: "a", label: "All", numbers: many(100, String) }]} />
      </Case>
    </Cases>
  ),
  play: async ({ canvasElement }) => {
    await holds(canvasElement, 3);
  },
};
