import type { Meta, StoryObj } from "@storybook/react-vite";
import { type ComponentProps } from "react";
import { longGerman, longHindi, arabicName, many } from "../story/hard-values.ts";
import { holds } from "../story/faults.ts";
import { Cases, Case } from "../story/bounds.tsx";
import { expect, waitFor } from "storybook/test";
import { oneGame } from "../cover/games.fixture.ts";
import { GameCard } from "../game-card/game-card.tsx";
import type { GridGame } from "../game-grid/game-grid.tsx";
import { VirtualGrid, type VirtualGridProps } from "./virtual-grid.tsx";
import { castOf, games } from "./virtual-grid.fixture.ts";

const keyOf = (game: GridGame) => game.id;
const draw: VirtualGridProps<GridGame>["children"] = ({ id, ...game }, place) => (
  <GameCard as="li" {...game} {...place} cast={castOf(id)} />
);

const meta = {
  title: "Media/VirtualGrid",
  component: VirtualGrid<GridGame>,
  args: {
    "aria-label": "Games",
    items: games,
    itemKey: keyOf,
    children: draw,
    layout: "lobby",
    status: "end",
    messages: { end: "These are all 5,000 games." },
  },
  argTypes: { items: { control: false }, children: { control: false } },
} satisfies Meta<ComponentProps<typeof VirtualGrid<GridGame>>>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The lobby of 5,000 games; the page scrolls. */
export const Playground: Story = {
  play: async ({ canvas, canvasElement }) => {
    await expect(canvasElement.querySelectorAll("[data-item]").length).toBeLessThan(120);
    await expect(canvas.getAllByRole("listitem")[0]).toHaveAttribute("aria-setsize", "5000");
  },
};

/** Three across on a phone. */
export const Narrow: Story = {
  globals: { viewport: { value: "mobile1" } },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelectorAll("[data-item]").length).toBeLessThan(60);
    await expect(canvasElement.querySelectorAll("[data-row]").length).toBeGreaterThan(3);
  },
};

/** As many of 150 px as fit: the columns come from CSS alone. */
export const Tiles: Story = {
  args: { layout: "tiles", scroller: "own", items: games.slice(0, 200), style: { blockSize: 480 } },
  globals: { language: "ar" },
};
const tenThousand = many(10_000, (place) => ({ ...oneGame(`${place} ${longHindi}`, arabicName), id: `${place}` }));
/** Nothing, one, and 10,000 whose titles cannot break: a window's worth is in the page. */
export const Bounds: Story = {
  render: (args) => (
    <Cases inline={320}>
      <Case of="None">
        <VirtualGrid {...args} aria-label="None" items={[]} empty={<p>No games by this name</p>} />
      </Case>
      <Case of="10,000">
        <VirtualGrid
          {...args}
          aria-label="Ten thousand"
          items={tenThousand}
          scroller="own"
          style={{ blockSize: 420 }}
          messages={{ end: longGerman }}
        >
          {(game, place) => <GameCard as="li" {...game} {...place} />}
        </VirtualGrid>
      </Case>
    </Cases>
  ),
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText("No games by this name")).toBeVisible();
    const shown = () => canvasElement.querySelectorAll("[data-item]").length;
    await expect(shown()).toBeGreaterThan(3);
    await expect(shown()).toBeLessThan(120);
    const region = canvas.getByRole("region", { name: "Ten thousand" });
    region.scrollTop = region.scrollHeight;
    await waitFor(() => expect(canvas.getByText(longGerman)).toBeVisible());
    await expect(shown()).toBeLessThan(120);
    await holds(canvasElement, 2);
  },
};
