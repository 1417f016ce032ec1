import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { holds } from "../story/faults.ts";
import { Texts } from "../story/bounds.tsx";
import { Stack } from "../stack/stack.tsx";
import { Text } from "./text.tsx";

const meta = { title: "Text/Text", component: Text, args: { children: "You can withdraw up to ₹41,830.75." } } satisfies Meta<
  typeof Text
>;
export default meta;
type Story = StoryObj<typeof meta>;

const sizes = ["xs", "sm", "md", "lg", "xl", "2xl", "3xl", "4xl"] as const;
const tones = ["default", "muted", "accent", "positive", "negative", "warning", "info", "win", "lose"] as const;

export const Rest: Story = {};
export const Sizes: Story = {
  render: () => (
    <Stack gap={2}>
      {sizes.map((size) => (
        <Text key={size} size={size}>
          Two suits, one table
        </Text>
      ))}
    </Stack>
  ),
};
export const Tones: Story = {
  render: () => (
    <Stack gap={2}>
      {tones.map((tone) => (
        <Text key={tone} tone={tone}>
          Your balance and bets are safe ({tone})
        </Text>
      ))}
    </Stack>
  ),
};
/** Figures of one width, in one direction in every language. */
export const Tabular: Story = {
  args: { as: "span", tabular: true, size: "3xl", children: "1.62" },
  play: async ({ canvas }) => {
    const style = getComputedStyle(canvas.getByText("1.62"));
    await expect(style.fontVariantNumeric).toContain("tabular-nums");
    await expect(style.unicodeBidi).toBe("isolate");
  },
};
const article =
  "The draw of Mizoram evening is held every day at 18:00. Results are published as soon as the organiser confirms them, and winnings are credited without your doing anything.";
/** One line with an ellipsis. */
export const Truncated: Story = { args: { truncate: true, children: article, style: { inlineSize: 220 } } };
/** Two lines with an ellipsis. */
export const TwoLines: Story = { args: { lineClamp: 2, children: article, style: { inlineSize: 220 } } };
/** As wide as is comfortable to read. */
export const Measure: Story = { args: { measure: true, children: article } };
export const Hindi: Story = {
  args: { lang: "hi", children: "निकासी योग्य रक़म ₹41,830.75 है। शर्तें पूरी होते ही राशि खाते में आ जाएगी।" },
};
export const Arabic: Story = {
  args: { lang: "ar", dir: "rtl", children: "يمكنك سحب ما يصل إلى ₹41,830.75. لم يُوضع الرهان بعد." },
};
export const Bounds: Story = {
  render: () => (
    <Texts>
      {(text) => (
        <>
          <Text>{text}</Text>
          <Text truncate>{text}</Text>
          <Text lineClamp={2}>{text}</Text>
        </>
      )}
    </Texts>
  ),
  play: async ({ canvasElement }) => holds(canvasElement, 5),
};
