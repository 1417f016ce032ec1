import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { Skeleton } from "../skeleton/skeleton.tsx";
import { AspectRatio } from "./aspect-ratio.tsx";

const meta = {
  title: "Layout/AspectRatio",
  component: AspectRatio,
  argTypes: { children: { control: false } },
  args: { ratio: 16 / 9, children: <Skeleton blockSize="100%" /> },
  decorators: [(Story) => <div style={{ maxInlineSize: 320 }}>{Story()}</div>],
} satisfies Meta<typeof AspectRatio>;
export default meta;
type Story = StoryObj<typeof meta>;

const shape = (root: HTMLElement) => {
  const box = root.querySelector("[data-component=aspect-ratio]")?.getBoundingClientRect();
  return box ? box.width / box.height : 0;
};

export const Rest: Story = {
  play: async ({ canvasElement }) => {
    await expect(shape(canvasElement)).toBeCloseTo(16 / 9, 1);
  },
};
const picture = `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 300 100"><rect width="300" height="100" fill="teal"/><circle cx="150" cy="50" r="45" fill="gold"/></svg>')}`;
/** A picture of another shape is cut, not squeezed. */
export const Picture: Story = {
  args: { ratio: 1, children: <img src={picture} alt="A golden ball" /> },
  play: async ({ canvas, canvasElement }) => {
    await expect(shape(canvasElement)).toBeCloseTo(1, 1);
    await expect(getComputedStyle(canvas.getByRole("img")).objectFit).toBe("cover");
  },
};
/** An impossible ratio is drawn as a square, with a warning to the developer. */
export const Impossible: Story = {
  args: { ratio: Number.NaN },
  play: async ({ canvasElement }) => {
    await expect(shape(canvasElement)).toBeCloseTo(1, 1);
  },
};
