import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { longGerman, longHindi, longAddress, arabicName, latinName, brokenPicture } from "../story/hard-values.ts";
import { holds } from "../story/faults.ts";
import { Cases, Case } from "../story/bounds.tsx";
import { Badge } from "../badge/badge.tsx";
import { VendorCard } from "./vendor-card.tsx";

const meta = {
  title: "Media/VendorCard",
  component: VendorCard,
  args: { name: "Northgate", category: "live", motif: "roulette", count: "75 games", href: "#northgate" },
  decorators: [
    (Render) => (
      <div style={{ inlineSize: 150 }}>
        <Render />
      </div>
    ),
  ],
} satisfies Meta<typeof VendorCard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Rest: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("link", { name: "Northgate 75 games" })).toHaveAttribute("href", "#northgate");
  },
};
/** With a badge. */
export const Hot: Story = { args: { badge: <Badge tone="live">Hot</Badge> } };
/** Under maintenance. */
export const Maintenance: Story = { args: { badge: <Badge>Maintenance</Badge> } };
export const LongName: Story = { args: { name: "The Very Old Harbour Gaming Company" } };
export const Hindi: Story = { args: { count: "75 खेल", badge: <Badge tone="live">हॉट</Badge>, lang: "hi" } };
export const Arabic: Story = { args: { count: "75 لعبة", badge: <Badge tone="live">رائج</Badge>, lang: "ar", dir: "rtl" } };
/** Words that cannot break, no words, a logo that does not come, a palette and a sign that are none. */
export const Bounds: Story = {
  decorators: [(Render) => <div style={{ inlineSize: "min(88vw, 720px)" }}>{Render()}</div>],
  render: (args) => (
    <Cases inline={150}>
      {[longGerman, longHindi, arabicName, longAddress].map((text) => (
        <Case key={text} of={text.slice(0, 8)} text={text}>
          <VendorCard {...args} name={text} count="99,99,99,999 games" badge={<Badge tone="live">{longGerman}</Badge>} />
        </Case>
      ))}
      <Case of="Latin among Arabic" dir="rtl" text={latinName} apart>
        <VendorCard {...args} name={latinName} count="75 لعبة" />
      </Case>
      <Case of="A logo that fails">
        <VendorCard {...args} logo={{ src: brokenPicture, ratio: "60 / 18" }} />
      </Case>
      <Case of="No palette, no sign">
        <VendorCard {...args} palette={-1} motif="snitch" category="quidditch" />
      </Case>
    </Cases>
  ),
  play: async ({ canvas, canvasElement }) => {
    await holds(canvasElement, 7);
    await expect(canvas.getAllByRole("link", { name: /Northgate/ })).toHaveLength(2);
  },
};
