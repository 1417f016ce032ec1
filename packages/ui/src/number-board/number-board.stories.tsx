import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, within } from "storybook/test";
import { longGerman } from "../story/hard-values.ts";
import { forcedStates } from "../story/forced-states.tsx";
import { holds } from "../story/faults.ts";
import { Cases, Case } from "../story/bounds.tsx";
import { runKeyboard } from "../overlay/run-keyboard.ts";
import { keyboard } from "./number-board.keyboard.ts";
import { NumberBoard } from "./number-board.tsx";
import { NumberPositions } from "./number-positions.tsx";
import { numbersBetween } from "./numbers-between.ts";

const hundred = numbersBetween(0, 99);
const digits = numbersBetween(0, 9);
const choicesOf = (numbers: readonly string[], half: number) => [
  { id: "all", label: "All", numbers },
  { id: "even", label: "Even", numbers: numbers.filter((number) => Number(number) % 2 === 0) },
  { id: "odd", label: "Odd", numbers: numbers.filter((number) => Number(number) % 2 === 1) },
  { id: "big", label: "Big", numbers: numbers.filter((number) => Number(number) >= half) },
  { id: "small", label: "Small", numbers: numbers.filter((number) => Number(number) < half) },
];
const meta = {
  title: "Patterns/NumberBoard",
  component: NumberBoard,
  args: {
    label: "2 digits",
    numbers: hundred,
    quickChoices: choicesOf(hundred, 50),
    count: ({ picked, needed }) => (needed === undefined ? `${picked} numbers` : `${picked} of ${needed} numbers`),
    onValueChange: fn(),
  },
  decorators: [(Story) => <div style={{ maxInlineSize: 880 }}>{Story()}</div>],
} satisfies Meta<typeof NumberBoard>;
export default meta;
type Story = StoryObj<typeof meta>;

const last = (calls: { readonly mock: { readonly lastCall?: readonly unknown[] } }) => calls.mock.lastCall?.[0];

/** All numbers of two digits, some picked and some marked. */
export const TwoDigits: Story = {
  args: {
    defaultValue: ["07", "17", "25", "52", "71", "88"],
    labelHidden: true,
    marks: { "47": "hot", "80": "hot", "03": "cold" },
  },
  play: async ({ canvas, userEvent, args }) => {
    const change = args.onValueChange;
    // By text: a hundred names take their time.
    const number = (text: string) => canvas.getByText(text, { selector: "button" });
    await expect(canvas.getByRole("group", { name: "2 digits" })).toBeVisible();
    await expect(number("07")).toHaveAttribute("aria-pressed", "true");
    await userEvent.click(canvas.getByRole("button", { name: "47, Hot" }));
    await userEvent.click(number("07"));
    await expect(change).toHaveBeenLastCalledWith(
      ["17", "25", "52", "71", "88", "47"],
      expect.objectContaining({ reason: "toggle" }),
    );
    await expect(canvas.getByText("6 numbers")).toBeVisible();
    await userEvent.click(number("Odd"));
    await expect(change).toHaveBeenLastCalledWith(
      hundred.filter((_, place) => place % 2 === 1),
      expect.objectContaining({ reason: "quick-choice" }),
    );
    await expect(number("Odd")).toHaveAttribute("aria-pressed", "true");
    // One number less, and the pick is that choice no more.
    await userEvent.click(number("01"));
    await expect(number("Odd")).toHaveAttribute("aria-pressed", "false");
    await userEvent.click(number("Clear"));
    await expect(change).toHaveBeenLastCalledWith([], expect.objectContaining({ reason: "clear" }));
    await userEvent.click(number("Clear"));
    await expect(number("Clear")).toHaveFocus();
    for (const text of ["07", "17", "25", "52"]) await userEvent.click(number(text));
  },
};
/** Free and picked numbers: of each the first is at rest, the second hovered, the third focused, the fourth pressed. */
export const HoverAndFocus: Story = {
  args: {
    label: "Ten numbers",
    numbers: numbersBetween(1, 10),
    columns: 5,
    quickChoices: [],
    defaultValue: ["06", "07", "08", "09"],
    style: { maxInlineSize: 560 },
  },
  decorators: [forcedStates("[aria-pressed=false]", "[aria-pressed=true]")],
};
/** A pick of five: a sixth is refused with a reason, and a quick pick fills what is missing. */
export const FiveOfFortyFive: Story = {
  args: {
    label: "Five of 45",
    numbers: numbersBetween(1, 45),
    columns: 9,
    pick: 5,
    quickChoices: [],
    quickPick: fn((from: readonly string[], count: number) => from.slice(-count)),
    defaultValue: ["07", "12"],
    style: { maxInlineSize: 560 },
  },
  play: async ({ canvas, userEvent, args }) => {
    const number = (name: string) => canvas.getByRole("button", { name });
    await userEvent.click(number("Quick pick"));
    await expect(args.onValueChange).toHaveBeenLastCalledWith(
      ["07", "12", "43", "44", "45"],
      expect.objectContaining({ reason: "quick-pick" }),
    );
    await expect(args.quickPick).toHaveBeenLastCalledWith(expect.arrayContaining(["01", "45"]), 3);
    await expect(canvas.getByRole("status")).toHaveTextContent("5 of 5 numbers");
    await userEvent.click(number("01"));
    await expect(number("01")).toHaveAttribute("aria-pressed", "false");
    await expect(canvas.getByRole("status")).toHaveTextContent("Take a number back first.");
    await userEvent.click(number("45"));
    await expect(canvas.getByRole("status")).toHaveTextContent(/^4 of 5 numbers$/);
    await userEvent.click(number("31"));
    await expect(args.onValueChange).toHaveBeenLastCalledWith(["07", "12", "43", "44", "31"], expect.anything());
  },
};
export const Keyboard: Story = {
  tags: ["keyboard"],
  args: { label: "Five of 45", numbers: numbersBetween(1, 45), columns: 9, pick: 5, quickChoices: [] },
  play: async ({ canvas, userEvent, step }) => {
    const number = (name: string) => canvas.getByRole("button", { name });
    const goes = (to: string) => async (press: () => Promise<void>) => {
      await press();
      await expect(number(to)).toHaveFocus();
    };
    await userEvent.tab();
    await expect(number("Clear")).toHaveFocus();
    await runKeyboard(
      keyboard,
      { userEvent, step },
      {
        Tab: async () => {
          await userEvent.tab();
          await expect(number("01")).toHaveFocus();
        },
        ArrowRight: async (press) => {
          await press();
          await goes("03")(press);
        },
        ArrowLeft: goes("02"),
        ArrowDown: goes("11"),
        ArrowUp: goes("02"),
        End: goes("09"),
        Home: goes("01"),
        "Control+End": goes("45"),
        "Control+Home": goes("01"),
        Space: async (press) => {
          await press();
          await expect(number("01")).toHaveAttribute("aria-pressed", "true");
        },
        Enter: async (press) => {
          await press();
          await expect(number("01")).toHaveAttribute("aria-pressed", "false");
        },
      },
    );
    await userEvent.tab();
    await userEvent.tab({ shift: true });
    await expect(number("01")).toHaveFocus();
  },
};
/** After the draw: what was drawn, what of it was picked, and what was picked in vain. */
export const Result: Story = {
  args: { defaultValue: ["07", "17", "25", "47"], drawn: ["80", "25", "63", "11", "47"], style: { maxInlineSize: 640 } },
  play: async ({ canvas, userEvent, args }) => {
    for (const name of ["25, Hit", "80, Drawn", "17, Not drawn"])
      await expect(canvas.getByRole("button", { name })).toBeVisible();
    await expect(canvas.queryByRole("button", { name: "Clear" })).toBeNull();
    await userEvent.click(canvas.getByRole("button", { name: "00" }));
    await expect(args.onValueChange).not.toHaveBeenCalled();
  },
};
/** The draw is closed: the pick stays visible, the arrow keys still move focus, nothing can be changed. */
export const ReadOnly: Story = {
  args: {
    label: "Five of 45",
    numbers: numbersBetween(1, 45),
    columns: 9,
    pick: 5,
    defaultValue: ["07", "12", "31"],
    readOnly: true,
    quickPick: () => ["01"],
    style: { maxInlineSize: 560 },
  },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole("status")).toHaveTextContent("Betting is closed.");
    for (const name of ["07", "01", "Clear", "Quick pick", "All"]) {
      const button = canvas.getByRole("button", { name });
      if (!button.matches(":disabled")) await userEvent.click(button);
    }
    await expect(args.onValueChange).not.toHaveBeenCalled();
  },
};
/** The owner decides: what it refuses does not change. */
export const Refused: Story = {
  args: { numbers: digits, columns: 5, quickChoices: [], value: ["3"], style: { maxInlineSize: 300 } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "4" }));
    await expect(canvas.getByRole("button", { name: "4" })).toHaveAttribute("aria-pressed", "false");
    await expect(canvas.getByRole("button", { name: "3" })).toHaveAttribute("aria-pressed", "true");
  },
};

const picked = fn();
/** Three places, each with its digits and quick choices; one quick pick for all. */
export const Positions: Story = {
  render: () => (
    <NumberPositions
      label="3 digits"
      positions={[
        { id: "hundreds", label: "Hundreds", numbers: digits, marks: { "7": "hot", "2": "cold" } },
        { id: "tens", label: "Tens", numbers: digits },
        { id: "units", label: "Units", numbers: digits },
      ]}
      quickChoices={choicesOf(digits, 5)}
      quickPick={(from, count) => from.slice(3, 3 + count)}
      count={({ picked: filled, needed }) => `${filled} of ${needed} places`}
      defaultValue={{ hundreds: ["7"], tens: ["1", "3", "5", "7", "9"] }}
      onValueChange={picked}
    />
  ),
  play: async ({ canvas, userEvent }) => {
    picked.mockClear();
    const units = canvas.getByRole("group", { name: "Units" });
    const four = [...units.querySelectorAll("button")].find((button) => button.textContent === "4");
    if (!four) throw new Error("no four");
    await userEvent.click(four);
    await expect(last(picked)).toEqual({ hundreds: ["7"], tens: ["1", "3", "5", "7", "9"], units: ["4"] });
    await expect(canvas.getByRole("status")).toHaveTextContent("3 of 3 places");
    await userEvent.click(canvas.getByRole("button", { name: "Quick pick" }));
    await expect(last(picked)).toEqual({ hundreds: ["3"], tens: ["3"], units: ["3"] });
    const big = canvas.getAllByRole("button", { name: "Big" });
    await userEvent.click(big[0] ?? four);
    await expect(last(picked)).toEqual({ hundreds: ["5", "6", "7", "8", "9"], tens: ["3"], units: ["3"] });
  },
};
/** 320 px, in Hindi: ten columns still fit, and each number is large enough for a finger. */
export const Narrow: Story = {
  args: {
    label: "2 अंक",
    quickChoices: [
      { id: "all", label: "सभी", numbers: hundred },
      { id: "even", label: "सम", numbers: [] },
      { id: "odd", label: "विषम", numbers: [] },
      { id: "big", label: "बड़े", numbers: [] },
      { id: "small", label: "छोटे", numbers: [] },
    ],
    count: ({ picked: many }) => `${many} नंबर`,
    defaultValue: ["07", "17", "80"],
    marks: { "17": "hot", "80": "cold" },
  },
  globals: { language: "hi" },
  decorators: [(Story) => <div style={{ inlineSize: 320 }}>{Story()}</div>],
  play: async ({ canvas, canvasElement }) => {
    const box = canvas.getByRole("button", { name: "00" }).getBoundingClientRect();
    await expect(Math.min(box.width, box.height)).toBeGreaterThanOrEqual(24);
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};
/** No number, a thousand, numbers that are words, a pick that is not on the board, more to pick than there are. */
export const Bounds: Story = {
  args: { quickChoices: [], marks: undefined },
  render: (args) => (
    <Cases inline={320}>
      <Case of="None">
        <NumberBoard {...args} label="None" numbers={[]} quickPick={() => ["01"]} />
      </Case>
      <Case of="Words, and a pick from elsewhere">
        <NumberBoard
          {...args}
          label={longGerman}
          numbers={["12345678", "विजेता", "7"]}
          columns={3}
          defaultValue={["99"]}
          pick={5}
        />
      </Case>
      <Case of="A thousand">
        <NumberBoard {...args} label="A thousand" numbers={numbersBetween(0, 999)} pick={-1} />
      </Case>
      <Case of="No columns">
        <NumberBoard {...args} label="No columns" numbers={digits} columns={0} />
      </Case>
    </Cases>
  ),
  play: async ({ canvas, canvasElement }) => {
    await holds(canvasElement, 4);
    await expect(within(canvas.getByRole("group", { name: "A thousand" })).getByText("999")).toBeVisible();
  },
};
