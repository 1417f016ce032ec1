import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { lanes } from "../game-grid/front-page.fixture.ts";
import { Link } from "../link/link.tsx";
import { VendorLane } from "./vendor-lane.tsx";

const [live, slots] = lanes;
const all = (
  <Link standalone href="#all">
    All
  </Link>
);
const meta = {
  title: "Media/VendorLane",
  component: VendorLane,
  args: { legend: "Live casino", count: "24", action: all, vendors: live?.vendors ?? [] },
} satisfies Meta<typeof VendorLane>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Rest: Story = {
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole("region", { name: "Live casino" })).toBeVisible();
    const tiles = [...canvasElement.querySelectorAll("li > a")].map((tile) => getComputedStyle(tile).backgroundColor);
    await expect(tiles).toHaveLength(4);
    await expect(new Set(tiles).size).toBe(4);
  },
};
/** On a phone the row moves under the finger; focus brings a tile into view. */
export const Narrow: Story = {
  tags: ["keyboard"],
  decorators: [
    (Render) => (
      <div style={{ inlineSize: 288 }}>
        <Render />
      </div>
    ),
  ],
  play: async ({ canvas, userEvent }) => {
    for (let turn = 0; turn < 5; turn += 1) await userEvent.tab();
    const links = canvas.getAllByRole("link");
    await expect(links[4]).toHaveFocus();
  },
};
export const Slots: Story = { args: { lang: "hi", legend: "स्लॉट", count: "38", vendors: slots?.vendors ?? [] } };
export const Arabic: Story = { args: { lang: "ar", dir: "rtl", legend: "كازينو مباشر" } };
