import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, waitFor } from "storybook/test";
import { longGerman, longHindi, arabicName, latinName, brokenPicture, mixedValue } from "../story/hard-values.ts";
import { holds } from "../story/faults.ts";
import { Cases, Case } from "../story/bounds.tsx";
import { oneGame } from "../cover/games.fixture.ts";
import { Text } from "../text/text.tsx";
import { GameCard } from "./game-card.tsx";

const { subject, title, titleLang, vendorName } = oneGame("Peacock Court", "Monsoon");

const meta = {
  title: "Media/GameCard",
  component: GameCard,
  args: { subject, title, titleLang, vendorName, href: "#play" },
  decorators: [
    (Render) => (
      <div style={{ inlineSize: 150, padding: 12 }}>
        <Render />
      </div>
    ),
  ],
} satisfies Meta<typeof GameCard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Rest: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("link", { name: "Peacock Court Monsoon" })).toHaveAttribute("href", "#play");
  },
};
/** With its place in a ranking. */
export const Ranked: Story = {
  args: { rank: 1, hot: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("link", { name: "Peacock Court No. 1 Monsoon Hot" })).toBeVisible();
  },
};
export const Focused: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole("link")).toHaveFocus();
    await expect(getComputedStyle(canvas.getByRole("link")).outlineStyle).toBe("solid");
  },
};
/** With the return to player at the end of the caption. */
export const ReturnToPlayer: Story = {
  args: {
    note: (
      <Text as="span" tabular>
        96.8%
      </Text>
    ),
  },
};
/** With its volatility before the return to player: the bars are said in words. */
export const Volatility: Story = {
  args: { volatility: "high", note: "96.8%" },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole("link", { name: "Peacock Court Monsoon High volatility 96.8%" })).toBeVisible();
    const bars = [...canvasElement.querySelectorAll("[data-part=volatility] rect")];
    await expect(bars.map((bar) => bar.getAttribute("opacity"))).toEqual(["1", "1", "1"]);
  },
};
/** With what a player wants to know before the first bet: the smallest stake, the lines of a slot. */
export const Facts: Story = {
  args: {
    volatility: "high",
    note: "96.8%",
    facts: (
      <>
        <span>From ₹1</span> <span>20 lines</span>
      </>
    ),
  },
  play: async ({ canvas }) => {
    const name = "Peacock Court Monsoon High volatility 96.8% From ₹1 20 lines";
    await expect(canvas.getByRole("link", { name })).toBeVisible();
  },
};
/** Greyed from the page's own roles, and the word says why. */
export const Maintenance: Story = {
  args: { ...oneGame("Coin Caravan", "Vaulted"), maintenance: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("link", { name: "Coin Caravan Vaulted Maintenance" })).toBeVisible();
  },
};
const picture =
  "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 3 4'%3E%3Cpath fill='navy' d='M0 0h3v4H0z'/%3E%3Ccircle cx='1.5' cy='2' r='1' fill='gold'/%3E%3C/svg%3E";
/** A vendor's own picture in the same frame. */
export const LicensedArtwork: Story = { args: { artwork: picture, rank: 4 } };
/** A picture that does not come gives way to drawn art. */
export const BrokenArtwork: Story = {
  args: { artwork: "data:image/png;base64,none" },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector("svg text")).toHaveTextContent("Peacock"), { timeout: 6000 });
  },
};
/** A game that its vendor has not opened yet: its cover is greyed too. */
export const Closed: Story = {
  args: { ...oneGame("Coin Caravan", "Vaulted"), closed: true, note: "Soon" },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole("link", { name: "Coin Caravan Vaulted Soon" })).toBeVisible();
    await expect(canvasElement.querySelector("[data-component=game-cover]")).toHaveAttribute("data-disabled");
  },
};
/** A vendor's picture, greyed during maintenance. */
export const ArtworkUnderMaintenance: Story = { args: { artwork: picture, maintenance: true } };
export const LongWords: Story = {
  args: {
    vendorName: "The Very Old Harbour Gaming Company",
    hot: true,
    messages: { hot: "سائد جداً الآن في كل مكان" },
    title: "Emerald Stepwell of the Nine Queens",
  },
};
/** A control beside the link, never inside it. */
export const WithControl: Story = {
  args: {
    action: (
      <button type="button" aria-label="Add to favourites" style={{ inlineSize: 32, blockSize: 32 }}>
        <span aria-hidden="true">★</span>
      </button>
    ),
  },
};
export const Hindi: Story = { args: { ...oneGame("दिवाली की रात", "Mridang"), hot: true, rank: 6 }, globals: { language: "hi" } };
export const Arabic: Story = {
  args: { ...oneGame("ليلة القمر", "Mridang"), titleLang: "ar", hot: true, rank: 2 },
  globals: { language: "ar" },
};
/** Words that cannot break, both directions, no words, a picture that does not come, a far rank. */
export const Bounds: Story = {
  decorators: [(Render) => <div style={{ inlineSize: "min(88vw, 720px)" }}>{Render()}</div>],
  render: (args) => (
    <Cases inline={150}>
      {[longGerman, longHindi, arabicName, mixedValue].map((text) => (
        <Case key={text} of={text.slice(0, 8)}>
          <GameCard {...oneGame(text, text)} hot messages={{ hot: text }} href="#play" />
        </Case>
      ))}
      <Case of="Latin among Arabic" dir="rtl">
        <GameCard {...oneGame(latinName, latinName)} hot messages={{ hot: "رائج" }} href="#play" />
      </Case>
      <Case of="No words">
        <GameCard {...oneGame("", "Kestrel")} href="#play" />
      </Case>
      <Case of="Failing picture, far rank">
        <GameCard {...args} artwork={brokenPicture} rank={128} />
      </Case>
      <Case of="A rank that is none">
        <GameCard {...args} rank={Number.NaN} />
      </Case>
    </Cases>
  ),
  play: async ({ canvasElement }) => {
    await holds(canvasElement, 8);
    // The drawn cover replaces the failed picture.
    await waitFor(() => expect(canvasElement.querySelector("[data-case^=Failing] svg text")).toHaveTextContent("Peacock"), {
      timeout: 6000,
    });
  },
};
