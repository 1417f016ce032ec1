import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { holds } from "../story/faults.ts";
import { Texts } from "../story/bounds.tsx";
import { Stack } from "../stack/stack.tsx";
import { Heading } from "./heading.tsx";

const meta = { title: "Text/Heading", component: Heading, args: { level: 2, children: "Latest draws" } } satisfies Meta<
  typeof Heading
>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Rest: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("heading", { level: 2, name: "Latest draws" })).toBeVisible();
  },
};
/** The levels of the page's outline. */
export const Levels: Story = {
  render: () => (
    <Stack gap={3}>
      <Heading level={1}>Slots</Heading>
      <Heading level={2}>Popular</Heading>
      <Heading level={3}>Weekly rebate</Heading>
      <Heading level={4}>Help</Heading>
    </Stack>
  ),
};
/** The size is chosen separately; the level sets the outline. */
export const LargeSecondLevel: Story = { args: { level: 2, size: "2xl", children: "Mumbai v Chennai" } };
export const LongText: Story = {
  args: { children: "Benutzerdefinierte Einzahlungslimits und Sitzungsdauerbegrenzungen", style: { inlineSize: 280 } },
};
export const Hindi: Story = { args: { lang: "hi", children: "मुंबई बनाम चेन्नई: आज की सबसे बड़ी जीत" } };
export const Arabic: Story = { args: { lang: "ar", dir: "rtl", children: "فائزو اليوم وأحدث السحوبات" } };
export const Bounds: Story = {
  render: () => <Texts>{(text) => <Heading level={2}>{text}</Heading>}</Texts>,
  play: async ({ canvasElement }) => holds(canvasElement, 5),
};
