import { Link as RouterLink, type LinkProps, useLocation } from "react-router-dom";
import type { LaunchBy } from "@baize/domain/gaming/game/launch";
import type { Game } from "./game-subject.ts";
import { launchPath } from "./launch-path.ts";

interface GameLinkProps extends Omit<LinkProps, "to"> {
  game: Game;
  by: LaunchBy;
}

/** Starts a game: to its page, its lottery, its list of sub-games, or first to the sign-in, as the rule of starting says. */
export function GameLink({ game, by, ...rest }: GameLinkProps) {
  return <RouterLink to={launchPath(game, by, useLocation())} {...rest} />;
}
