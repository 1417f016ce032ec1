import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn } from "storybook/test";
import { arabicName, longGerman, mixedValue } from "../story/hard-values.ts";
import { holds } from "../story/faults.ts";
import { Cases, Case } from "../story/bounds.tsx";
import { forcedStates } from "../story/forced-states.tsx";
import { NumberEntry } from "./number-entry.tsx";

const meta = {
  title: "Patterns/NumberEntry",
  component: NumberEntry,
  args: {
    label: "Numbers of 2 digits",
    description: "Separate them by spaces, commas or lines.",
    rules: { digits: 2 },
    onValueChange: fn(),
  },
  decorators: [(Story) => <div style={{ maxInlineSize: 480 }}>{Story()}</div>],
} satisfies Meta<typeof NumberEntry>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Typed numbers are counted at once. */
export const Rest: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole("textbox"), "07 17,25");
    await expect(canvas.getByRole("status")).toHaveTextContent("3 entries");
  },
};
/** The figures of any script are read: Persian, Arabic, Devanagari. */
export const OtherFigures: Story = {
  args: { defaultValue: "۰۷ ۱۷\n٢٥، ٥٢\n७१ ८८" },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("status")).toHaveTextContent("6 entries");
    await expect(canvas.getByRole("textbox")).toBeValid();
  },
};
/** Errors of the list: at rest, hovered, focused and pressed, in this order. */
export const HoverAndFocus: Story = {
  args: { defaultValue: "1 2 3 4" },
  decorators: [forcedStates("[data-part=error]")],
};
/** Each error is listed with its line; a press selects it in the text; all can be removed at once. */
export const Errors: Story = {
  tags: ["keyboard"],
  args: { defaultValue: "07 17 7\nab 25, 07\n117" },
  play: async ({ canvas, userEvent, args }) => {
    const area = canvas.getByRole<HTMLTextAreaElement>("textbox");
    await expect(area).toBeInvalid();
    await userEvent.tab();
    await userEvent.keyboard("{Control>}{End}{/Control}");
    for (const name of ["Remove the wrong ones", "Clear"]) {
      await userEvent.tab();
      await expect(canvas.getByRole("button", { name })).toHaveFocus();
    }
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.keyboard("{Enter}");
    await expect(area).toHaveFocus();
    await expect(area.value.slice(area.selectionStart, area.selectionEnd)).toBe("ab");
    await userEvent.click(canvas.getByRole("button", { name: "Remove the wrong ones" }));
    await expect(args.onValueChange).toHaveBeenLastCalledWith("07 17\n25", expect.objectContaining({ reason: "correct" }));
    await expect(area).toBeValid();
  },
};
/** Three numbers make an entry. */
export const SeveralNumbers: Story = {
  args: {
    label: "Three of 11",
    description: "One ticket in each line: 01 05 11.",
    rules: { digits: 2, parts: 3, first: 1, last: 11 },
    defaultValue: "01 05 11\n02 02 03\n04 05",
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("status")).toHaveTextContent("1 entry");
    await expect(canvas.getAllByRole("listitem")).toHaveLength(2);
  },
};
/** Each line has the numbers of one place; an error is listed with its place, and removing it moves no other number. */
export const Places: Story = {
  args: {
    label: "First three in order",
    description: "One line for each place.",
    places: ["Place 1", "Place 2", "Place 3"],
    rules: { digits: 2, first: 1, last: 11 },
    defaultValue: "12\n۰۱ ०२ x\n11",
  },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole("status")).toHaveTextContent("3 entries");
    const errors = canvas.getAllByRole("listitem").map((item) => item.textContent);
    await expect(errors).toEqual(["Place 1: 12 is not a number of this game.", "Place 2: x is not a number."]);
    await userEvent.click(canvas.getByRole("button", { name: "Remove the wrong ones" }));
    await expect(args.onValueChange).toHaveBeenLastCalledWith("\n۰۱ ०२\n11", expect.objectContaining({ reason: "correct" }));
    await expect(canvas.getByRole("textbox")).toBeValid();
  },
};
/** A thousand pasted lines, a hundred of them wrong: twenty are listed, the rest counted. */
export const Pasted: Story = {
  args: {
    label: "Numbers of 3 digits",
    rules: { digits: 3 },
    defaultValue: Array.from({ length: 1000 }, (_, at) => (at % 10 === 3 ? `x${at}` : String(at).padStart(3, "0"))).join("\n"),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("status")).toHaveTextContent("900 entries");
    await expect(canvas.getByText("80 more")).toBeVisible();
  },
};
/** Betting is closed: the text stays. */
export const ReadOnly: Story = {
  args: { readOnly: true, defaultValue: "07 17 25" },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("textbox")).toHaveAttribute("readonly");
    await expect(canvas.queryByRole("button")).toBeNull();
  },
};
/** Nothing, words that cannot break, signs of every direction. */
export const Bounds: Story = {
  render: (args) => (
    <Cases inline={300}>
      <Case of="Nothing">
        <NumberEntry {...args} label="Nothing" defaultValue="" />
      </Case>
      <Case of="Words">
        <NumberEntry {...args} label={longGerman} defaultValue={`${longGerman}\n${arabicName}\n${mixedValue}`} />
      </Case>
    </Cases>
  ),
  play: async ({ canvasElement }) => {
    await holds(canvasElement, 2);
  },
};
