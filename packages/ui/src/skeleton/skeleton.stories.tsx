import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { Skeleton, SkeletonRegion, SkeletonText } from "./skeleton.tsx";

const meta = { title: "Feedback/Skeleton", component: Skeleton, tags: ["!autodocs"] } satisfies Meta<typeof Skeleton>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A block. */
export const Block: Story = {};
/** Every shape. */
export const Shapes: Story = {
  render: () => (
    <SkeletonRegion label="Loading" style={{ display: "grid", gap: 16, maxInlineSize: 420 }}>
      <Skeleton shape="control" />
      <Skeleton shape="circle" />
      <Skeleton blockSize="120px" />
      <div>
        <SkeletonText lines={3} />
      </div>
    </SkeletonRegion>
  ),
};
/** The placeholder of a grid of games. */
export const Covers: Story = {
  render: () => (
    <SkeletonRegion
      label="Loading games"
      style={{ display: "grid", gridTemplateColumns: "repeat(3, 1fr)", gap: 8, maxInlineSize: 420 }}
    >
      {["a", "b", "c"].map((id) => (
        <div key={id}>
          <Skeleton shape="cover" />
          <Skeleton shape="text" inlineSize="70%" />
        </div>
      ))}
    </SkeletonRegion>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("status")).toHaveTextContent("Loading games");
  },
};
/** A line of skeleton is exactly as tall as a line of words, in each script. */
export const TrueHeight: Story = {
  render: () => (
    <div style={{ display: "grid", gridTemplateColumns: "1fr 1fr", gap: 16 }}>
      <p data-testid="words">Pearl Monsoon</p>
      <div data-testid="bones">
        <SkeletonText lines={1} />
      </div>
    </div>
  ),
  play: async ({ canvas }) => {
    const size = (id: string) => canvas.getByTestId(id).firstElementChild?.parentElement?.getBoundingClientRect().height ?? 0;
    const words = canvas.getByTestId("words").getBoundingClientRect().height;
    await expect(Math.abs(size("bones") - words)).toBeLessThan(1.5);
  },
};
export const OnCloth: Story = {
  render: () => (
    <div data-ground="cloth" style={{ padding: 24 }}>
      <Skeleton blockSize="80px" />
    </div>
  ),
};
