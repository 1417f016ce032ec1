import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
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
