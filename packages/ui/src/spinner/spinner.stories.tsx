import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { Group } from "../group/group.tsx";
import { Text } from "../text/text.tsx";
import { Spinner } from "./spinner.tsx";

const meta = {
  title: "Feedback/Spinner",
  component: Spinner,
  args: { label: "Loading the games", size: "md" },
} satisfies Meta<typeof Spinner>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Rest: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("status")).toHaveTextContent("Loading the games");
  },
};
export const Sizes: Story = {
  render: () => (
    <Group gap={4} align="center">
      <Spinner size="text" label="As large as text" />
      <Spinner size="sm" label="Small" />
      <Spinner size="md" label="Medium" />
      <Spinner size="lg" label="Large" />
    </Group>
  ),
};
/** Text says what happens: the drawing itself is hidden from screen readers. */
export const BesideText: Story = {
  args: { label: undefined, size: "text" },
  render: (args) => (
    <Text as="output">
      <Spinner {...args} /> Looking whether it is free…
    </Text>
  ),
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector("[data-component=spinner]")).toHaveAttribute("aria-hidden", "true");
  },
};
/** It takes the colour of the text around it. */
export const OnCloth: Story = {
  render: (args) => (
    <div data-ground="cloth" style={{ padding: 24 }}>
      <Spinner {...args} />
    </div>
  ),
};
export const Hindi: Story = { args: { label: "गेम लोड हो रहे हैं" }, globals: { language: "hi" } };
export const Arabic: Story = { args: { label: "جارٍ تحميل الألعاب" }, globals: { language: "ar" } };
