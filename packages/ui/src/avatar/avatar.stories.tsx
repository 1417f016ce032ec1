import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, waitFor } from "storybook/test";
import { Group } from "../group/group.tsx";
import { longHindi } from "../story/hard-values.ts";
import { sizes } from "../story/sizes.tsx";
import { AvatarPicker } from "./avatar-picker.tsx";
import { AvatarSign } from "./avatar-sign.tsx";
import { Avatar } from "./avatar.tsx";

const face =
  "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 8 8'%3E%3Cpath fill='indigo' d='M0 0h8v8H0z'/%3E%3Ccircle cx='4' cy='4' r='2.5' fill='gold'/%3E%3C/svg%3E";
const meta = { title: "Media/Avatar", component: Avatar, args: { name: "ananya_42" } } satisfies Meta<typeof Avatar>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Without a picture, the first letter of the name. */
export const Letter: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText("A")).toHaveAttribute("aria-hidden", "true");
  },
};
/** One akshara with its vowel sign. */
export const HindiLetter: Story = {
  args: { name: "कीर्ति" },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("की")).toBeVisible();
  },
};
/** With the person's picture. */
export const Picture: Story = { args: { src: face, label: "Ananya" } };
/** The letter stays when the picture fails. */
export const BrokenPicture: Story = {
  args: { src: "data:image/png;base64,none", label: "Ananya" },
  play: async ({ canvas, canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector("img")).toBeNull());
    await expect(canvas.getByRole("img", { name: "Ananya" })).toHaveTextContent("A");
  },
};
/** One of the kit's signs instead of the letter, in the inks of its palette. */
export const Sign: Story = { args: { sign: <AvatarSign name="lotus" palette={10} />, size: "lg", label: "Ananya" } };
const signs = ["lotus", "crown", "sun", "moon", "kite", "gem", "diya", "wheel", "bell", "clover", "fan"] as const;
const choices = [
  { value: "1", label: "Letter" },
  ...signs.map((sign, at) => ({ value: String(at + 2), label: sign, sign: <AvatarSign name={sign} palette={at + 2} /> })),
];
/** The picker: arrow keys go from chip to chip. */
export const Picker: Story = {
  tags: ["keyboard"],
  render: () => <AvatarPicker label="Your picture" account="ananya_42" items={choices} defaultValue="3" />,
  play: async ({ canvas, userEvent }) => {
    const group = canvas.getByRole("radiogroup", { name: "Your picture" });
    await expect(group).toBeVisible();
    await userEvent.tab();
    await expect(canvas.getByRole("radio", { name: "crown" })).toHaveFocus();
    await userEvent.keyboard("{ArrowDown}");
    await expect(canvas.getByRole("radio", { name: "sun" })).toBeChecked();
    await userEvent.keyboard("{ArrowUp}{ArrowUp}");
    await expect(canvas.getByRole("radio", { name: "lotus" })).toBeChecked();
  },
};
/** The picker of avatars in a phone's window. */
export const PickerNarrow: Story = {
  globals: { viewport: { value: "mobile1" } },
  render: () => <AvatarPicker label="आपका चित्र" account="कीर्ति" items={choices} defaultValue="1" />,
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(320);
  },
};
export const Sizes: Story = {
  render: (args) => (
    <Group gap={3}>
      <Avatar {...args} size="sm" />
      <Avatar {...args} size="md" />
      <Avatar {...args} size="lg" />
    </Group>
  ),
};
export const OnCloth: Story = {
  render: (args) => (
    <div data-ground="cloth" style={{ padding: 24 }}>
      <Avatar {...args} />
    </div>
  ),
};
/** No name, spaces, a family of one letter, a name of the other direction. */
export const Bounds: Story = {
  render: () => (
    <Group gap={3}>
      {["", "   ", "👨‍👩‍👧‍👦 family", "محمد", longHindi].map((name) => (
        <Avatar key={name} name={name} size="lg" />
      ))}
    </Group>
  ),
  play: async ({ canvasElement }) => {
    const chips = [...canvasElement.querySelectorAll<HTMLElement>("[data-component=avatar]")];
    await expect(chips.map((chip) => chip.textContent)).toEqual(["", "", "👨‍👩‍👧‍👦", "م", "रा"]);
    await expect(new Set(chips.map((chip) => chip.offsetWidth)).size).toBe(1);
  },
};
/** The picker in its sizes. */
export const PickerSizes: Story = sizes(
  ({ size, label }) => (
    <AvatarPicker size={size} label={label} account="ananya_42" items={choices.slice(0, 4)} defaultValue="3" />
  ),
  "[data-part=choice]:first-child",
  "block-size",
);
