import { useState } from "react";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn } from "storybook/test";
import { lobbyGames } from "../cover/games.fixture.ts";
import { GameGrid } from "../game-grid/game-grid.tsx";
import { sizes } from "../story/sizes.tsx";
import { FavouriteButton, type FavouriteButtonProps } from "./favourite-button.tsx";

const meta = {
  title: "Actions/FavouriteButton",
  component: FavouriteButton,
  args: { label: "Favourite: Pearl Monsoon", pressed: false, onPressedChange: fn() },
} satisfies Meta<typeof FavouriteButton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  play: async ({ canvas, userEvent, args }) => {
    const heart = canvas.getByRole("button", { name: "Favourite: Pearl Monsoon", pressed: false });
    await userEvent.click(heart);
    await expect(args.onPressedChange).toHaveBeenCalledOnce();
    await expect(args.onPressedChange).toHaveBeenCalledWith(true, expect.objectContaining({ reason: "press" }));
  },
};
/** A favourite. */
export const Pressed: Story = {
  args: { pressed: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("button", { pressed: true })).toBeVisible();
  },
};
/** While the change is saved: a second press does nothing. */
export const Pending: Story = {
  args: { pending: true },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole("button"));
    await expect(args.onPressedChange).not.toHaveBeenCalled();
  },
};
export const Keyboard: Story = {
  tags: ["keyboard"],
  render: function Stateful(args) {
    const [pressed, setPressed] = useState(false);
    return <FavouriteButton {...args} pressed={pressed} onPressedChange={setPressed} />;
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    const heart = canvas.getByRole("button");
    await expect(heart).toHaveFocus();
    await userEvent.keyboard(" ");
    await expect(heart).toHaveAttribute("aria-pressed", "true");
    await userEvent.keyboard("{Enter}");
    await expect(heart).toHaveAttribute("aria-pressed", "false");
  },
};
/** Its position: over the end corner of a cover, in any palette. */
export const OverCovers: Story = {
  render: (args) => (
    <GameGrid
      aria-label="Games"
      games={lobbyGames.slice(0, 10).map((game, index) => ({
        ...game,
        action: <FavouriteButton {...args} label={`Favourite: ${game.title}`} pressed={index % 3 === 0} />,
      }))}
    />
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole("button", { pressed: true })).toHaveLength(4);
  },
};
export const Sizes: Story = sizes((args: FavouriteButtonProps) => <FavouriteButton {...args} />, "button", "block-size");
