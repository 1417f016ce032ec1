import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { longGerman, longHindi, longAddress, arabicName, many } from "../story/hard-values.ts";
import { holds, isIsolated } from "../story/faults.ts";
import { Case } from "../story/bounds.tsx";
import { BrandMark } from "../brand-mark/brand-mark.tsx";
import { footerWords } from "../story/shell-fixture.ts";
import { VendorMark } from "../vendor-mark/vendor-mark.tsx";
import { Footer } from "./footer.tsx";

const brand = (
  <a href="#home">
    <BrandMark name="Baize" />
  </a>
);
const marks = ["Northgate", "Kestrel", "Tin Crown"].map((name) => <VendorMark key={name} name={name} />);

const meta = {
  title: "Navigation/Footer",
  component: Footer,
  tags: ["!autodocs"],
  parameters: { layout: "fullscreen" },
  args: { brand, marks, ...footerWords("en") },
} satisfies Meta<typeof Footer>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("contentinfo")).toBeVisible();
    await expect(canvas.getByRole("list", { name: "Help" })).toBeVisible();
    const targets = canvas.getAllByRole("link").map((link) => link.getBoundingClientRect().height);
    await expect(Math.min(...targets)).toBeGreaterThanOrEqual(24);
  },
};
export const Hindi: Story = { args: footerWords("hi"), globals: { language: "hi" } };
export const Arabic: Story = { args: footerWords("ar"), globals: { language: "ar" } };
export const Narrow: Story = { args: footerWords("hi"), globals: { language: "hi", viewport: { value: "mobile1" } } };
export const Wide: Story = { globals: { viewport: { value: "desktop" } } };
/** Columns, links and legal lines whose words cannot break; no column, forty. */
export const Bounds: Story = {
  render: (args) => (
    <Case of="Long words, forty columns">
      <Footer
        {...args}
        description={longGerman}
        legal={longAddress}
        columns={many(40, (place) => ({
          id: `${place}`,
          title: [longGerman, longHindi, arabicName][place % 3] ?? "",
          links: many(3, (row) => ({ id: `${row}`, label: [arabicName, longGerman, longHindi][row] ?? "", href: "#x" })),
        }))}
      />
    </Case>
  ),
  play: async ({ canvasElement }) => {
    await holds(canvasElement, 1);
    await expect(isIsolated(canvasElement, arabicName)).toBe(true);
  },
};
