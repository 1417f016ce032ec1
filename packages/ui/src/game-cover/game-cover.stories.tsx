import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { oneGame } from "../cover/games.fixture.ts";
import { GameCover } from "./game-cover.tsx";

const { subject, title } = oneGame("Pearl Monsoon", "Saffron Reel", "slots", "lotus");
const meta = {
  title: "Media/GameCover",
  component: GameCover,
  args: { subject, title },
  decorators: [
    (Render) => (
      <div style={{ inlineSize: 180 }}>
        <Render />
      </div>
    ),
  ],
} satisfies Meta<typeof GameCover>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Rest: Story = {
  play: async ({ canvasElement }) => {
    const cover = canvasElement.querySelector("[data-component=game-cover]");
    if (!cover) throw new Error("A cover is drawn.");
    await expect(cover.querySelector("svg")).toHaveAttribute("aria-hidden", "true");
    await expect(cover.querySelectorAll("*").length).toBeLessThan(16);
    const box = cover.getBoundingClientRect();
    await expect(Math.round((box.height / box.width) * 300)).toBe(400);
  },
};
/** A real place in a real list, cut out of the start corner. */
export const Ranked: Story = { args: { rank: 1 } };
export const RedSuit: Story = { args: { rank: 12 } };
export const Off: Story = { args: { off: true } };
/** The same seed is the same art in every language. */
export const HindiTitle: Story = { args: { title: "मोती मानसून" } };
export const ArabicTitle: Story = { args: { title: "لؤلؤة المواسم" } };
