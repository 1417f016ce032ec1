import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { draws } from "../game-grid/front-page.fixture.ts";
import { DrawCard } from "./draw-card.tsx";
import { DrawList } from "./draw-list.tsx";

const still = () => 0;
const meta = {
  title: "Data/DrawCard",
  component: DrawCard,
  args: {
    name: "Mizoram evening",
    issue: "№ 2611-21",
    numbers: ["17", "04", "36", "28", "09"],
    nextLabel: "Next draw",
    nextAt: 252_000,
    clock: still,
    href: "#mizoram",
  },
} satisfies Meta<typeof DrawCard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Rest: Story = {
  play: async ({ canvas }) => {
    const card = canvas.getByRole("link");
    await expect(card).toHaveTextContent("Mizoram evening№ 2611-211704362809Next draw04:12");
    await expect(canvas.getByRole("timer")).toHaveTextContent("04:12");
  },
};
/** The draw is being held: the clock stands at nothing. */
export const Due: Story = { args: { nextAt: 0 } };
/** A first draw has no result yet. */
export const NoResult: Story = { args: { numbers: [] } };
export const List: Story = {
  render: () => (
    <DrawList aria-label="ताज़ा ड्रॉ" lang="hi">
      {draws.map((draw) => (
        <DrawCard key={draw.issue} {...draw} />
      ))}
    </DrawList>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole("link")).toHaveLength(4);
  },
};
export const NarrowList: Story = {
  ...List,
  decorators: [
    (Render) => (
      <div style={{ inlineSize: 288 }}>
        <Render />
      </div>
    ),
  ],
};
export const LongName: Story = {
  args: { name: "Nagaland State Lottery Dear Indus Evening Weekly Draw", style: { inlineSize: 268 } },
};
