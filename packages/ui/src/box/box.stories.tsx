import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { longGerman } from "../story/hard-values.ts";
import { Stack } from "../stack/stack.tsx";
import { Text } from "../text/text.tsx";
import { Box } from "./box.tsx";

const words = <Text>Bets that are open count as soon as they are settled.</Text>;
const meta = {
  title: "Layout/Box",
  component: Box,
  args: { padding: 4, background: "raised", border: true, radius: "card", children: words },
} satisfies Meta<typeof Box>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Rest: Story = {};
/** `paddingInline` and `paddingBlock` override `padding` on their axis. */
export const Axes: Story = {
  args: { padding: 1, paddingInline: 8 },
  play: async ({ canvasElement }) => {
    const box = canvasElement.querySelector("[data-component=box]");
    const style = getComputedStyle(box ?? canvasElement);
    await expect(style.paddingInlineStart).toBe(style.paddingInlineEnd);
    await expect(Number.parseFloat(style.paddingInlineStart)).toBeGreaterThan(Number.parseFloat(style.paddingBlockStart));
  },
};
/** The three grounds. */
export const Backgrounds: Story = {
  render: () => (
    <Stack gap={3}>
      {(["page", "raised", "sunken"] as const).map((background) => (
        <Box key={background} padding={4} background={background} border radius="control">
          <Text>{background}</Text>
        </Box>
      ))}
    </Stack>
  ),
};
/** As a named section of the page. */
export const Section: Story = {
  args: { as: "section", "aria-label": "Rules" },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("region", { name: "Rules" })).toBeVisible();
  },
};
/** A word that cannot break stays inside. */
export const Bounds: Story = {
  args: { children: <Text>{longGerman}</Text> },
  decorators: [(Story) => <div style={{ inlineSize: 200 }}>{Story()}</div>],
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};
export const Arabic: Story = {
  args: { padding: 2, paddingInline: 8, children: <Text>تُحتسب الرهانات المفتوحة فور تسويتها.</Text> },
  globals: { language: "ar" },
};
