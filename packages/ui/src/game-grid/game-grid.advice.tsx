import { hot, lobbyGames } from "../cover/games.fixture.ts";
import type { Advice } from "../story/advice.tsx";
import { GameGrid } from "./game-grid.tsx";

const games = lobbyGames.slice(0, 10);

/** Drawn on the page of the component. */
export const advice: readonly Advice[] = [
  {
    wide: true,
    good: {
      says: "The few games that are played most now are marked.",
      scene: <GameGrid games={hot(games, [1, 6])} />,
    },
    bad: {
      says: "A word under every cover sets none of them apart.",
      scene: <GameGrid games={hot(games, [...games.keys()])} />,
    },
  },
];
