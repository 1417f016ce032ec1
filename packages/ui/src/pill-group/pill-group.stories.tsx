import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn } from "storybook/test";
import { Case, Cases } from "../story/bounds.tsx";
import { holds } from "../story/faults.ts";
import { arabicName, longGerman, longHindi } from "../story/hard-values.ts";
import { vendorNames } from "../story/shell-fixture.ts";
import { VendorMark } from "../vendor-mark/vendor-mark.tsx";
import { sizes } from "../story/sizes.tsx";
import { keyboard } from "./pill-group.keyboard.ts";
import { PillGroup, type PillGroupProps } from "./pill-group.tsx";

const vendors = vendorNames.slice(0, 14).map((name) => ({ value: name, label: name, mark: <VendorMark name={name} /> }));
const meta = {
  title: "Actions/PillGroup",
  component: PillGroup,
  args: {
    "aria-label": "Provider",
    items: [{ value: "all", label: "All providers", count: "38" }, ...vendors],
    onValueChange: fn(),
  },
} satisfies Meta<typeof PillGroup>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Rest: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole("radio", { name: "All providers 38" })).toBeChecked();
    const pill = canvas.getByRole("radio", { name: vendors[1]?.label ?? "" });
    await userEvent.click(pill);
    await userEvent.click(pill);
    await expect(pill).toBeChecked();
    await expect(args.onValueChange).toHaveBeenCalledOnce();
    await expect(args.onValueChange).toHaveBeenCalledWith(vendors[1]?.value, expect.objectContaining({ reason: "choose" }));
  },
};
/** The row scrolls in itself, and the chosen pill is in view from the start. */
export const Narrow: Story = {
  args: { defaultValue: vendors.at(-1)?.value ?? "" },
  decorators: [(Render) => <div style={{ inlineSize: 300 }}>{Render()}</div>],
  play: async ({ canvas, canvasElement }) => {
    const row = canvas.getByRole("radiogroup", { name: "Provider" }).getBoundingClientRect();
    const pill = canvas.getByRole("radio", { checked: true }).getBoundingClientRect();
    await expect(pill.left).toBeGreaterThanOrEqual(row.left);
    await expect(pill.right).toBeLessThanOrEqual(row.right);
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};
export const Keyboard: Story = {
  tags: ["keyboard"],
  play: async ({ canvas, userEvent, canvasElement, args }) => {
    const rtl = getComputedStyle(canvasElement).direction === "rtl";
    const pills = canvas.getAllByRole("radio");
    const press = (row: (typeof keyboard)[number]) => userEvent.keyboard(`{${rtl && "rtlKeys" in row ? row.rtlKeys : row.keys}}`);
    await userEvent.tab();
    await expect(pills[0]).toHaveFocus();
    await press(keyboard[1]);
    await expect(pills[1]).toHaveFocus();
    await press(keyboard[2]);
    await expect(pills[0]).toHaveFocus();
    await press(keyboard[4]);
    await expect(pills.at(-1)).toHaveFocus();
    await press(keyboard[3]);
    await expect(pills[0]).toHaveFocus();
    await press(keyboard[1]);
    await userEvent.keyboard(" ");
    await expect(pills[1]).toBeChecked();
    await expect(args.onValueChange).toHaveBeenCalledOnce();
  },
};
export const Hindi: Story = {
  args: { "aria-label": "प्रदाता", items: [{ value: "all", label: "सभी प्रदाता", count: "38" }, ...vendors.slice(0, 3)] },
  globals: { language: "hi" },
};
export const Arabic: Story = {
  args: { "aria-label": "المزود", items: [{ value: "all", label: "كل المزودين", count: "38" }, ...vendors.slice(0, 3)] },
  globals: { language: "ar" },
};
/** None, words that cannot break, a value that is not among them. */
export const Bounds: Story = {
  render: (args) => (
    <Cases>
      <Case of="None">
        <PillGroup {...args} aria-label="None" items={[]} />
      </Case>
      <Case of="Long words">
        <PillGroup
          {...args}
          aria-label="Long words"
          items={[longGerman, longHindi, arabicName].map((label) => ({ value: label, label, count: "99,99,99,999" }))}
        />
      </Case>
      <Case of="Another value">
        <PillGroup {...args} aria-label="Another value" value="nowhere" />
      </Case>
    </Cases>
  ),
  play: async ({ canvasElement }) => holds(canvasElement, 3),
};
export const Sizes: Story = sizes<PillGroupProps>(
  ({ label, ...args }) => <PillGroup {...args} aria-label={label} />,
  "[data-part=item]:first-child",
  "block-size",
);
