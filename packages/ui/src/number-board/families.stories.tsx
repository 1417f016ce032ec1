import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, within } from "storybook/test";
import { NumberBoard } from "./number-board.tsx";
import { NumberPositions } from "./number-positions.tsx";
import { numbersBetween } from "./numbers-between.ts";

const meta = {
  title: "Patterns/NumberBoard/Families",
  // The page of the component is written by hand.
  tags: ["!autodocs"],
  component: NumberBoard,
  args: { label: "Six-mark", numbers: numbersBetween(1, 49), onValueChange: fn() },
  decorators: [(Story) => <div style={{ maxInlineSize: 880 }}>{Story()}</div>],
} satisfies Meta<typeof NumberBoard>;
export default meta;
type Story = StoryObj<typeof meta>;

const digits = numbersBetween(0, 9);
const big = digits.slice(5);
/** In how many ways three dice make the sums 3 to 10; from 11 on they mirror. */
const dieWays = [1, 3, 6, 10, 15, 21, 25, 27] as const;

/** Five places of one digit each. */
export const FiveDigits: Story = {
  render: () => (
    <NumberPositions
      label="Five digits"
      positions={["Ten thousands", "Thousands", "Hundreds", "Tens", "Units"].map((label) => ({
        id: label,
        label,
        numbers: digits,
      }))}
      quickChoices={[
        { id: "all", label: "All", numbers: digits },
        { id: "big", label: "Big", numbers: big },
      ]}
      defaultValue={{ Hundreds: big }}
    />
  ),
  play: async ({ canvas, userEvent }) => {
    const tens = within(canvas.getByRole("group", { name: "Tens" }));
    await userEvent.click(tens.getByRole("button", { name: "All" }));
    await expect(tens.getByRole("button", { name: "9" })).toHaveAttribute("aria-pressed", "true");
  },
};
/** The tens and the units of a number of two digits. */
export const HeadAndTail: Story = {
  render: () => (
    <NumberPositions
      label="Head and tail"
      positions={[
        { id: "head", label: "Head", numbers: digits, odds: Object.fromEntries(digits.map((digit) => [digit, "9.80"])) },
        { id: "tail", label: "Tail", numbers: digits, odds: Object.fromEntries(digits.map((digit) => [digit, "9.80"])) },
      ]}
    />
  ),
  play: async ({ canvas, userEvent }) => {
    const head = within(canvas.getByRole("group", { name: "Head" }));
    await userEvent.click(head.getByRole("button", { name: "7 9.80" }));
    await expect(head.getByRole("button", { name: "7 9.80" })).toHaveAttribute("aria-pressed", "true");
  },
};
/** A grid in named groups. */
export const Groups: Story = {
  args: {
    label: "Two digits by tens",
    numbers: [],
    groups: [0, 1, 2].map((ten) => ({
      id: String(ten),
      label: `${ten}0 to ${ten}9`,
      numbers: numbersBetween(ten * 10, ten * 10 + 9).map((number) => number.padStart(2, "0")),
    })),
    defaultValue: ["07", "25"],
  },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(within(canvas.getByRole("group", { name: "10 to 19" })).getByRole("button", { name: "17" }));
    await expect(args.onValueChange).toHaveBeenLastCalledWith(["07", "25", "17"], expect.anything());
  },
};
/** The faces of dice, with what each returns. */
export const OfDice: Story = {
  args: {
    label: "A single die",
    numbers: numbersBetween(1, 6),
    columns: 6,
    face: "dice",
    odds: Object.fromEntries(numbersBetween(1, 6).map((face) => [face, "2.30"])),
    defaultValue: ["5"],
    style: { maxInlineSize: 560 },
  },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole("button", { name: "3 2.30" }));
    await expect(args.onValueChange).toHaveBeenLastCalledWith(["5", "3"], expect.anything());
  },
};
/** Ten racers in each place of the arrival. */
export const Race: Story = {
  render: () => (
    <NumberPositions
      label="Race"
      face="race"
      positions={["First", "Second", "Third"].map((label) => ({ id: label, label, numbers: numbersBetween(1, 10) }))}
      defaultValue={{ First: ["03", "07"], Second: ["10"] }}
    />
  ),
  play: async ({ canvas, userEvent }) => {
    const third = within(canvas.getByRole("group", { name: "Third" }));
    await userEvent.click(third.getByRole("button", { name: "05" }));
    await expect(third.getByRole("button", { name: "05" })).toHaveAttribute("aria-pressed", "true");
  },
};
/** Forty-nine balls of which six are picked; the special one has a board of its own. */
export const SixMark: Story = {
  args: { columns: 7, face: "ball", pick: 6, defaultValue: ["05", "17", "31"], style: { maxInlineSize: 560 } },
};
/** One number, which is drawn last and pays most. */
export const SpecialNumber: Story = {
  args: {
    label: "Special number",
    columns: 7,
    face: "ball",
    odds: Object.fromEntries(numbersBetween(1, 49).map((number) => [number, "47.50"])),
    defaultValue: ["17"],
    style: { maxInlineSize: 560 },
  },
};
/** Sums with what each returns. */
export const Sums: Story = {
  args: {
    label: "Sum of three dice",
    numbers: numbersBetween(3, 18).map(String),
    columns: 4,
    odds: Object.fromEntries(
      numbersBetween(3, 18).map((sum, at) => [sum, (212 / (dieWays[Math.min(at, 15 - at)] ?? 1)).toFixed(2)]),
    ),
    defaultValue: ["10"],
    style: { maxInlineSize: 560 },
  },
};
/** Words in place of numbers. */
export const Words: Story = {
  args: {
    label: "Big, small, odd, even",
    numbers: ["big", "small", "odd", "even"],
    names: { big: "Big", small: "Small", odd: "Odd", even: "Even" },
    odds: { big: "1.98", small: "1.98", odd: "1.98", even: "1.98" },
    columns: 4,
    defaultValue: ["odd"],
    style: { maxInlineSize: 560 },
  },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Big 1.98" }));
    await expect(args.onValueChange).toHaveBeenLastCalledWith(["odd", "big"], expect.anything());
  },
};
/** Words that are long, in a column that is narrow. */
export const LongWords: Story = {
  args: {
    label: "ड्रैगन और बाघ",
    numbers: ["dragon", "tiger", "tie"],
    names: { dragon: "ड्रैगन जीतेगा", tiger: "बाघ जीतेगा", tie: "बराबरी" },
    odds: { dragon: "2.16", tiger: "2.16", tie: "9.80" },
    columns: 3,
    style: { inlineSize: 300 },
  },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};
