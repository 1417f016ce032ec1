import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { Cloth } from "../cloth/cloth.tsx";
import { winners } from "../game-grid/front-page.fixture.ts";
import { Text } from "../text/text.tsx";
import { WinnersBoard } from "./winners-board.tsx";

const meta = {
  title: "Data/WinnersBoard",
  component: WinnersBoard,
  args: { title: "Today’s winners", asOf: "as of 14:30", winners },
  decorators: [
    (Render) => (
      <Cloth variant="panel" style={{ padding: 24, maxInlineSize: 420 }}>
        <Render />
      </Cloth>
    ),
  ],
} satisfies Meta<typeof WinnersBoard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Rest: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("region", { name: "Today’s winners" })).toBeVisible();
    const first = canvas.getAllByRole("listitem")[0];
    await expect(first).toHaveTextContent("an***42");
    await expect(first).toHaveTextContent("₹4,82,600");
  },
};
export const Empty: Story = {
  args: { winners: [], empty: <Text tone="muted">No wins yet today. The first ones show here.</Text> },
};
export const Hindi: Story = { args: { lang: "hi", title: "आज के विजेता", asOf: "14:30 तक" } };
export const Arabic: Story = { args: { lang: "ar", dir: "rtl", title: "فائزو اليوم", asOf: "حتى 14:30" } };
export const LongNames: Story = {
  args: {
    winners: winners.slice(0, 3).map((winner) =>
      Object.assign({}, winner, {
        name: "maharajadhiraja***4242",
        detail: "Legend of the Nine Golden Monkeys Deluxe · The Very Old Harbour Gaming Company",
      }),
    ),
  },
};
