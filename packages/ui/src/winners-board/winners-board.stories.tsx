import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { moneyParts } from "../money/money-parts.ts";
import { longGerman, longHindi, longAddress, arabicName, latinName, hugeAmount, mixedValue } from "../story/hard-values.ts";
import { holds } from "../story/faults.ts";
import { Cases, Case } from "../story/bounds.tsx";
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
export const Arabic: Story = {
  args: { lang: "ar", dir: "rtl", title: "فائزو اليوم", asOf: "عرض تجريبي، وليس فوزاً حقيقياً · حتى 14:30" },
};
/** With long names and amounts. */
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
const hard = [longGerman, longHindi, arabicName, mixedValue].map((name, place) => ({
  id: name,
  name,
  detail: `${longGerman} · ${longAddress}`,
  prize: moneyParts({ amount: place % 2 ? -hugeAmount : hugeAmount, currency: "INR", locale: "en-IN" }),
}));
/** Names that cannot break, of both directions, prizes of 23 digits and below nothing, two hundred winners. */
export const Bounds: Story = {
  render: (args) => (
    <Cases>
      <Case of="Long names, huge prizes" text={arabicName} apart>
        <WinnersBoard {...args} winners={hard} />
      </Case>
      <Case of="Latin among Arabic" dir="rtl" text={latinName} apart>
        <WinnersBoard
          {...args}
          title={longHindi}
          winners={hard.map((winner) => Object.assign({}, winner, { name: latinName }))}
        />
      </Case>
    </Cases>
  ),
  play: async ({ canvas, canvasElement }) => {
    await holds(canvasElement, 2);
    await expect(canvas.getAllByRole("listitem")).toHaveLength(8);
  },
};
