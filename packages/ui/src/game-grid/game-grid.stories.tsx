import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { longGerman, longHindi, longAddress, arabicName } from "../story/hard-values.ts";
import { holds } from "../story/faults.ts";
import { Cases, Case } from "../story/bounds.tsx";
import { hot, lobbyGames, popularGames, tableGames, oneGame } from "../cover/games.fixture.ts";
import { GameGrid } from "./game-grid.tsx";

const meta = { title: "Media/GameGrid", component: GameGrid } satisfies Meta<typeof GameGrid>;
export default meta;
type Story = StoryObj<typeof meta>;

const all = { figure: "1,240", label: "All games", href: "#all" };

/** Home: the first game takes two by two cells, the last cell is the way to the rest. */
export const Popular: Story = {
  args: {
    variant: "popular",
    all,
    games: hot(popularGames),
  },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getAllByRole("listitem")).toHaveLength(21);
    await expect(canvas.getByRole("link", { name: "Pearl Monsoon No. 1 Saffron Reel Hot" })).toBeVisible();
    await expect(canvas.getByRole("link", { name: "1,240 All games" })).toHaveAttribute("href", "#all");
    const [lead, second] = [...canvasElement.querySelectorAll("[data-component=game-cover]")];
    await expect(lead?.clientWidth ?? 0).toBeGreaterThan(2 * (second?.clientWidth ?? Number.NaN));
  },
};

/** Lobby: all alike, ten across. */
export const Lobby: Story = { args: { games: lobbyGames.slice(0, 30) } };
/** Table games. */
export const Tables: Story = { args: { games: tableGames } };

/** Three across at the narrowest. */
export const Narrow: Story = { ...Popular, play: undefined, globals: { viewport: { value: "mobile1" } } };

/** In Hindi the words grow; captions end in an ellipsis and never wrap. */
export const Hindi: Story = {
  args: {
    variant: "popular",
    all: { figure: "1,240", label: "सभी खेल", href: "#all" },
    games: hot(popularGames.slice(0, 12), [0, 1, 2, 3, 4, 5]),
  },
  globals: { language: "hi" },
};
/** Nothing, one, titles of both directions without an end, and games that share an id's beginning. */
export const Bounds: Story = {
  args: { games: [] },
  render: () => (
    <Cases>
      <Case of="None">
        <GameGrid aria-label="None" games={[]} />
      </Case>
      <Case of="One">
        <GameGrid aria-label="One" variant="popular" games={popularGames.slice(0, 1)} />
      </Case>
      <Case of="Long words, both directions">
        <GameGrid
          aria-label="Long words"
          variant="popular"
          games={[longGerman, longHindi, arabicName, longAddress].map((text) => oneGame(text, text))}
          all={{ figure: "99,99,99,99,999", label: longGerman, href: "#all" }}
        />
      </Case>
    </Cases>
  ),
  play: async ({ canvas, canvasElement }) => {
    await holds(canvasElement, 3);
    await expect(canvas.getAllByRole("link")).toHaveLength(6);
  },
};
