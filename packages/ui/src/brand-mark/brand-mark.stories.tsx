import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { holds } from "../story/faults.ts";
import { Texts } from "../story/bounds.tsx";
import { brands } from "@baize/tokens/brands";
import { Group } from "../group/group.tsx";
import { BrandMark } from "./brand-mark.tsx";

const meta = { title: "Media/BrandMark", component: BrandMark, args: { name: "Baize" } } satisfies Meta<typeof BrandMark>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Rest: Story = {};
/** Without the name beside the sign. */
export const LabelHidden: Story = {
  args: { labelHidden: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("img", { name: "Baize" })).toBeVisible();
  },
};
export const OnCloth: Story = {
  render: (args) => (
    <div data-ground="cloth" style={{ padding: 24 }}>
      <BrandMark {...args} />
    </div>
  ),
};
/** Each brand's own mark, side by side on one page. */
export const EveryBrand: Story = {
  render: () => (
    <Group gap={8}>
      {brands.map(({ name, title }) => (
        <div key={name} data-brand={name}>
          <div data-theme="light" data-ground="stock" style={{ padding: 12 }}>
            <BrandMark name={title} />
          </div>
        </div>
      ))}
    </Group>
  ),
  play: async ({ canvasElement }) => {
    const masks = [...canvasElement.querySelectorAll("[data-component=brand-mark] > [aria-hidden]")].map(
      (mark) => getComputedStyle(mark).maskImage,
    );
    await expect(new Set(masks).size).toBe(brands.length);
  },
};
export const Bounds: Story = {
  render: () => <Texts>{(text) => <BrandMark name={text} />}</Texts>,
  play: async ({ canvasElement }) => holds(canvasElement, 5),
};
