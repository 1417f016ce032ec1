import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { holds } from "../story/faults.ts";
import { Texts } from "../story/bounds.tsx";
import { Link } from "../link/link.tsx";
import { SectionHeading } from "./section-heading.tsx";

const all = (
  <Link standalone href="#all">
    All 1,240
  </Link>
);
const meta = { title: "Text/SectionHeading", component: SectionHeading, args: { title: "Popular", action: all } } satisfies Meta<
  typeof SectionHeading
>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Rest: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("heading", { level: 2, name: "Popular" })).toBeVisible();
    await expect(canvas.getByRole("link", { name: "All 1,240" })).toBeVisible();
  },
};
export const WithoutAction: Story = { args: { action: undefined } };
/** With a count after the title. */
export const WithCount: Story = { args: { title: "Providers", count: "38" } };
export const OnCloth: Story = {
  render: (args) => (
    <div data-ground="cloth" style={{ padding: 16 }}>
      <SectionHeading {...args} />
    </div>
  ),
};
export const LongText: Story = {
  args: { title: "Meistgespielte Tischspiele der vergangenen Woche", style: { inlineSize: 300 } },
};
export const Hindi: Story = { args: { lang: "hi", title: "ताज़ा ड्रॉ" } };
export const Arabic: Story = { args: { lang: "ar", dir: "rtl", title: "أحدث السحوبات" } };
export const Bounds: Story = {
  render: () => <Texts>{(text) => <SectionHeading title={text} count="99,99,99,999" action={all} />}</Texts>,
  play: async ({ canvasElement }) => holds(canvasElement, 5),
};
