import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { longGerman, longHindi, arabicName, latinName, many } from "../story/hard-values.ts";
import { holds, isIsolated } from "../story/faults.ts";
import { Cases, Case } from "../story/bounds.tsx";
import { vendorRows } from "../game-grid/front-page.fixture.ts";
import { Link } from "../link/link.tsx";
import { VendorRow } from "./vendor-row.tsx";

const [live, slots] = vendorRows;
const all = (
  <Link standalone href="#all">
    All
  </Link>
);
const meta = {
  title: "Media/VendorRow",
  component: VendorRow,
  args: { legend: "Live casino", count: "24", action: all, vendors: live?.vendors ?? [] },
} satisfies Meta<typeof VendorRow>;
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
    for (let tab = 0; tab < 5; tab += 1) await userEvent.tab();
    const links = canvas.getAllByRole("link");
    await expect(links[4]).toHaveFocus();
  },
};
/** The vendors of one category. */
export const Slots: Story = { args: { lang: "hi", legend: "स्लॉट", count: "38", vendors: slots?.vendors ?? [] } };
export const Arabic: Story = { args: { lang: "ar", dir: "rtl", legend: "كازينو مباشر" } };
/** No vendor, one, a hundred, words that cannot break. */
export const Bounds: Story = {
  render: (args) => {
    const [vendor] = args.vendors;
    if (!vendor) throw new Error("The fixture has no vendor.");
    const named = (names: readonly string[]) => names.map((name, index) => Object.assign({}, vendor, { id: `${index}`, name }));
    return (
      <Cases>
        <Case of="None">
          <VendorRow {...args} legend="None" vendors={[]} />
        </Case>
        <Case of="A hundred">
          <VendorRow {...args} legend="A hundred" vendors={named(many(100, (index) => `Kestrel ${index + 1}`))} />
        </Case>
        <Case of="Long words">
          <VendorRow {...args} legend={longGerman} count="99,99,99,999" vendors={named([longGerman, longHindi, arabicName])} />
        </Case>
        <Case of="Latin among Arabic" dir="rtl">
          <VendorRow {...args} legend={latinName} vendors={named([latinName])} />
        </Case>
      </Cases>
    );
  },
  play: async ({ canvasElement }) => {
    await holds(canvasElement, 4);
    for (const text of [longHindi, arabicName, latinName]) await expect(isIsolated(canvasElement, text)).toBe(true);
  },
};
