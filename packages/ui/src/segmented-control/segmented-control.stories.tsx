import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn } from "storybook/test";
import { longGerman, longHindi, arabicName, latinName } from "../story/hard-values.ts";
import { holds, isIsolated } from "../story/faults.ts";
import { Cases, Case } from "../story/bounds.tsx";
import { keyboard } from "./segmented-control.keyboard.ts";
import { SegmentedControl } from "./segmented-control.tsx";

const meta = {
  title: "Actions/SegmentedControl",
  component: SegmentedControl,
  args: {
    "aria-label": "Period",
    items: [
      { value: "today", label: "Today" },
      { value: "week", label: "7 days" },
      { value: "month", label: "30 days" },
    ],
    onValueChange: fn(),
  },
} satisfies Meta<typeof SegmentedControl>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Rest: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole("radio", { name: "7 days" }));
    await expect(canvas.getByRole("radio", { name: "7 days" })).toBeChecked();
    await expect(args.onValueChange).toHaveBeenCalledWith("week", expect.objectContaining({ reason: "choose" }));
    await userEvent.click(canvas.getByRole("radio", { name: "7 days" }));
    await expect(canvas.getByRole("radio", { name: "7 days" })).toBeChecked();
    await expect(args.onValueChange).toHaveBeenCalledOnce();
  },
};
export const Keyboard: Story = {
  tags: ["keyboard"],
  play: async ({ canvas, userEvent, canvasElement }) => {
    const rtl = getComputedStyle(canvasElement).direction === "rtl";
    const order = ["Today", "7 days", "30 days", "7 days", "30 days"];
    const on = (name = "") => canvas.getByRole("radio", { name });
    await userEvent.tab();
    await expect(on("Today")).toHaveFocus();
    const press = (row: (typeof keyboard)[number]) => userEvent.keyboard(`{${rtl && "rtlKeys" in row ? row.rtlKeys : row.keys}}`);
    await press(keyboard[1]);
    await expect(on(order[1])).toHaveFocus();
    await press(keyboard[2]);
    await expect(on("Today")).toHaveFocus();
    await press(keyboard[4]);
    await expect(on("30 days")).toHaveFocus();
    await press(keyboard[3]);
    await expect(on("Today")).toHaveFocus();
    await press(keyboard[1]);
    await userEvent.keyboard(" ");
    await expect(on("7 days")).toBeChecked();
  },
};
/** Of medium size, as wide as its container. */
export const Medium: Story = { args: { size: "md", fullWidth: true } };
export const Disabled: Story = { args: { disabled: true } };
export const OneDisabled: Story = {
  args: {
    items: [
      { value: "mobile", label: "Mobile" },
      { value: "username", label: "Username", disabled: true },
    ],
  },
};
export const Hindi: Story = {
  args: {
    "aria-label": "तरीक़ा",
    items: [
      { value: "mobile", label: "मोबाइल" },
      { value: "username", label: "यूज़रनेम" },
    ],
  },
};
export const Arabic: Story = {
  args: {
    "aria-label": "الفترة",
    items: [
      { value: "today", label: "اليوم" },
      { value: "week", label: "7 أيام" },
      { value: "month", label: "30 يومًا" },
    ],
  },
};
/** A strip that is too long scrolls in itself and never widens the page. */
export const Narrow: Story = {
  args: {
    items: ["Live casino", "Slots", "Sports", "Fishing", "Lottery", "Cockfight"].map((label) => ({ value: label, label })),
  },
  decorators: [(Story) => <div style={{ inlineSize: 300 }}>{Story()}</div>],
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};
export const OnCloth: Story = {
  render: (args) => (
    <div data-ground="cloth" style={{ padding: 24 }}>
      <SegmentedControl {...args} />
    </div>
  ),
};
/** One segment, none, words that cannot break, a value that is not among them. */
export const Bounds: Story = {
  render: (args) => (
    <Cases>
      <Case of="None">
        <SegmentedControl {...args} aria-label="None" items={[]} />
      </Case>
      <Case of="Long words">
        <SegmentedControl
          {...args}
          aria-label="Long words"
          items={[longGerman, longHindi, arabicName].map((label) => ({ value: label, label }))}
        />
      </Case>
      <Case of="Full, long words" dir="rtl">
        <SegmentedControl
          {...args}
          aria-label="Full"
          fullWidth
          items={[longGerman, latinName].map((label) => ({ value: label, label }))}
        />
      </Case>
      <Case of="Another value">
        <SegmentedControl {...args} aria-label="Another value" value="nowhere" />
      </Case>
    </Cases>
  ),
  play: async ({ canvasElement }) => {
    await holds(canvasElement, 4);
    for (const text of [arabicName, latinName]) await expect(isIsolated(canvasElement, text)).toBe(true);
  },
};
