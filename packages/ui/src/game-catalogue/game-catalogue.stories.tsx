import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, waitFor } from "storybook/test";
import { lobbyGames, oneGame } from "../cover/games.fixture.ts";
import type { GridGame } from "../game-grid/game-grid.tsx";
import { Case } from "../story/bounds.tsx";
import { holds } from "../story/faults.ts";
import { arabicName, longGerman, longHindi } from "../story/hard-values.ts";
import { GameCatalogue } from "./game-catalogue.tsx";

const many = (count: number): GridGame[] =>
  Array.from({ length: Math.ceil(count / lobbyGames.length) }, (_, round) =>
    lobbyGames.map((game) => ({ ...game, id: `${game.id}#${round}`, title: `${game.title} ${round + 1}` })),
  )
    .flat()
    .slice(0, count);
const messages = { more: "Show more games", failed: "The next games did not load.", end: "These are all 5,000 games." };

const meta = {
  title: "Media/GameCatalogue",
  component: GameCatalogue,
  args: { "aria-label": "Slots", games: many(5000), status: "end", messages, onEndReached: fn() },
  argTypes: { games: { control: false } },
} satisfies Meta<typeof GameCatalogue>;
export default meta;
type Story = StoryObj<typeof meta>;

/** 5,000 games, of which the page holds what the window shows. */
export const Playground: Story = {
  play: async ({ canvas, canvasElement }) => {
    await expect(canvasElement.querySelectorAll("[data-item]").length).toBeLessThan(120);
    await expect(canvas.getAllByRole("listitem")[0]).toHaveAttribute("aria-setsize", "5000");
  },
};
/** The end is near as soon as it is drawn, so the next page is asked for, once. */
export const More: Story = {
  args: { games: many(12), total: 240, status: "more" },
  play: async ({ canvas, args }) => {
    await waitFor(() => expect(args.onEndReached).toHaveBeenCalledOnce(), { timeout: 10_000 });
    await expect(canvas.getByRole("button", { name: "Show more games" })).toBeVisible();
  },
};
/** Neighbours keep their covers when more come behind them. */
export const Failed: Story = {
  args: { games: many(8), total: 240, status: "failed" },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("alert")).toHaveTextContent("The next games did not load.");
    await expect(canvas.getByRole("button", { name: "Try again" })).toBeVisible();
  },
};
export const Empty: Story = {
  args: { games: [], status: undefined, empty: <p>No game by that name.</p> },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("No game by that name.")).toBeVisible();
    await expect(canvas.queryByRole("list")).toBeNull();
  },
};
const hard = Array.from({ length: 10_000 }, (_, place) => ({
  ...oneGame(`${place} ${longHindi}`, arabicName),
  id: `${place}`,
  hot: true,
  messages: { hot: longGerman },
}));
/** 10,000 games whose titles cannot break, of either direction, and a total below what is there: a window's worth is in the page. */
export const Bounds: Story = {
  args: { games: hard, total: 3, messages: { end: longGerman } },
  render: (args) => (
    <Case of="10,000 with long words">
      <GameCatalogue {...args} />
    </Case>
  ),
  play: async ({ canvasElement }) => {
    const shown = canvasElement.querySelectorAll("[data-item]").length;
    await expect(shown).toBeGreaterThan(3);
    await expect(shown).toBeLessThan(120);
    await holds(canvasElement);
  },
};
