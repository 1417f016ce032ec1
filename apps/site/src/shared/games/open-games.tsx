import { GameGrid } from "@baize/ui/game-grid";
import { SectionHeading } from "@baize/ui/section-heading";
import { Skeleton } from "@baize/ui/skeleton";
import { mayTry } from "@baize/domain/gaming/game/free-play";
import type { Game } from "./game-subject.ts";
import { useGameEntries } from "./use-game-entries.tsx";
import { useLaunchBy } from "./use-launch-by.ts";
import { useRead } from "../api/use-read.ts";

interface OpenGamesProps {
  title: string;
  /** The server's suggestions; without them the popular games are loaded. */
  games?: readonly Game[] | undefined;
  /** The game that did not open. */
  except?: string;
  count?: number;
}

/** Popular games that this visitor can open now, in place of a closed one. */
export function OpenGames({ title, games, except, count = 10 }: OpenGamesProps) {
  const by = useLaunchBy();
  const entries = useGameEntries();
  const popular = useRead("games.popular", { count: 40, launchable: true }, { enabled: games === undefined });
  const all = games ?? popular.data?.items;
  const open = all?.filter((game) => game.id !== except && (!by.demo || mayTry(game.category, by.freePlay))).slice(0, count);
  if (open?.length === 0 || (games === undefined && popular.isError)) return null;
  return (
    <section>
      <SectionHeading title={title} />
      {open ? <GameGrid games={entries(open)} /> : <Skeleton blockSize="12rem" />}
    </section>
  );
}
