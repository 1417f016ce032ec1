import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
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
export const Hot: Story = { args: { badge: <Badge tone="live">Hot</Badge> } };
export const Maintenance: Story = { args: { badge: <Badge>Maintenance</Badge> } };
export const LongName: Story = { args: { name: "The Very Old Harbour Gaming Company" } };
export const Hindi: Story = { args: { count: "75 खेल", badge: <Badge tone="live">हॉट</Badge>, lang: "hi" } };
export const Arabic: Story = { args: { count: "75 لعبة", badge: <Badge tone="live">رائج</Badge>, lang: "ar", dir: "rtl" } };
