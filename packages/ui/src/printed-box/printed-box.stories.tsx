import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { longAddress } from "../story/hard-values.ts";
import { holds } from "../story/faults.ts";
import { Texts } from "../story/bounds.tsx";
import { Button } from "../button/button.tsx";
import { warningCircleFill } from "../icon/art.gen.ts";
import { Icon } from "../icon/icon.tsx";
import { Link } from "../link/link.tsx";
import { Stack } from "../stack/stack.tsx";
import { Surface } from "../surface/surface.tsx";
import { Text } from "../text/text.tsx";
import { PrintedBox } from "./printed-box.tsx";

const all = (
  <Link standalone href="#all">
    All
  </Link>
);
const meta = {
  title: "Layout/PrintedBox",
  component: PrintedBox,
  args: { legend: "Live casino", count: "24", action: all, children: <Text>Northgate, Juno & Co, Lacquer House, Kestrel</Text> },
} satisfies Meta<typeof PrintedBox>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Rest: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("region", { name: "Live casino" })).toBeVisible();
    await expect(canvas.getByRole("heading", { level: 2 })).toHaveTextContent("Live casino24");
  },
};
/** An error in a box: it says that money is safe and offers to try again. */
export const Negative: Story = {
  args: {
    tone: "negative",
    icon: <Icon art={warningCircleFill} />,
    legend: "Connection lost",
    count: undefined,
    action: undefined,
    children: (
      <Stack gap={3} align="start">
        <Text>The list could not load. Your balance and bets are safe.</Text>
        <Button variant="primary" size="sm">
          Try again
        </Button>
      </Stack>
    ),
  },
};
/** The legend takes the background colour under it. */
export const OnACard: Story = {
  render: (args) => (
    <Surface padding="xl">
      <PrintedBox {...args} />
    </Surface>
  ),
};
export const OnCloth: Story = {
  render: (args) => (
    <Surface ground="cloth" variant="panel" padding="xl">
      <PrintedBox {...args} />
    </Surface>
  ),
};
/** With a legend that needs several lines. */
export const LongLegend: Story = {
  args: { legend: "Fischerei, Wettflug und sämtliche Sofortgewinnspiele", style: { inlineSize: 300 } },
};
export const Hindi: Story = { args: { lang: "hi", legend: "फ़िशिंग और क्रैश", children: <Text>चार प्रदाता</Text> } };
export const Arabic: Story = { args: { lang: "ar", dir: "rtl", legend: "كازينو مباشر", children: <Text>أربعة مزودين</Text> } };
export const Bounds: Story = {
  render: (args) => (
    <Texts>
      {(text) => (
        <PrintedBox {...args} legend={text} count="99,99,99,999">
          <Text>{longAddress}</Text>
        </PrintedBox>
      )}
    </Texts>
  ),
  play: async ({ canvasElement }) => holds(canvasElement, 5),
};
