import type { Meta, StoryObj } from "@storybook/react-vite";
import { checkCircleFill } from "../icon/art.gen.ts";
import { holds } from "../story/faults.ts";
import { Cases, Case, Texts } from "../story/bounds.tsx";
import { Icon } from "../icon/icon.tsx";
import { Group } from "../group/group.tsx";
import { Badge } from "./badge.tsx";

const meta = { title: "Data/Badge", component: Badge, args: { children: "In review" } } satisfies Meta<typeof Badge>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Rest: Story = {};
export const Tones: Story = {
  render: () => (
    <Group>
      <Badge>Neutral</Badge>
      <Badge tone="accent">VIP 3</Badge>
      <Badge tone="live">Live</Badge>
      <Badge tone="positive">Done</Badge>
      <Badge tone="warning">In review</Badge>
      <Badge tone="negative">Rejected</Badge>
      <Badge tone="info">Open</Badge>
    </Group>
  ),
};
/** With an icon before the word. */
export const WithIcon: Story = { args: { tone: "positive", icon: <Icon art={checkCircleFill} />, children: "Verified" } };
export const OnCloth: Story = {
  ...Tones,
  decorators: [
    (Render) => (
      <div data-ground="cloth" style={{ padding: 24 }}>
        <Render />
      </div>
    ),
  ],
};
export const Hindi: Story = { args: { tone: "live", children: "लाइव", lang: "hi" } };
export const Arabic: Story = { args: { tone: "live", children: "مباشر", lang: "ar" } };
/** An unbreakable word, a word of the other direction beside a figure, no text. */
export const Bounds: Story = {
  render: () => (
    <>
      <Texts inline={220}>
        {(text) => (
          <>
            <Badge tone="accent">{text}</Badge> ₹500
          </>
        )}
      </Texts>
      <Cases>
        <Case of="No word">
          <Badge>{""}</Badge>
        </Case>
      </Cases>
    </>
  ),
  play: async ({ canvasElement }) => holds(canvasElement, 6),
};
