import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { longGerman, longAddress, longValue, mixedValue } from "../story/hard-values.ts";
import { holds } from "../story/faults.ts";
import { Cases, Case } from "../story/bounds.tsx";
import { BrandMark } from "../brand-mark/brand-mark.tsx";
import { Group } from "../group/group.tsx";
import { QRCode } from "./qr-code.tsx";

const link = "https://baize.example/join/ananya_42";
const meta = {
  title: "Media/QRCode",
  component: QRCode,
  args: { value: link, label: "Invite link of ananya_42" },
} satisfies Meta<typeof QRCode>;
export default meta;
type Story = StoryObj<typeof meta>;

const channels = (colour: string) => [...colour.matchAll(/\d+/g)].map(Number);
const middle = (box?: DOMRect) => (box ? box.x + box.width / 2 : 0);

/** Dark on light whatever the theme: the ground is measured, not assumed. */
export const Rest: Story = {
  play: async ({ canvas }) => {
    const code = canvas.getByRole("img", { name: "Invite link of ananya_42" });
    const root = document.documentElement;
    const before = root.dataset.theme;
    for (const theme of ["light", "dark"]) {
      root.dataset.theme = theme;
      const { backgroundColor, color } = getComputedStyle(code);
      await expect(Math.min(...channels(backgroundColor))).toBe(255);
      await expect(Math.max(...channels(color))).toBeLessThan(16);
    }
    root.dataset.theme = before;
    const box = code.getBoundingClientRect();
    await expect(Math.abs(box.width - box.height)).toBeLessThan(1);
  },
};
/** With the brand's mark in the middle. */
export const WithMark: Story = {
  args: { mark: <BrandMark name="Baize" labelHidden size="sm" /> },
  play: async ({ canvasElement }) => {
    const mark = canvasElement.querySelector("[data-part=mark]")?.getBoundingClientRect();
    const code = canvasElement.querySelector("[data-component=qr-code]")?.getBoundingClientRect();
    await expect(Math.abs(middle(mark) - middle(code))).toBeLessThan(1);
    await expect((mark?.width ?? 0) / (code?.width ?? 1)).toBeLessThan(0.25);
  },
};
export const Sizes: Story = {
  render: (args) => (
    <Group gap={4} align="end">
      <QRCode {...args} size="sm" />
      <QRCode {...args} />
      <QRCode {...args} size="lg" />
    </Group>
  ),
};
export const OnCloth: Story = {
  render: (args) => (
    <div data-ground="cloth" style={{ padding: 24 }}>
      <QRCode {...args} label="أمسح الرمز لتنزيل التطبيق" mark={<BrandMark name="Baize" labelHidden size="sm" />} />
    </div>
  ),
};
/** No code holds 3,000 characters: the text itself is there to be copied. */
export const TooLong: Story = {
  args: {
    value: `${link}?ref=${"7f3a".repeat(740)}`,
    style: { inlineSize: 288 },
  },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole("textbox", { name: "Invite link of ananya_42" })).toHaveValue(args.value);
    await expect(canvas.queryByRole("img")).toBeNull();
    await expect(canvas.getByText("Too long for a code. Copy it instead.")).toBeVisible();
  },
};
/** A mark needs the highest correction; where that has no room for the text, the mark gives way. */
export const MarkLeftOut: Story = {
  args: { value: `${link}?ref=${"7f3a".repeat(330)}`, mark: <BrandMark name="Baize" labelHidden size="sm" />, size: "lg" },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole("img", { name: "Invite link of ananya_42" })).toBeVisible();
    await expect(canvasElement.querySelector("[data-part=mark]")).toBeNull();
  },
};
/** Nothing to say, one sign, emoji and scripts, a name that cannot break; longer than any code. */
export const Bounds: Story = {
  render: (args) => (
    <Cases inline={200}>
      {["", "0", mixedValue, longAddress].map((value) => (
        <Case key={value} of={value.slice(0, 8) || "Nothing"}>
          <QRCode {...args} value={value} label={`Code of ${value.slice(0, 8)}`} />
        </Case>
      ))}
      <Case of="Too long">
        <QRCode {...args} value={longValue} label={longGerman} messages={{ tooLong: longGerman }} />
      </Case>
    </Cases>
  ),
  play: async ({ canvas, canvasElement }) => {
    await holds(canvasElement, 5);
    await expect(canvas.getByRole("textbox", { name: longGerman })).toHaveValue(longValue);
    await expect(canvasElement.innerHTML).not.toMatch(/ d="[^"]*(NaN|undefined)/);
  },
};
