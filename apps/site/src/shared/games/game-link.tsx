import { Link as RouterLink, type LinkProps, useLocation } from "react-router-dom";
import type { LaunchBy } from "@baize/domain/gaming/game/launch";
import type { Game } from "./game-subject.ts";
import { launchPath } from "./launch-path.ts";

interface GameLinkProps extends Omit<LinkProps, "to"> {
  game: Game;
  by: LaunchBy;
}

/** Starts a game: links to its page, its lottery, its list of sub-games, or the sign-in, by the domain's rule. */
export function GameLink({ game, by, ...rest }: GameLinkProps) {
  return <RouterLink to={launchPath(game, by, useLocation())} {...rest} />;
}
