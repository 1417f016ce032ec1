import type { Game } from "./game-subject.ts";

/** The page that opens a game in its frame. */
export function gamePath(game: Pick<Game, "id" | "vassalage">): string {
  return `/game?${new URLSearchParams({ gameId: game.id, vassalage: game.vassalage }).toString()}`;
}
