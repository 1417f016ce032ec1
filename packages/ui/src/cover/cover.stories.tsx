import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { GameCover } from "../game-cover/game-cover.tsx";
import { GameGrid } from "../game-grid/game-grid.tsx";
import { Grid } from "../grid/grid.tsx";
import { Text } from "../text/text.tsx";
import { castCovers } from "./cast.ts";
import { MotifArt } from "./cover-art.tsx";
import { palette } from "./cover.css.ts";
import { motifArt } from "./cover.ts";
import { isMotif } from "./cast.ts";
import { motifs } from "./families.ts";
import { layouts } from "./compose.ts";
import { lobbyGames, oneGame } from "./games.fixture.ts";
import { paletteKey } from "./palette-key.ts";

const meta = { title: "Media/Cover art", component: GameGrid, parameters: { layout: "padded" } } satisfies Meta<typeof GameGrid>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The lobby's page: sixty covers, no two alike, none beside its own palette. */
export const SixtyCovers: Story = {
  args: { games: lobbyGames },
  play: async ({ canvasElement }) => {
    const drawings = [...canvasElement.querySelectorAll("[data-component=game-cover]")].map((cover) => cover.outerHTML);
    await expect(drawings).toHaveLength(60);
    await expect(new Set(drawings).size).toBe(60);
    const elements = [...canvasElement.querySelectorAll("[data-component=game-cover] *")].length;
    await expect(elements / 60).toBeLessThan(14);
  },
};

/** Twelve games whose names ask for one and the same palette. */
export const Neighbours: Story = {
  args: {
    games: lobbyGames
      .filter(
        (game) =>
          castCovers([game.subject])[0]?.palette === castCovers([oneGame("Pearl Monsoon", "Monsoon").subject])[0]?.palette,
      )
      .flatMap((game, copy) => [game, { ...game, id: `${game.id}/${copy}` }])
      .slice(0, 12),
  },
  play: async ({ args, canvasElement }) => {
    const worn = [...canvasElement.querySelectorAll("[data-component=game-cover]")].map(
      (cover) => getComputedStyle(cover).backgroundColor,
    );
    await expect(worn.length).toBe(args.games.length);
    for (let place = 1; place < worn.length; place += 1) await expect(worn[place]).not.toBe(worn[place - 1]);
  },
};

/** Each sign by itself, in the palettes' order. */
export const Signs: Story = {
  args: { games: [] },
  render: () => (
    <Grid layout="lobby">
      {Object.keys(motifs)
        .filter(isMotif)
        .map((name, place) => (
          <figure key={name} style={{ margin: 0 }}>
            <div className={palette[paletteKey(place + 1)]} style={{ aspectRatio: "1", overflow: "hidden" }}>
              <MotifArt art={motifArt(name, name)} />
            </div>
            <Text as="figcaption" size="xs" tone="muted">
              {name}
            </Text>
          </figure>
        ))}
    </Grid>
  ),
};

/** One game in each of the six layouts. */
export const Layouts: Story = {
  args: { games: [] },
  render: () => (
    <Grid layout="lobby">
      {layouts.map((layout, place) => {
        const { subject, title } = oneGame("Crown of Mysore", "Tin Crown");
        const cast = { motif: "crown", layout, face: "plain", palette: place * 2 + 1, seed: 7 } as const;
        return <GameCover key={layout} subject={subject} title={title} cast={cast} />;
      })}
    </Grid>
  ),
};

const long = [
  "Legend of the Nine Golden Monkeys Deluxe",
  "Thiruvananthapuram",
  "A very long name that no vendor should give to a game, but one of them will",
  "W",
  "Mmmmmmmm Wwwwwwww",
];
const hindi = ["श्रीकृष्ण की रासलीला", "राजस्थान एक्सप्रेस", "तीन पत्ती", "सोने का हिरन", "महाराजा का ख़ज़ाना और सात दरवाज़े"];
const arabic = ["ليلة القمر", "كنز الصحراء الكبير", "قصر الطاووس", "روليت", "ملك الذهب والفضة في مدينة النحاس"];
const others = ["黄金の虎伝説", "ราชามังกร", "স্বর্ণ হরিণ", "தங்க மான்", "Đêm Diwali ở Hà Nội"];
const titled = (titles: readonly string[]) => ({ args: { games: titles.map((title) => oneGame(title, "Mridang")) } });

export const LongTitles: Story = titled(long);
/** Titles in Hindi. */
export const HindiTitles: Story = titled(hindi);
/** Titles in Arabic. */
export const ArabicTitles: Story = titled(arabic);
/** Titles in other scripts. */
export const OtherScripts: Story = titled(others);
