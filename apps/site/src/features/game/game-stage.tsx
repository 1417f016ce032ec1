import { Skeleton } from "@baize/ui/skeleton";
import type { Game } from "../../shared/games/game-subject.ts";
import { GameTable } from "./game-table.tsx";
import { LaunchError } from "./launch-error.tsx";
import { type LaunchParameters, useLaunch } from "./use-launch.ts";

interface GameStageProps {
  parameters: LaunchParameters;
  leave: (game?: Game) => void;
  className: string;
}

/** A game from its launch to its frame, or the reason why it did not open, with other open games. */
export function GameStage({ parameters, leave, className }: GameStageProps) {
  const launch = useLaunch(parameters);
  const again = () => void launch.refetch();
  if (launch.isError)
    return <LaunchError error={launch.error} retry={again} retrying={launch.isFetching} leave={() => leave()} />;
  if (!launch.data) return <Skeleton blockSize="70vh" />;
  const { addresses, game } = launch.data;
  return (
    <GameTable
      key={addresses[0]}
      className={className}
      addresses={addresses}
      game={game}
      relaunch={again}
      leave={() => leave(game)}
    />
  );
}
