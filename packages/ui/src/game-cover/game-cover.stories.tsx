import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, waitFor } from "storybook/test";
import { longGerman, longHindi, longAddress, arabicName, brokenPicture, mixedValue } from "../story/hard-values.ts";
import { holds } from "../story/faults.ts";
import { Cases, Case } from "../story/bounds.tsx";
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
/** With the card index of a red suit. */
export const RedSuit: Story = { args: { rank: 12 } };
/** While the game cannot be played: its art is greyed. */
export const Disabled: Story = { args: { disabled: true } };
/** The same seed is the same art in every language. */
export const HindiTitle: Story = { args: { title: "मोती मानसून" } };
/** With a title in Arabic. */
export const ArabicTitle: Story = { args: { title: "لؤلؤة المواسم" } };
/** Titles that no cover has room for, of both directions, none; a failing picture; an unknown category and sign. */
export const Bounds: Story = {
  decorators: [(Render) => <div style={{ inlineSize: "min(88vw, 720px)" }}>{Render()}</div>],
  render: () => (
    <Cases inline={120}>
      {[longGerman, longHindi, longAddress, arabicName, mixedValue, ""].map((text) => (
        <Case key={text} of={text.slice(0, 8) || "No title"}>
          <GameCover subject={{ vendor: text, game: text }} title={text} rank={128} />
        </Case>
      ))}
      <Case of="Failing picture">
        <GameCover subject={subject} title={title} artwork={brokenPicture} />
      </Case>
      <Case of="Unknown sign and category">
        <GameCover subject={{ vendor: "Kestrel", game: "Patang", category: "quidditch", motif: "snitch" }} title="Patang" />
      </Case>
    </Cases>
  ),
  play: async ({ canvasElement }) => {
    await holds(canvasElement, 8);
    const covers = [...canvasElement.querySelectorAll("[data-component=game-cover]")];
    for (const cover of covers) {
      const box = cover.getBoundingClientRect();
      await expect(Math.round((box.height / box.width) * 300)).toBe(400);
      await expect(cover.innerHTML).not.toMatch(/NaN|undefined|Infinity/);
    }
    await waitFor(() => expect(canvasElement.querySelector("[data-case^=Failing] svg")).not.toBeNull(), { timeout: 6000 });
  },
};
