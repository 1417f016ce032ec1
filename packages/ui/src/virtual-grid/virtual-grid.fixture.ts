import { castCovers } from "../cover/cast.ts";
import { lobbyGames } from "../cover/games.fixture.ts";
import type { GridGame } from "../game-grid/game-grid.tsx";

/** A catalogue of 5,000: the lobby's games again and again, each in its own numbered edition. */
export const games: readonly GridGame[] = Array.from({ length: 5000 }, (_, index) => {
  const game = lobbyGames[index % lobbyGames.length];
  if (!game) throw new Error("The lobby's fixture is empty.");
  return { ...game, id: `${game.id}#${index}`, title: `${game.title} ${index + 1}` };
});

// Cast once, outside of any component: neighbours never share a palette, however far a person scrolls.
const casts = castCovers(
  games.map((game) => game.subject),
  { columns: [3, 5, 10] },
);
const byId = new Map(games.map((game, index) => [game.id, casts[index]]));
export const castOf = (id: string) => byId.get(id);
