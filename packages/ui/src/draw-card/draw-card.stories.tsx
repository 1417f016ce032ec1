import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { longGerman, longHindi, longAddress, arabicName, latinName, many } from "../story/hard-values.ts";
import { holds } from "../story/faults.ts";
import { Cases, Case } from "../story/bounds.tsx";
import { Badge } from "../badge/badge.tsx";
import { Dice } from "../dice/dice.tsx";
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
/** The draw takes place: the clock shows zero. */
export const Due: Story = { args: { nextAt: 0 } };
/** A first draw has no result yet. */
export const NoResult: Story = { args: { numbers: [] } };
/** A dice lottery shows its throw. */
export const OfDice: Story = { args: { numbers: [], result: <Dice faces={["2", "5", "6"]} size="sm" /> } };
/** Betting on the next draw is closed. */
export const Closed: Story = {
  args: { status: <Badge>Closed</Badge> },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole("timer")).toBeNull();
    await expect(canvas.getByRole("link")).toHaveTextContent("Next drawClosed");
  },
};
/** Several draws in a list. */
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
/** The list in a narrow container. */
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
/** Many draws: the list goes on in further rows, and nothing lies beyond its edge. */
export const Rows: Story = {
  render: () => (
    <DrawList wrap aria-label="ताज़ा ड्रॉ" lang="hi">
      {draws.map((draw) => (
        <DrawCard key={draw.issue} {...draw} />
      ))}
    </DrawList>
  ),
  decorators: [
    (Render) => (
      <div style={{ inlineSize: 288 }}>
        <Render />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    const list = canvas.getByRole("list", { name: "ताज़ा ड्रॉ" });
    await expect(list.scrollWidth).toBeLessThanOrEqual(list.clientWidth);
    const [first, second] = canvas.getAllByRole("link").map((card) => card.getBoundingClientRect());
    await expect(second?.left).toBe(first?.left);
  },
};
export const LongName: Story = {
  args: { name: "Nagaland State Lottery Dear Indus Evening Weekly Draw", style: { inlineSize: 268 } },
};
/** Long words, both directions, eighty numbers, invalid numbers, invalid times. */
export const Bounds: Story = {
  render: (args) => (
    <Cases>
      <Case of="Long words" text={longGerman}>
        <DrawCard {...args} name={longGerman} issue={longAddress} messages={{ next: longHindi }} />
      </Case>
      <Case of="Arabic among Latin" text={arabicName} apart>
        <DrawCard {...args} name={arabicName} />
      </Case>
      <Case of="Latin among Arabic" dir="rtl" text={latinName} apart>
        <DrawCard {...args} name={latinName} />
      </Case>
      <Case of="Eighty numbers">
        <DrawCard {...args} numbers={many(80, String)} nextAt={Number.NaN} />
      </Case>
      <Case of="Words for numbers">
        <DrawCard {...args} numbers={["123456", "", "विजेता"]} nextAt={-1} />
      </Case>
      <Case of="A year away">
        <DrawCard {...args} nextAt={365 * 86_400_000} />
      </Case>
    </Cases>
  ),
  play: async ({ canvas, canvasElement }) => {
    await holds(canvasElement, 6);
    await expect(canvas.getAllByRole("timer").map((timer) => timer.textContent)).toEqual([
      "04:12",
      "04:12",
      "04:12",
      "00:00",
      "00:00",
      "8760:00:00",
    ]);
  },
};
