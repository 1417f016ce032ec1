import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn } from "storybook/test";
import { holds, isIsolated } from "../story/faults.ts";
import { Cases, Case } from "../story/bounds.tsx";
import { longGerman, longHindi, longAddress, arabicName, many } from "../story/hard-values.ts";
import { flat, type StoryArgs } from "../field/story-args.ts";
import { runKeyboard } from "../overlay/run-keyboard.ts";
import { keyboard } from "./checkbox-group.keyboard.ts";
import { sizes } from "../story/sizes.tsx";
import { CheckboxGroup, type CheckboxGroupOwnProps } from "./checkbox-group.tsx";

const Field = flat<CheckboxGroupOwnProps>(CheckboxGroup);
type Args = StoryArgs<CheckboxGroupOwnProps>;
const news = [
  { value: "results", label: "Results of my bets", note: "At once" },
  { value: "offers", label: "Offers", note: "Once a week at most" },
  { value: "limits", label: "My limits", note: "When one is nearly reached" },
];
const meta: Meta<Args> = {
  title: "Fields/CheckboxGroup",
  component: Field,
  args: { label: "Tell me about", options: news, onValueChange: fn() },
};
export default meta;
type Story = StoryObj<Args>;

export const Rest: Story = {
  args: { description: "Choose as many as you like" },
  play: async ({ canvas, userEvent, args }) => {
    const group = canvas.getByRole("group", { name: "Tell me about" });
    await expect(group).toHaveAccessibleDescription("Choose as many as you like");
    await userEvent.click(canvas.getByText("My limits"));
    await userEvent.click(canvas.getByText("Results of my bets"));
    await expect(args.onValueChange).toHaveBeenLastCalledWith(
      ["results", "limits"],
      expect.objectContaining({ reason: "choose" }),
    );
    await userEvent.click(canvas.getByText("My limits"));
    await expect(canvas.getByRole("checkbox", { name: "My limits" })).not.toBeChecked();
    await expect(args.onValueChange).toHaveBeenLastCalledWith(["results"], expect.anything());
  },
};
export const Chosen: Story = { args: { defaultValue: ["results", "limits"] } };
export const Keyboard: Story = {
  tags: ["keyboard"],
  play: async ({ canvas, userEvent, step }) => {
    const box = (name: string) => canvas.getByRole("checkbox", { name });
    await runKeyboard(
      keyboard,
      { userEvent, step },
      {
        Tab: async (press) => {
          await press();
          await expect(box("Results of my bets")).toHaveFocus();
          await press();
          await expect(box("Offers")).toHaveFocus();
        },
        "Shift+Tab": async (press) => {
          await press();
          await expect(box("Results of my bets")).toHaveFocus();
        },
        Space: async (press) => {
          await press();
          await expect(box("Results of my bets")).toBeChecked();
          await press();
          await expect(box("Results of my bets")).not.toBeChecked();
        },
      },
    );
  },
};
/** `cancel()` leaves the boxes as they were. */
export const Refused: Story = {
  args: { defaultValue: ["limits"], onValueChange: fn((_value, details) => details.cancel()) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText("My limits"));
    await expect(canvas.getByRole("checkbox", { name: "My limits" })).toBeChecked();
  },
};
/** Each option a box that is pressed as a whole; the double line is the sign of what is checked. */
export const Boxes: Story = { args: { variant: "box", defaultValue: ["offers"] } };
/** The checkboxes in a row. */
export const Row: Story = {
  args: {
    direction: "row",
    label: "Days",
    defaultValue: ["1", "5"],
    options: ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday"].map((label, at) => ({ value: `${at + 1}`, label })),
  },
};
export const Negative: Story = { args: { tone: "negative", message: "Choose one at least", required: true } };
export const Disabled: Story = { args: { disabled: true, defaultValue: ["results"] } };
export const OneDisabled: Story = {
  args: { options: news.map((one, at) => ({ ...one, disabled: at === 1 })), defaultValue: ["offers"] },
};
export const Hindi: Story = {
  args: {
    label: "मुझे बताएँ",
    defaultValue: ["results"],
    options: [
      { value: "results", label: "मेरे दाँवों के नतीजे", note: "तुरंत" },
      { value: "offers", label: "ऑफ़र", note: "हफ़्ते में ज़्यादा से ज़्यादा एक बार" },
    ],
  },
  globals: { language: "hi" },
};
export const Arabic: Story = {
  args: {
    label: "أبلغني عن",
    defaultValue: ["offers"],
    variant: "box",
    options: [
      { value: "results", label: "نتائج رهاناتي", note: "فورًا" },
      { value: "offers", label: "العروض", note: "مرة في الأسبوع على الأكثر" },
    ],
  },
  globals: { language: "ar" },
};
export const OnCloth: Story = {
  render: (args) => (
    <div data-ground="cloth" style={{ padding: 24 }}>
      <Field {...args} defaultValue={["offers"]} />
    </div>
  ),
};
/** No option, fifty, words that cannot break, a value that is not among them and is kept. */
export const Bounds: Story = {
  render: (args) => (
    <Cases>
      <Case of="None">
        <Field {...args} label="None" options={[]} />
      </Case>
      <Case of="Fifty, in a row">
        <Field
          {...args}
          label="Fifty"
          direction="row"
          options={many(50, (place) => ({ value: `${place}`, label: `Bank ${place}` }))}
          defaultValue={["nowhere"]}
        />
      </Case>
      <Case of="Long words">
        <Field
          {...args}
          label={longGerman}
          options={[longHindi, longAddress, arabicName].map((text, place) => ({ value: `${place}`, label: text, note: text }))}
        />
      </Case>
    </Cases>
  ),
  play: async ({ canvas, canvasElement, userEvent, args }) => {
    await holds(canvasElement, 3);
    await expect(isIsolated(canvasElement, arabicName)).toBe(true);
    await userEvent.click(canvas.getByText("Bank 7"));
    await expect(args.onValueChange).toHaveBeenLastCalledWith(["nowhere", "7"], expect.anything());
  },
};
export const Sizes: Story = sizes((args: Args) => <Field {...args} />, "[data-part=option]:first-child", "font-size");
