import { GameCover } from "../game-cover/game-cover.tsx";
import { GameGrid } from "../game-grid/game-grid.tsx";
import { Grid } from "../grid/grid.tsx";
import type { Advice } from "../story/advice.tsx";
import { castCovers } from "./cast.ts";
import { lobbyGames, oneGame } from "./games.fixture.ts";

const paletteOf = (subject: (typeof lobbyGames)[number]["subject"]) => castCovers([subject])[0]?.palette;
const wanted = paletteOf(oneGame("Pearl Monsoon", "Monsoon").subject);
/** Games whose names ask for one and the same palette. */
const alike = lobbyGames.filter(({ subject }) => paletteOf(subject) === wanted).slice(0, 6);

/** Drawn on the page of the component. */
export const advice: readonly Advice[] = [
  {
    wide: true,
    good: { says: "Cast together: neighbours have palettes of their own.", scene: <GameGrid games={alike} /> },
    bad: {
      says: "Each cast alone: games of one palette beside each other look like one.",
      scene: (
        <Grid layout="lobby">
          {alike.map(({ id, subject, title }) => (
            <GameCover key={id} subject={subject} title={title} />
          ))}
        </Grid>
      ),
    },
  },
];
